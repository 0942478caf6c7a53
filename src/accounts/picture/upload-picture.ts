import { eq } from "drizzle-orm";
import { AppError } from "#platform/errors.ts";
import { remnantAfterSeconds } from "#platform/files/stored-file-removal.ts";
import type { Upload } from "#platform/http/read-body.ts";
import type { Services } from "#platform/services.ts";
import type { Accounts } from "../accounts.ts";
import { accountGone } from "../profile/update-profile.ts";
import { removeUnusedFileJob } from "../remove-unused-file.ts";
import { profiles, users } from "../schema.ts";
import {
  type Crop,
  pictureBytesMax,
  pictureMissing,
  pictureTooLarge,
  pictureUploadPath,
} from "../ui/picture/picture-limits.ts";
import { avatarKeyOf, avatarUrlOf, newAvatarKey } from "./avatar-file.ts";
import { readCrop } from "./crop.ts";
import { makeAvatar } from "./make-avatar.ts";

/** Form data around the file. */
const frameBytesMax = 16 * 1_024;

/** Pictures are the only requests larger than a form, and only signed-in users may send them. */
export function pictureUpload({ readSession }: Pick<Accounts, "readSession">): Upload {
  return {
    path: pictureUploadPath,
    bytesMax: pictureBytesMax + frameBytesMax,
    type: "multipart/form-data",
    async admit(c) {
      const { clientAddress } = c.get("scope");
      const { session } = await readSession({ headers: c.req.raw.headers, clientAddress });
      if (session) return session.viewer.userId;
      throw new AppError("unauthorized", {
        userMessage: "You’re not signed in. Please sign in, then choose the picture again.",
        // The rest of the upload is not read.
        headers: { Connection: "close" },
      });
    },
  };
}

/** Each upload costs a decoding and a file. */
const perPerson = { name: "avatar-upload", attemptsMax: 30, windowSeconds: 60 * 60 };

/** Far above the time that the largest picture takes. */
const writingMs = 60_000;

type UploadParts = Pick<Services, "db" | "files" | "jobs" | "clock" | "rateLimits" | "workers">;

/**
 * Handles the picture form: field `picture` is the new one, with `crop` as the part to keep; field `remove` removes the old one.
 * @returns the picture's new address.
 * @throws {AppError} `invalid_input`, `payload_too_large`, `rate_limited`; `gone` if the user no longer exists.
 */
export async function receivePicture(
  services: UploadParts,
  { userId, form }: { readonly userId: string; readonly form: FormData },
): Promise<string | null> {
  await services.rateLimits.consume(perPerson, userId);
  if (form.has("remove")) {
    await removeAvatar(services, userId);
    return null;
  }
  const picture = form.get("picture");
  // Browsers send a file field without a file as an empty one.
  if (!(picture instanceof File) || picture.size === 0) {
    throw new AppError("invalid_input", { userMessage: pictureMissing });
  }
  if (picture.size > pictureBytesMax) throw new AppError("payload_too_large", { userMessage: pictureTooLarge });
  const crop = readCrop(form);
  return setAvatar(services, { userId, file: new Uint8Array(await picture.arrayBuffer()), crop });
}

type Parts = Pick<Services, "db" | "files" | "jobs" | "clock">;

/**
 * Replaces a user's picture.
 * @param file the upload.
 * @param crop the part to keep; without it, the center.
 * @returns the new picture's address.
 * @throws {AppError} `invalid_input` if the format isn't supported or the crop doesn't fit; `gone` if the user no longer exists.
 */
export async function setAvatar(
  services: Parts & Pick<Services, "workers">,
  { userId, file, crop }: { readonly userId: string; readonly file: Uint8Array; readonly crop?: Crop | undefined },
): Promise<string> {
  const { db, files, jobs, workers } = services;
  const avatar = await makeAvatar(workers, { file, crop }, { group: userId, signal: AbortSignal.timeout(writingMs) });
  const key = newAvatarKey();
  // Enqueued before the file exists, so that it is cleaned up even if this process ends in between.
  await jobs.enqueue(db, removeUnusedFileJob, { key }, { startAfterSeconds: remnantAfterSeconds });
  await files.put(key, avatar);
  await switchAvatar(services, userId, avatarUrlOf(key));
  return avatarUrlOf(key);
}

/** Removes a user's picture. @throws {AppError} `gone` if the user no longer exists. */
export function removeAvatar(services: Parts, userId: string): Promise<void> {
  return switchAvatar(services, userId, null);
}

/** The old picture is deleted by a job that exists if and only if the switch is committed. */
async function switchAvatar({ db, jobs, clock }: Parts, userId: string, avatarUrl: string | null): Promise<void> {
  const at = clock.now();
  await db.transaction(async (transaction) => {
    // Serializes two simultaneous changes, so that each sees the other's picture.
    const [user] = await transaction
      .select({ firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (!user) throw accountGone();
    const [before] = await transaction
      .select({ avatarUrl: profiles.avatarUrl })
      .from(profiles)
      .where(eq(profiles.id, userId));
    await transaction
      .insert(profiles)
      .values({ id: userId, ...user, avatarUrl, updatedAt: at })
      .onConflictDoUpdate({ target: profiles.id, set: { avatarUrl, updatedAt: at } });
    const key = avatarKeyOf(before?.avatarUrl ?? null);
    if (key) await jobs.enqueue(transaction, removeUnusedFileJob, { key });
  });
}
