import { count, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { sessions, users } from "../schema.ts";
import { getWaysIn, type WaysIn } from "../security/get-ways-in.ts";
import { readEmail } from "./read-email.ts";

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
export async function getAccount(db: Executor, givenEmail: string): Promise<Account> {
  const email = readEmail(givenEmail);
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (!user) throw new AppError("not_found", { userMessage: `There is no account with ${email}.` });
  const { id, emailVerified, createdAt, disabledAt, deleteAfter } = user;
  const [its] = await db.select({ count: count() }).from(sessions).where(eq(sessions.userId, id));
  const waysIn = await getWaysIn(db, id);
  return { id, email, emailVerified, createdAt, disabledAt, deleteAfter, sessionsCount: its?.count ?? 0, waysIn };
}
