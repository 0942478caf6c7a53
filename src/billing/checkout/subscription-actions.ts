import { randomUUID } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { SubscriptionView } from "../entitlement/current-plan.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { amountChanged, changeRefusals, decidePlanChange } from "../plan-change.ts";
import { createPaymentProvider, findPaymentProvider } from "../provider/create-payment-provider.ts";
import type { PaymentProvider, SubscriptionSnapshot } from "../provider/payment-provider.ts";
import { noCustomData } from "../provider/webhook-message.ts";
import { listPlans } from "../read-price-list.ts";
import type { ChangeCharge, PlanAndInterval } from "../rules.ts";
import { subscriptionActions } from "../schema.ts";
import { findBilledBeside } from "../subscriptions/find-double-billing.ts";
import { recordSubscription } from "../subscriptions/record-subscription.ts";

/** Longer than any call to the provider. An older lock was left behind by a process that ended. */
const abandonedMs = 2 * 60_000;

export type SubscriptionAction = (
  provider: PaymentProvider,
  subscription: SubscriptionView,
) => Promise<SubscriptionSnapshot>;

/**
 * Changes the user's own subscription at the payment provider, one change at a time, and records the response, so that pages are correct
 * before the webhook arrives. No transaction is open during the call.
 * @param act gets the subscription's state under the lock, and decides whether the change is allowed.
 * @param subscriptionId the account's main subscription by default.
 * @throws {AppError} `not_found` without a subscription, `conflict` while another change is in progress, and what `act` and the provider
 * throw.
 */
async function runSubscriptionAction(
  services: Services,
  userId: string,
  act: SubscriptionAction,
  subscriptionId?: string,
): Promise<void> {
  const provider = createPaymentProvider(services);
  const find = () => getSubscription(services, provider, userId, subscriptionId);
  const { id } = await find();
  await inTurn(services, id, async () => {
    const snapshot = await act(provider, await find());
    await recordSubscription(services, provider.name, snapshot, noCustomData);
  });
}

/** @throws {AppError} `conflict` while another change is in progress, and what `work` throws. */
export async function inTurn(services: Services, id: string, work: () => Promise<void>): Promise<void> {
  const token = await takeTurn(services, id);
  try {
    await work();
  } finally {
    await services.db
      .delete(subscriptionActions)
      .where(and(eq(subscriptionActions.subscriptionId, id), eq(subscriptionActions.token, token)));
  }
}

/** @throws {AppError} `not_found` if there is none, or it belongs to another provider. */
async function getSubscription(
  { db, clock }: Pick<Services, "db" | "clock">,
  { name }: Pick<PaymentProvider, "name">,
  userId: string,
  subscriptionId?: string,
): Promise<SubscriptionView> {
  const now = clock.now();
  const { subscription: shown } = await findEntitlement(db, userId, now);
  const known = subscriptionId === undefined ? [shown] : [shown, ...(await findBilledBeside(db, userId, now))];
  const subscription = known.find((one) => subscriptionId === undefined || one?.id === subscriptionId);
  if (subscription?.provider === name) return subscription;
  throw new AppError("not_found", { userMessage: "You have no subscription. Choose a plan to start one." });
}

async function takeTurn({ db, clock }: Services, subscriptionId: string): Promise<string> {
  const now = clock.now();
  const token = randomUUID();
  const taken = await db
    .insert(subscriptionActions)
    .values({ subscriptionId, token, startedAt: now })
    .onConflictDoUpdate({
      target: subscriptionActions.subscriptionId,
      set: { token, startedAt: now },
      setWhere: lt(subscriptionActions.startedAt, new Date(now.getTime() - abandonedMs)),
    })
    .returning({ token: subscriptionActions.token });
  if (taken.length > 0) return token;
  throw new AppError("conflict", {
    userMessage: "Another change to your subscription is in progress. Please wait a moment and reload the page.",
  });
}

/**
 * Cancels the user's subscription at the end of the paid period. The plan stays until then.
 * @param subscriptionId set to cancel one that is billed in addition to the account's main subscription.
 * @throws {AppError} `not_found` without a subscription, `conflict` if it is already cancelled or another change is in progress,
 * `unavailable` if the provider does not respond.
 */
export function cancelSubscription(services: Services, userId: string, subscriptionId?: string): Promise<void> {
  const cancel: SubscriptionAction = (provider, { providerId, cancelAtPeriodEnd, status }) => {
    if (cancelAtPeriodEnd || status === "expired") {
      throw new AppError("conflict", {
        userMessage: "This subscription is already cancelled. You won’t be charged again.",
      });
    }
    return provider.cancelSubscription(providerId);
  };
  return runSubscriptionAction(services, userId, cancel, subscriptionId);
}

/**
 * Undoes a cancellation, as long as the subscription has not ended.
 * @throws {AppError} `not_found` without a subscription, `conflict` if it is not cancelled, has ended or another change is in progress,
 * `unavailable` if the provider does not respond.
 */
export function resumeSubscription(services: Services, userId: string): Promise<void> {
  return runSubscriptionAction(services, userId, (provider, { providerId, status, cancelAtPeriodEnd, endsAt }) => {
    const hasEnded = status === "expired" || (endsAt !== null && endsAt <= services.clock.now());
    if (hasEnded) {
      throw new AppError("conflict", { userMessage: "This subscription has ended. Choose a plan to start a new one." });
    }
    if (!cancelAtPeriodEnd) {
      throw new AppError("conflict", {
        userMessage: "This subscription is not cancelled, so there is nothing to resume.",
      });
    }
    return provider.resumeSubscription(providerId);
  });
}

/**
 * Changes the plan of the user's subscription: upgrades take effect immediately, downgrades at renewal.
 * @param quoted the amount that the page showed as due today, in cents, or `nothing`.
 * @returns when the change takes effect.
 * @throws {AppError} `not_found` without a subscription, `conflict` if its state does not allow the change or another change is in
 * progress, `unavailable` if the provider does not respond.
 */
export async function changePlan(
  services: Services,
  userId: string,
  wanted: PlanAndInterval,
  quoted?: number | "nothing",
): Promise<"at-once" | "at-renewal"> {
  let when: "at-once" | "at-renewal" = "at-once";
  const plans = await listPlans(services.db);
  await runSubscriptionAction(services, userId, (provider, subscription) => {
    const change = decidePlanChange(plans, subscription, wanted);
    if (change.kind === "refused") throw new AppError("conflict", { userMessage: changeRefusals[change.reason] });
    const isTrial = subscription.status === "on_trial";
    // The page may be older than the end of the trial. Never charge an amount that the user did not see.
    if (quoted === "nothing" && !isTrial && change.when === "at-once") {
      throw new AppError("conflict", { userMessage: amountChanged });
    }
    // A trial has no paid period to wait for.
    when = isTrial ? "at-once" : change.when;
    return provider.changePlan(subscription.providerId, wanted, change.when, quoted === "nothing" ? undefined : quoted);
  });
  return when;
}

/** Finds what a plan change charges today: `nothing` during a trial or at renewal, `unknown` if the provider cannot say. */
export async function quoteChange(services: Services, userId: string, wanted: PlanAndInterval): Promise<ChangeCharge> {
  const now = services.clock.now();
  const provider = findPaymentProvider(services);
  const [{ subscription }, plans] = await Promise.all([
    findEntitlement(services.db, userId, now),
    listPlans(services.db),
  ]);
  if (!subscription || subscription.provider !== provider?.name || subscription.status === "on_trial") return "nothing";
  const change = decidePlanChange(plans, subscription, wanted);
  if (change.kind === "refused" || change.when !== "at-once") return "nothing";
  const { providerId, planId, interval, currentPeriodEnd, discount, quotedCents, ...billed } = subscription;
  const isQuoted = planId === billed.billedPlanId && interval === billed.billedInterval;
  const priceOf = (choice: PlanAndInterval) =>
    plans.find(({ id }) => id === choice.planId)?.priceCents[choice.interval] ?? 0;
  const quoted = {
    id: providerId,
    present: { priceCents: (isQuoted ? quotedCents : null) ?? priceOf({ planId, interval }), interval },
    periodEnd: currentPeriodEnd ?? now,
    percent: discount && now < discount.until ? discount.percent : 0,
  };
  return provider.quoteChange(quoted, { ...wanted, priceCents: priceOf(wanted) }, now).catch((error: unknown) => {
    if (error instanceof AppError) return "unknown" as const;
    throw error;
  });
}

/**
 * URL where the user manages payment methods. Fetched each time, because it expires after about a day.
 * @throws {AppError} `not_found` without a subscription, `unavailable` if the provider does not respond.
 */
export async function getPortalUrl(services: Services, userId: string): Promise<string> {
  const provider = createPaymentProvider(services);
  const { providerId } = await getSubscription(services, provider, userId);
  return provider.getPortalUrl(providerId);
}
