import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { emailMessage, parseEmail } from "#platform/forms/rules.ts";
import { signUps, users } from "../schema.ts";

/** @throws {AppError} `not_found`, and `invalid_input` for what is no address. */
export async function getUserId(db: Executor, givenEmail: string): Promise<string> {
  const email = readEmail(givenEmail);
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (user) return user.id;
  const [signUp] = await db.select({ createdAt: signUps.createdAt }).from(signUps).where(eq(signUps.email, email));
  const waits = signUp
    ? ` A sign-up of ${signUp.createdAt.toISOString().slice(0, 10)} waits for the link in its mail to be opened. You can make the account yourself: create ${email} --verified.`
    : "";
  throw new AppError("not_found", { userMessage: `There is no account with ${email}.${waits}` });
}

/** @throws {AppError} `invalid_input` for what is no address that mail can be sent to. */
export function readEmail(text: string): string {
  const email = parseEmail(text);
  if (email === null) throw new AppError("invalid_input", { userMessage: `${emailMessage}.` });
  return email;
}
