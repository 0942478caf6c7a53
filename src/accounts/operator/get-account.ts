import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { sessions, users } from "../schema.ts";
import { getWaysIn, type WaysIn } from "../security/get-ways-in.ts";
import { getUserId } from "./get-user-id.ts";

/** What whoever runs the product may know of an account: what is needed to help its owner, and no more. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
  readonly deleteAfter: Date | null;
  readonly sessionsCount: number;
  readonly waysIn: WaysIn;
}

/** @throws {AppError} `not_found`, and `invalid_input` for what is no address. */
export async function getAccount(db: Executor, email: string): Promise<Account> {
  const id = await getUserId(db, email);
  const waysIn = await getWaysIn(db, id);
  const [account] = await db
    .select({
      id: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      createdAt: users.createdAt,
      disabledAt: users.disabledAt,
      deleteAfter: users.deleteAfter,
      sessionsCount: db.$count(sessions, eq(sessions.userId, id)),
    })
    .from(users)
    .where(eq(users.id, id));
  if (!account) throw new Error("the account went away while it was looked at");
  return { ...account, waysIn };
}
