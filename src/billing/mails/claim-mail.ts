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

/**
 * Mails a payer once for each key, in the transaction that records what the mail is about.
 * @param write gets the address. It is not called where the mail has gone out before, or where there is nobody to write to.
 */
export async function mailOnce(
  { db, jobs, clock }: Pick<Billing, "db" | "jobs" | "clock">,
  { key, userId }: { readonly key: string; readonly userId: string },
  write: (to: string) => Mail,
): Promise<void> {
  const claimed = await db
    .insert(billingMails)
    .values({ key, userId, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ key: billingMails.key });
  if (claimed.length === 0) return;
  const to = await findMailAddress(db, userId);
  if (to) await sendMail(db, jobs, write(to));
}

/** Forgets what was mailed long ago. */
export async function forgetOldMails(db: Executor, now: Date): Promise<void> {
  await db.delete(billingMails).where(lt(billingMails.createdAt, new Date(now.getTime() - keptMs)));
}
