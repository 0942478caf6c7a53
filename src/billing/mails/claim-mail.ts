import { lt } from "drizzle-orm";
import { findMailAddress } from "#accounts/index.ts";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { type Mail, sendMail } from "#platform/mail/mail.ts";
import { billingMails } from "../schema.ts";
import type { Billing } from "../subscriptions/billing.ts";

/** The provider dates what has just happened by today. What is older has been read from its books later, and is no news to anyone. */
const freshMs = 3 * dayMs;
/** A payment that has failed at first is collected within two weeks, and unpaid for two more. */
const collectedMs = 35 * dayMs;
/** Longer than anything that was mailed is described anew by the provider. */
const keptMs = 400 * dayMs;

export const isFresh = (happenedAt: Date, now: Date): boolean => now.getTime() - happenedAt.getTime() < freshMs;

export const isCollected = (createdAt: Date, now: Date): boolean => now.getTime() - createdAt.getTime() < collectedMs;

interface PayerMail {
  /** What it is about: there is one mail for each key. */
  readonly key: string;
  readonly userId: string;
}

/** In the transaction that records what the mail is about. @returns false where it was claimed before. */
export async function claimMail(
  { db, clock }: Pick<Billing, "db" | "clock">,
  { key, userId }: PayerMail,
): Promise<boolean> {
  const claimed = await db
    .insert(billingMails)
    .values({ key, userId, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ key: billingMails.key });
  return claimed.length > 0;
}

/** @param write gets the address. It is not called where the account has no verified address, or is gone. */
export async function mailPayer(
  { db, jobs }: Pick<Billing, "db" | "jobs">,
  userId: string,
  write: (to: string) => Mail,
): Promise<void> {
  const to = await findMailAddress(db, userId);
  if (to) await sendMail(db, jobs, write(to));
}

/** Both: mails a payer once for each key. @returns false where it has gone out before. */
export async function mailOnce(
  billing: Pick<Billing, "db" | "jobs" | "clock">,
  mail: PayerMail,
  write: (to: string) => Mail,
): Promise<boolean> {
  const isClaimed = await claimMail(billing, mail);
  if (isClaimed) await mailPayer(billing, mail.userId, write);
  return isClaimed;
}

/** Forgets what was mailed long ago. */
export async function forgetOldMails(db: Executor, now: Date): Promise<void> {
  await db.delete(billingMails).where(lt(billingMails.createdAt, new Date(now.getTime() - keptMs)));
}
