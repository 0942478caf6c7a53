import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { users } from "./schema.ts";

/** @returns where other slices write to somebody; undefined for who has left, was disabled, or has not shown that the address is theirs. */
export async function findMailAddress(db: Executor, userId: string): Promise<string | undefined> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true), isNull(users.disabledAt)));
  return user?.email;
}
