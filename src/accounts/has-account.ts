import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { users } from "./schema.ts";

/** @param userId a uuid. */
export async function hasAccount(db: Executor, userId: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return rows.length > 0;
}
