import { and, eq, gt } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { verifications } from "../schema.ts";

/** Under which name it stands among the links that work; its value is the new address. */
export const emailChangeOf = (userId: string): string => `email-change:${userId}`;

/** @returns the address to which somebody's account moves once it is confirmed; undefined where nothing is to be confirmed. */
export async function findEmailChange(db: Executor, userId: string, now: Date): Promise<string | undefined> {
  const isPending = and(eq(verifications.identifier, emailChangeOf(userId)), gt(verifications.expiresAt, now));
  const [row] = await db.select({ newEmail: verifications.value }).from(verifications).where(isPending);
  return row?.newEmail;
}
