import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { Profile } from "../profile/get-profile.ts";
import { profiles, sessions, users } from "../schema.ts";

export interface SessionOwner {
  readonly sessionId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date;
  readonly userId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly twoFactorEnabled: boolean;
  readonly disabledAt: Date | null;
  readonly deleteAfter: Date | null;
  /** Null where none has been made yet. */
  readonly profile: Profile | null;
}

/** All that pages know of a session and its owner, in one question to the database. */
export async function findSessionOwner(db: Executor, sessionId: string): Promise<SessionOwner | undefined> {
  const [owner] = await db
    .select({
      sessionId: sessions.id,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
      userId: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      twoFactorEnabled: users.twoFactorEnabled,
      disabledAt: users.disabledAt,
      deleteAfter: users.deleteAfter,
      profile: { firstName: profiles.firstName, lastName: profiles.lastName, avatarUrl: profiles.avatarUrl },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(sessions.id, sessionId));
  return owner;
}
