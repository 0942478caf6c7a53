import { eq } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { accountGone } from "../profile/update-profile.ts";
import { removeUnusedFileJob } from "../remove-unused-file.ts";
import { profiles, users } from "../schema.ts";
import type { Crop } from "../ui/picture/picture-limits.ts";
import { avatarKeyOf, avatarUrlOf, newAvatarKey } from "./avatar-file.ts";
import { makeAvatar } from "./make-avatar.ts";

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
