import { hash } from "node:crypto";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { completeCheckout } from "../checkout/find-checkout.ts";
import { checkouts } from "../checkout/schema.ts";
import { isKnownStatus } from "../entitlement/entitlement-of.ts";
import type { ProviderName, SubscriptionSnapshot } from "../provider/payment-provider.ts";
import type { CustomData } from "../provider/webhook-message.ts";
import { billingInvoices, subscriptionChanges, userSubscriptions } from "../schema.ts";
import { lockAccount, lockSubscription } from "../settlement/lock-account.ts";
import { settleAccount } from "../settlement/settle-account.ts";
import { webhookEvents } from "../webhooks/schema.ts";
import type { Billing, Recorded } from "./billing.ts";
import { isBilledBeside } from "./find-double-billing.ts";
import { findPayer } from "./find-payer.ts";

type SoldSnapshot = SubscriptionSnapshot & { readonly plan: NonNullable<SubscriptionSnapshot["plan"]> };

/**
 * Records a subscription as the provider describes it, and settles the account. The newest description counts, in whatever order they
 * arrive; a known one changes nothing.
 * @param custom as received with the description; `noCustomData` if it was read through the provider's API.
 */
export function recordSubscription(
  billing: Billing,
  provider: ProviderName,
  snapshot: SubscriptionSnapshot,
  custom: CustomData,
): Promise<Recorded> {
  return billing.db.transaction(async (db) => {
    await lockSubscription(db, provider, snapshot.id);
    const known = await findKnown(db, provider, snapshot.id);
    const payer = await findPayer(db, custom, known?.userId);
    if ("reason" in payer) return { outcome: "quarantined", reason: payer.reason };
    const { plan } = snapshot;
    if (!plan) return { outcome: "quarantined", reason: `No plan is sold as variant ${snapshot.variantId}.` };
    if (known && known.isTest !== snapshot.isTest)
      return { outcome: "quarantined", reason: "Test mode and live mode don’t match." };
    await lockAccount(db, payer.userId);
    const sold = { ...snapshot, plan };
    const row =
      known ?? (await insertSubscription(db, { provider, sold, userId: payer.userId, now: billing.clock.now() }));
    if (custom.checkoutId) {
      const completed = { checkoutId: custom.checkoutId, userId: payer.userId, at: billing.clock.now() };
      await completeCheckout(db, completed);
      await keepQuote(db, row.id, completed);
    }
    if (!(await addChange(db, row.id, sold))) return { outcome: "recorded", userId: payer.userId };
    if (!isKnownStatus(snapshot.status)) billing.log.warn({ status: snapshot.status }, "unknown subscription status");
    await showNewest(db, row.id, sold);
    const named = { userId: payer.userId, provider, providerId: snapshot.id };
    if (!known && (await isBilledBeside(db, named))) {
      billing.log.warn(
        { subscription: snapshot.id },
        "a user is billed for two subscriptions: npm run payments -- double",
      );
    }
    if (!known) await adoptInvoices(db, provider, { ...snapshot, userId: payer.userId });
    await settleAccount({ ...billing, db }, payer.userId);
    return { outcome: "recorded", userId: payer.userId };
  });
}

async function findKnown(db: Executor, provider: ProviderName, providerId: string) {
  const [row] = await db
    .select({ id: userSubscriptions.id, userId: userSubscriptions.userId, isTest: userSubscriptions.isTest })
    .from(userSubscriptions)
    .where(and(eq(userSubscriptions.provider, provider), eq(userSubscriptions.providerId, providerId)));
  return row;
}

async function insertSubscription(
  db: Executor,
  { provider, sold, userId, now }: { provider: ProviderName; sold: SoldSnapshot; userId: string; now: Date },
) {
  const [row] = await db
    .insert(userSubscriptions)
    .values({
      userId,
      provider,
      providerId: sold.id,
      isTest: sold.isTest,
      providerCreatedAt: sold.createdAt,
      createdAt: now,
      ...shownOf(sold),
    })
    .returning({ id: userSubscriptions.id });
  if (!row) throw new Error("the subscription was not written");
  return row;
}

/** @returns false if this exact description is already stored. */
async function addChange(db: Executor, subscriptionId: string, sold: SoldSnapshot): Promise<boolean> {
  const { plan, status, renewsAt, endsAt, trialEndsAt, updatedAt } = sold;
  const added = await db
    .insert(subscriptionChanges)
    .values({
      subscriptionId,
      providerUpdatedAt: updatedAt,
      contentDigest: digestOf(sold),
      planId: plan.planId,
      interval: plan.interval,
      status,
      renewsAt,
      endsAt,
      trialEndsAt,
    })
    .onConflictDoNothing()
    .returning({ id: subscriptionChanges.subscriptionId });
  return added.length > 0;
}

/** Shows the newest description. Of two descriptions of the same moment, the same one wins in whatever order they arrive. */
async function showNewest(db: Executor, id: string, sold: SoldSnapshot): Promise<void> {
  const [newest] = await db
    .select({ digest: subscriptionChanges.contentDigest, updatedAt: subscriptionChanges.providerUpdatedAt })
    .from(subscriptionChanges)
    .where(eq(subscriptionChanges.subscriptionId, id))
    .orderBy(sql`${subscriptionChanges.providerUpdatedAt} desc, ${subscriptionChanges.contentDigest} desc`)
    .limit(1);
  if (newest?.updatedAt.getTime() !== sold.updatedAt.getTime() || !newest.digest.equals(digestOf(sold))) return;
  await db.update(userSubscriptions).set(shownOf(sold)).where(eq(userSubscriptions.id, id));
}

const digestOf = (sold: SoldSnapshot): Buffer =>
  hash("sha256", JSON.stringify({ ...shownOf(sold), renewsAt: sold.renewsAt }), "buffer");

/** The columns taken from a description. */
function shownOf({ plan, status, isCancelled, renewsAt, endsAt, trialEndsAt, ...snapshot }: SoldSnapshot) {
  return {
    customerId: snapshot.customerId,
    subscriptionPlanId: plan.planId,
    interval: plan.interval,
    status,
    currentPeriodEnd: endsAt ?? renewsAt,
    cancelAtPeriodEnd: isCancelled && status !== "expired",
    trialEndsAt,
    endsAt,
    cardBrand: snapshot.cardBrand,
    cardLastFour: snapshot.cardLastFour,
    providerUpdatedAt: snapshot.updatedAt,
  };
}

/** Assigns invoices that arrived before their subscription, and their webhooks, to the user. */
async function adoptInvoices(
  db: Executor,
  provider: ProviderName,
  { id, userId, isTest }: { id: string; userId: string; isTest: boolean },
): Promise<void> {
  await db
    .update(billingInvoices)
    .set({ userId })
    .where(
      and(
        eq(billingInvoices.provider, provider),
        eq(billingInvoices.subscriptionProviderId, id),
        eq(billingInvoices.isTest, isTest),
        isNull(billingInvoices.userId),
      ),
    );
  await db
    .update(webhookEvents)
    .set({ userId, waitsFor: null })
    .where(and(eq(webhookEvents.provider, provider), eq(webhookEvents.waitsFor, id)));
}

/**
 * Stores what the checkout quoted with its subscription: the plan version for the trial and first payment, and the discount. The provider
 * reports neither. Does nothing for another user's checkout.
 */
async function keepQuote(
  db: Executor,
  subscriptionId: string,
  { checkoutId, userId }: { readonly checkoutId: string; readonly userId: string },
): Promise<void> {
  if (!isUuid(checkoutId)) return;
  await db
    .update(userSubscriptions)
    .set({
      quotedPlanId: checkouts.planId,
      quotedInterval: checkouts.interval,
      quotedPlanVersion: checkouts.planVersion,
      discountPercent: checkouts.discountPercent,
      discountMonths: checkouts.discountMonths,
    })
    .from(checkouts)
    .where(
      and(
        eq(userSubscriptions.id, subscriptionId),
        eq(checkouts.id, checkoutId),
        eq(checkouts.userId, userId),
        isNotNull(checkouts.planId),
      ),
    );
}
