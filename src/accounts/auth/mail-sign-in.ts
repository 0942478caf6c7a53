import { createEmailVerificationToken } from "better-auth/api";
import { eq } from "drizzle-orm";
import { type Mail, sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { users } from "../schema.ts";

const verificationSeconds = 60 * 60;

/**
 * Sends a link or code to whoever has an account with this address. An address that was never confirmed gets the mail that confirms it
 * instead, as after a sign-in with the password: whoever signed up with it may not be its owner.
 */
export async function mailSignIn(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  mails: AccountMails,
  secret: string,
  signIn: Mail,
): Promise<void> {
  const email = signIn.to;
  const [user] = await db.select({ emailVerified: users.emailVerified }).from(users).where(eq(users.email, email));
  if (!user) return;
  if (user.emailVerified) return sendMail(db, jobs, signIn);
  const token = await createEmailVerificationToken(secret, email, undefined, verificationSeconds);
  await sendMail(db, jobs, mails.verification(email, token));
}
