import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { users } from "../schema.ts";

/** @param email as `parseEmail` gives it. Whoever asks must not let the answer be seen: it is nobody's business but the owner's. */
export async function hasAccountWith(db: Executor, email: string): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0;
}
