import { and, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { sessions } from "../schema.ts";

/**
 * Ends one of somebody's own sessions. By its id: the token, which the library's own endpoint asks for, is shown to nobody.
 * @returns false when they have none of this id, or no longer.
 */
export async function revokeSession(
  db: Executor,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<boolean> {
  const isIt = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
  return (await db.delete(sessions).where(isIt).returning({ id: sessions.id })).length > 0;
}
