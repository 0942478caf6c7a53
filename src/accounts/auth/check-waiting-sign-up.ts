import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { signUps, users } from "../schema.ts";
import { isAddressTaken, mailSignUpAgain } from "../sign-up/begin-sign-up.ts";
import { hashInTurn } from "./hash-turns.ts";
import type { HookContext } from "./hook-context.ts";
import { takeMailTurn } from "./merge-mails.ts";

/**
 * Runs before a sign-in, for addresses with a sign-up that waits, of which the library knows nothing. Its password opens nothing, but who
 * knows it hears that the address is to be confirmed, and gets the link again.
 * @throws {APIError} 403 for the right password, 401 for a wrong one, 400 for a code that nobody can have been sent.
 */
export async function checkWaitingSignUp(services: Services, mails: AccountMails, context: HookContext): Promise<void> {
  const { path, body } = context;
  if (path !== "/sign-in/email" && path !== "/sign-in/email-otp") return;
  const email = typeof body?.email === "string" ? body.email : "";
  const { db } = services;
  const [signUp] = await db.select({ password: signUps.password }).from(signUps).where(eq(signUps.email, email));
  if (path === "/sign-in/email-otp") {
    // The library would make an account for any address whose code is guessed.
    const hasAccount = (await db.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0;
    if (!signUp && !hasAccount) throw new APIError("BAD_REQUEST", { code: "INVALID_OTP" });
    return;
  }
  if (!signUp || (await isAddressTaken(db, email))) return;
  const password = typeof body?.password === "string" ? body.password : "";
  if (!(await hashInTurn.verify({ password, hash: signUp.password }))) {
    throw new APIError("UNAUTHORIZED", { code: "INVALID_EMAIL_OR_PASSWORD" });
  }
  if (await takeMailTurn(services, "sign-in-verification", { email })) await mailSignUpAgain(services, mails, email);
  throw new APIError("FORBIDDEN", { code: "EMAIL_NOT_VERIFIED" });
}

/**
 * Runs after a new password was asked for. A sign-up that waits has no account whose password could be set, and its link must not be mailed
 * to whoever asks for another thing: it would confirm what somebody else may have typed. So the mail says how to go on.
 */
export async function mailWaitingSignUp(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  mails: AccountMails,
  { path, body }: HookContext,
): Promise<void> {
  if (path !== "/request-password-reset" || typeof body?.email !== "string") return;
  const { email } = body;
  const [signUp] = await db.select({ id: signUps.id }).from(signUps).where(eq(signUps.email, email));
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (signUp && !user) await sendMail(db, jobs, mails.noAccountYet(email));
}
