import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { profiles, users } from "../schema.ts";

export interface ProfileUpdate {
  readonly userId: string;
  /** As `checkProfile` gives them. */
  readonly firstName: string;
  readonly lastName: string;
  readonly at: Date;
}

/**
 * Changes somebody's name, in the profile and where the library keeps it. Their picture is left as it is, whatever else happens to it
 * meanwhile.
 * @throws {AppError} `gone` when there is no such user any more.
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

/** For whoever was signed in a moment ago. */
export function accountGone(): AppError {
  return new AppError("gone", { userMessage: "This account no longer exists." });
}
