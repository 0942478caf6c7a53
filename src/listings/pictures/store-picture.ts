import type { Services } from "#platform/services.ts";
import type { PictureKind } from "../listing-rules.ts";
import { fileKeysOf, newPictureKey, pictureFileRemoval, smallKeyOf } from "./picture-files.ts";
import type { writeListingPicture } from "./write-listing-picture.ts";

/** Far above the time that the largest picture takes. */
const writingMs = 60_000;

/** A picture whose files are in the storage, for a row of its own. Without one they are removed after an hour. */
export interface StoredPicture {
  readonly kind: PictureKind;
  readonly key: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

interface NewFile {
  readonly kind: PictureKind;
  readonly file: File;
  /** User who uploads. */
  readonly userId: string;
}

/** Writes an uploaded picture anew and stores it. No transaction may be open: it takes a while. @throws {AppError} as `writeListingPicture`. */
export async function storePicture(
  { db, files, jobs, workers }: Pick<Services, "db" | "files" | "jobs" | "workers">,
  { kind, file, userId }: NewFile,
): Promise<StoredPicture> {
  const order = { file: new Uint8Array(await file.arrayBuffer()), kind };
  const turn = { group: userId, signal: AbortSignal.timeout(writingMs) };
  const { bytes, small, width, height } = await workers.run<typeof writeListingPicture>(
    "listingPictures.writeListingPicture",
    order,
    turn,
  );
  const key = newPictureKey();
  await pictureFileRemoval.enqueueRemnants(db, jobs, fileKeysOf({ kind, key }));
  await files.put(key, bytes);
  if (small) await files.put(smallKeyOf(key), small);
  return { kind, key, width, height };
}
