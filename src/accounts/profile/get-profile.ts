import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { profiles, users } from "../schema.ts";

export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly avatarUrl: string | null;
}

const columns = { firstName: profiles.firstName, lastName: profiles.lastName, avatarUrl: profiles.avatarUrl };

/** The only external origin we load pictures from: Google's, requested by the browser itself. */
export const googlePictures = "https://lh3.googleusercontent.com";

/**
 * A user's profile. If there is none yet, it is created from the sign-up data (B8).
 * @throws if the user doesn't exist.
 */
export async function getProfile(db: Executor, userId: string): Promise<Profile> {
  const [known] = await db.select(columns).from(profiles).where(eq(profiles.id, userId));
  if (known) return known;
  const [user] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, image: users.image })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error("no such user");
  const { firstName, lastName, image } = user;
  const avatarUrl = image?.startsWith(`${googlePictures}/`) ? image : null;
  await db.insert(profiles).values({ id: userId, firstName, lastName, avatarUrl }).onConflictDoNothing();
  return { firstName, lastName, avatarUrl };
}
