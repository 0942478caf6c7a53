import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { profiles, users } from "../schema.ts";

export interface ProfileUpdate {
  readonly userId: string;
  /** First and last name, as `checkProfile` returns them. */
  readonly firstName: string;
  readonly lastName: string;
  readonly at: Date;
}

/**
 * Changes a user's name, in the profile and in the library's table. Doesn't touch the picture, which may change at the same time.
 * @throws {AppError} `gone` if the user no longer exists.
 */
export async function updateProfile(db: Database, { userId, firstName, lastName, at }: ProfileUpdate): Promise<void> {
  const names = { firstName, lastName, updatedAt: at };
  await db.transaction(async (transaction) => {
    const updated = await transaction
      .update(users)
      .set({ ...names, name: `${firstName} ${lastName}` })
      .where(eq(users.id, userId))
      .returning({ id: users.id });
    if (updated.length === 0) throw accountGone();
    await transaction
      .insert(profiles)
      .values({ id: userId, ...names })
      .onConflictDoUpdate({ target: profiles.id, set: names });
  });
}

/** For a user who was signed in a moment ago. */
export function accountGone(): AppError {
  return new AppError("gone", { userMessage: "This account no longer exists." });
}
