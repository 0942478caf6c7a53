import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { profiles, users } from "../schema.ts";

export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly avatarUrl: string | null;
}

const columns = { firstName: profiles.firstName, lastName: profiles.lastName, avatarUrl: profiles.avatarUrl };

/** The only place from which a picture of somebody is taken that is not uploaded: Google's, as the browser's own request. */
export const googlePictures = "https://lh3.googleusercontent.com";

/**
 * What somebody says about themselves. Where nothing is there yet, it is made from what was said at sign-up (B8).
 * @throws when there is no such user.
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
