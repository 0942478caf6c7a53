import { eq } from "drizzle-orm";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { users } from "../schema.ts";

interface EmailChange {
  readonly userId: string;
  readonly newEmail: string;
  readonly token: string;
}

/**
 * The library sends one kind of verification for a new account and for a new address. When it is for a new address, the mail says so. The
 * old one is told elsewhere (`requestEmailChange`), because it has to be told as well where the new one is taken.
 * @returns false when it is not: the account has this very address.
 */
export async function mailEmailChange(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  mails: AccountMails,
  { userId, newEmail, token }: EmailChange,
): Promise<boolean> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user || user.email === newEmail) return false;
  await sendMail(db, jobs, mails.emailChangeVerification(newEmail, token));
  return true;
}
