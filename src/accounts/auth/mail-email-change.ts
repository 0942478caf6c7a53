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
 * The library sends one kind of verification for a new account and for a new address. When it is for a new address, both addresses hear
 * of it.
 * @returns false when it is not: the account has this very address.
 */
export async function mailEmailChange(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  mails: AccountMails,
  { userId, newEmail, token }: EmailChange,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [user] = await transaction.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (!user || user.email === newEmail) return false;
    await sendMail(transaction, jobs, mails.emailChangeVerification(newEmail, token));
    await sendMail(transaction, jobs, mails.emailChangeRequested(user.email, newEmail));
    return true;
  });
}
