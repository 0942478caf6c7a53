import { eq } from "drizzle-orm";
import type { JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import type { SubscriptionRow } from "../entitlement/find-entitlement.ts";
import { versionAt } from "../price-list.ts";
import { readPriceList } from "../read-price-list.ts";
import { billingMails } from "../schema.ts";
import type { Change } from "../settlement/history.ts";
import { lockAccount } from "../settlement/lock-account.ts";
import { readHistories } from "../settlement/read-histories.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { isFresh, mailOnce } from "./claim-mail.ts";
import { writeCancellationMail } from "./write-payer-mails.ts";

/**
 * A refund in the provider's dashboard often comes with a cancellation, whose webhook may arrive first. The provider repeats webhooks for
 * about three minutes. After that, the refund is known, and its mail already says that nothing more is charged.
 */
const delaySeconds = 4 * 60;

export interface MailCancellation {
  readonly userId: string;
  /** Id of the subscription. */
  readonly id: string;
}

export const mailCancellationJob: JobKind<MailCancellation> = {
  name: "mail-cancellation",
  retryLimit: 5,
  expireInSeconds: 120,
};

/** Schedules the mail about a cancellation, in the transaction that records it. Does nothing if it was already sent. */
export async function announceCancellation(
  { db, jobs, clock }: Pick<Billing, "db" | "jobs" | "clock">,
  row: SubscriptionRow,
  changes: readonly Change[],
): Promise<void> {
  const key = keyOf(row, changes, clock.now());
  if (key === null || (await db.$count(billingMails, eq(billingMails.key, key))) > 0) return;
  const { userId, id } = row;
  await jobs.enqueue(db, mailCancellationJob, { userId, id }, { startAfterSeconds: delaySeconds });
}

/** Mails when the plan ends, based on the current state: it may have been resumed or refunded meanwhile. Once per cancellation. */
export async function mailCancellation(
  services: Pick<Services, "db" | "jobs" | "clock" | "config">,
  { userId, id }: MailCancellation,
): Promise<void> {
  await services.db.transaction(async (db) => {
    await lockAccount(db, userId);
    const now = services.clock.now();
    const known = (await readHistories(db, userId)).find(({ row }) => row.id === id);
    const key = known && keyOf(known.row, known.history.changes, now);
    if (!known || !key) return;
    const { subscriptionPlanId, interval, endsAt, isTest } = known.row;
    const planName = versionAt(await readPriceList(db), subscriptionPlanId, now).name;
    await mailOnce({ ...services, db }, { key, userId }, (to) =>
      writeCancellationMail(to, { planName, interval, endsAt, isTest }, services.config),
    );
  });
}

/** @returns null if there is nothing to mail. */
function keyOf(row: SubscriptionRow, changes: readonly Change[], now: Date): string | null {
  const latest = changes.at(-1);
  if (latest?.status !== "cancelled" || !isFresh(latest.updatedAt, now)) return null;
  // The mail about the refund already says that the plan has ended.
  if (row.refundedUntil && now < row.refundedUntil) return null;
  // Cancelling again after resuming is a new cancellation.
  const times = changes.filter(({ status }, at) => status === "cancelled" && changes[at - 1]?.status !== status).length;
  return `cancelled:${row.provider}:${row.providerId}:${times}`;
}
