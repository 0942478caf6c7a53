import { eq } from "drizzle-orm";
import { AppError } from "#platform/errors.ts";
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

/** What a form says around its file. */
const frameBytesMax = 16 * 1_024;

/** Pictures are the only thing larger than a form that can be sent here, and only by somebody who is signed in. */
export function pictureUpload({ readSession }: Pick<Accounts, "readSession">): Upload {
  return {
    path: pictureUploadPath,
    bytesMax: pictureBytesMax + frameBytesMax,
    async admit(c) {
      const { clientAddress } = c.get("scope");
      const { session } = await readSession({ headers: c.req.raw.headers, clientAddress });
      if (session) return;
      throw new AppError("unauthorized", {
        userMessage: "You’re not signed in. Please sign in, then choose the picture again.",
        // What is still under way is not read any more.
        headers: { Connection: "close" },
      });
    },
  };
}

/** Each costs a decoding and a file. */
const perPerson = { name: "avatar-upload", attemptsMax: 30, windowSeconds: 60 * 60 };

type UploadParts = Pick<Services, "db" | "files" | "jobs" | "clock" | "rateLimits" | "secrets">;

/**
 * Does what the picture form asks: field `picture` is the new one, of which `crop` is the part to keep; field `remove` takes the old one away.
 * @returns the picture's address from now on.
 * @throws {AppError} `invalid_input`, `payload_too_large`, `rate_limited`; `gone` when there is no such user any more.
 */
export async function receivePicture(
  services: UploadParts,
  { userId, form }: { readonly userId: string; readonly form: FormData },
): Promise<string | null> {
  await services.rateLimits.consume(perPerson, services.secrets.digest("rate-limit", userId));
  if (form.has("remove")) {
    await removeAvatar(services, userId);
    return null;
  }
  const picture = form.get("picture");
  // A browser sends a field without a file as an empty one.
  if (!(picture instanceof File) || picture.size === 0) {
    throw new AppError("invalid_input", { userMessage: pictureMissing });
  }
  if (picture.size > pictureBytesMax) throw new AppError("payload_too_large", { userMessage: pictureTooLarge });
  const crop = readCrop(form);
  return setAvatar(services, { userId, file: new Uint8Array(await picture.arrayBuffer()), crop });
}

type Parts = Pick<Services, "db" | "files" | "jobs" | "clock">;

/** Longer than an upload takes; afterwards a file that no profile names is a remnant. */
const remnantAfterSeconds = 60 * 60;

/**
 * Gives somebody a picture in place of the one that they had.
 * @param file as it was uploaded.
 * @param crop the part of it to keep; without it, the center.
 * @returns the new picture's address.
 * @throws {AppError} `invalid_input` for what is no picture that works here, or a crop that does not fit it; `gone` when there is no such user any more.
 */
export async function setAvatar(
  services: Parts,
  { userId, file, crop }: { readonly userId: string; readonly file: Uint8Array; readonly crop?: Crop | undefined },
): Promise<string> {
  const avatar = await makeAvatar(file, crop);
  const { db, files, jobs } = services;
  const key = newAvatarKey();
  // Before the file is there: should this process end in between, somebody will take it away.
  await jobs.enqueue(db, removeUnusedFileJob, { key }, { startAfterSeconds: remnantAfterSeconds });
  await files.put(key, avatar);
  await switchAvatar(services, userId, avatarUrlOf(key));
  return avatarUrlOf(key);
}

/** Takes somebody's picture away. @throws {AppError} `gone` when there is no such user any more. */
export function removeAvatar(services: Parts, userId: string): Promise<void> {
  return switchAvatar(services, userId, null);
}

/** The picture before goes by a job that exists if and only if the switch does. */
async function switchAvatar({ db, jobs, clock }: Parts, userId: string, avatarUrl: string | null): Promise<void> {
  const at = clock.now();
  await db.transaction(async (transaction) => {
    // Two at once wait for each other here, so that each knows the other's picture.
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
