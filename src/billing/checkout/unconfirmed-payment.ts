import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, not, or } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { versionAt } from "../price-list.ts";
import type { ProviderName } from "../provider/payment-provider.ts";
import { readPriceList } from "../read-price-list.ts";
import { unconfirmedPayment } from "../rules.ts";
import { userSubscriptions } from "../schema.ts";
import { webhookEvents } from "../webhooks/schema.ts";
import { checkouts } from "./schema.ts";

/** The provider repeats a webhook for some minutes. After an hour, an unsigned report no longer blocks anything. */
const reportMs = 60 * 60_000;
/** A signed payment also waits for the reconciliation, which runs four times a day. */
const signedMs = dayMs;

interface Payer {
  readonly userId: string;
  /** Any provider by default. */
  readonly provider?: ProviderName;
}

/**
 * The name of the plan whose first payment is still being confirmed: its checkout is known to be paid, but no subscription exists yet.
 * Known from the inbox (a signed event that is not processed yet), from an order that arrived alone, or from the user's return.
 * @returns null if the user may choose a plan. An open, unpaid payment page does not count.
 */
export async function findUnconfirmedPlan(
  { db, clock }: Pick<Services, "db" | "clock">,
  { userId, provider }: Payer,
): Promise<string | null> {
  const now = clock.now();
  const since = (ms: number) => new Date(now.getTime() - ms);
  const subscribedSince = db
    .select({ id: userSubscriptions.id })
    .from(userSubscriptions)
    .where(
      and(
        eq(userSubscriptions.userId, checkouts.userId),
        eq(userSubscriptions.provider, checkouts.provider),
        gt(userSubscriptions.createdAt, checkouts.createdAt),
      ),
    );
  const inInbox = db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(
      and(
        eq(webhookEvents.checkoutId, checkouts.id),
        inArray(webhookEvents.status, ["received", "failed", "quarantined"]),
      ),
    );
  const [paid] = await db
    .select({ planId: checkouts.planId })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        provider && eq(checkouts.provider, provider),
        isNotNull(checkouts.planId),
        or(gt(checkouts.reportedPaidAt, since(reportMs)), gt(checkouts.completedAt, since(signedMs)), exists(inInbox)),
        not(exists(subscribedSince)),
      ),
    )
    .orderBy(desc(checkouts.createdAt))
    .limit(1);
  return paid?.planId ? versionAt(await readPriceList(db), paid.planId, now).name : null;
}

/** @throws {AppError} `conflict` while a payment is being confirmed: the user would pay for two subscriptions. */
export async function requireNoUnconfirmedPayment(
  services: Pick<Services, "db" | "clock">,
  payer: Payer,
): Promise<void> {
  const plan = await findUnconfirmedPlan(services, payer);
  if (plan) throw new AppError("conflict", { userMessage: unconfirmedPayment(plan) });
}

/** Records the first report that a checkout was paid. Does nothing if it is confirmed or another user's. */
export async function reportPaid(
  db: Executor,
  { checkoutId, userId, at }: { readonly checkoutId: string; readonly userId: string; readonly at: Date },
): Promise<void> {
  if (!isUuid(checkoutId)) return;
  await db
    .update(checkouts)
    .set({ reportedPaidAt: at })
    .where(
      and(
        eq(checkouts.id, checkoutId),
        eq(checkouts.userId, userId),
        isNull(checkouts.completedAt),
        isNull(checkouts.reportedPaidAt),
        // A bookmarked return URL reports nothing after a day.
        gt(checkouts.createdAt, new Date(at.getTime() - dayMs)),
      ),
    );
}
