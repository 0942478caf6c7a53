import { and, desc, eq, gt } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { sessions } from "../schema.ts";

/** A signed-in browser, as shown to the account's owner. */
export interface ListedSession {
  readonly id: string;
  readonly userAgent: string | null;
  /** Network as rate limits count it. */
  readonly network: string | null;
  readonly lastUsedAt: Date;
  readonly signedInAt: Date;
}

/** No one reads further; a user with more can sign them all out. */
const listedMax = 50;

/** A user's sessions, most recently used first. */
export function listSessions(
  db: Executor,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<readonly ListedSession[]> {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      network: sessions.ipAddress,
      lastUsedAt: sessions.lastUsedAt,
      signedInAt: sessions.createdAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), sessions.id)
    .limit(listedMax);
}
