import { lt } from "drizzle-orm";
import { findMailAddress } from "#accounts/index.ts";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { type Mail, sendMail } from "#platform/mail/mail.ts";
import { billingMails } from "../schema.ts";
import type { Billing } from "../subscriptions/billing.ts";

/** The provider dates recent events by today. Older ones were read later by the reconciliation, and are too old to mail. */
const freshMs = 3 * dayMs;
/** The provider retries a failed payment for two weeks, and leaves it unpaid for two more. */
const collectedMs = 35 * dayMs;
/** Longer than the provider goes on describing a payment. */
const keptMs = 400 * dayMs;

export const isFresh = (happenedAt: Date, now: Date): boolean => now.getTime() - happenedAt.getTime() < freshMs;

export const isCollected = (createdAt: Date, now: Date): boolean => now.getTime() - createdAt.getTime() < collectedMs;

interface PayerMail {
  /** The event that it is about. One mail is sent per key. */
  readonly key: string;
  readonly userId: string;
}

/** Runs in the transaction that records the event. @returns false if it was claimed before. */
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

/** @param write gets the address. Not called if the account is deleted or has no verified address. */
export async function mailPayer(
  { db, jobs }: Pick<Billing, "db" | "jobs">,
  userId: string,
  write: (to: string) => Mail,
): Promise<void> {
  const to = await findMailAddress(db, userId);
  if (to) await sendMail(db, jobs, write(to));
}

/** Claims and sends: one mail per key. @returns false if it was sent before. */
export async function mailOnce(
  billing: Pick<Billing, "db" | "jobs" | "clock">,
  mail: PayerMail,
  write: (to: string) => Mail,
): Promise<boolean> {
  const isClaimed = await claimMail(billing, mail);
  if (isClaimed) await mailPayer(billing, mail.userId, write);
  return isClaimed;
}

/** Deletes old records of sent mails. */
export async function forgetOldMails(db: Executor, now: Date): Promise<void> {
  await db.delete(billingMails).where(lt(billingMails.createdAt, new Date(now.getTime() - keptMs)));
}
