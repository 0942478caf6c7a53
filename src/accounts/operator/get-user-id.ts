import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { emailMessage, parseEmail } from "#platform/forms/rules.ts";
import { users } from "../schema.ts";

/** @throws {AppError} `not_found`, and `invalid_input` for what is no address. */
export async function getUserId(db: Executor, givenEmail: string): Promise<string> {
  const email = readEmail(givenEmail);
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new AppError("not_found", { userMessage: `There is no account with ${email}.` });
  return user.id;
}

/** @throws {AppError} `invalid_input` for what is no address that mail can be sent to. */
export function readEmail(text: string): string {
  const email = parseEmail(text);
  if (email === null) throw new AppError("invalid_input", { userMessage: `${emailMessage}.` });
  return email;
}
