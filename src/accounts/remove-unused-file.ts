import { eq } from "drizzle-orm";
import type { JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { avatarUrlOf } from "./picture/avatar-file.ts";
import { dataExports, profiles } from "./schema.ts";

/** The file's key, which reveals nothing about its owner. */
export interface RemoveUnusedFile {
  readonly key: string;
}

/** Retried over about three days: a file that a user removed must not survive a busy disk. */
export const removeUnusedFileJob: JobKind<RemoveUnusedFile> = {
  name: "remove-unused-file",
  retryLimit: 15,
  expireInSeconds: 120,
};

/** Deletes a picture or an export, unless a row references it after all. */
export async function removeUnusedFile(
  { db, files }: Pick<Services, "db" | "files">,
  { key }: RemoveUnusedFile,
): Promise<void> {
  const [asPicture, asArchive] = await Promise.all([
    db
      .select({ id: profiles.id })
      .from(profiles)
      .where(eq(profiles.avatarUrl, avatarUrlOf(key)))
      .limit(1),
    db.select({ id: dataExports.id }).from(dataExports).where(eq(dataExports.fileKey, key)).limit(1),
  ]);
  if (asPicture.length === 0 && asArchive.length === 0) await files.delete(key);
}
