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

/** Longer than any call to the provider: what is older was left behind by a process that ended. */
const abandonedMs = 2 * 60_000;

export type SubscriptionAction = (
  provider: PaymentProvider,
  subscription: SubscriptionView,
) => Promise<SubscriptionSnapshot>;

/**
 * Changes somebody's own subscription at the payment provider, one change at a time, and records what the provider answers, so that pages
 * are right before its webhook comes. No transaction is open while the provider is asked.
 * @param act is given the subscription as it stands once nobody else is changing it; decides there whether it may be changed so.
 * @param subscriptionId of one of theirs; the one that their account goes by where it is not said.
 * @throws {AppError} `not_found` without a subscription, `conflict` while another change is under way, and what `act` and the provider throw.
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

/** @throws {AppError} `conflict` while somebody else changes the subscription, and what `work` throws. */
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

/** @throws {AppError} `not_found` where there is none, or none that this provider knows. */
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
 * Ends somebody's subscription at the end of what is paid; the plan stays until then.
 * @param subscriptionId of one that is billed besides the one that their account goes by.
 * @throws {AppError} `not_found` without one, `conflict` for one that is cancelled already or while another change is under way,
 * `unavailable` where the provider does not answer.
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
 * Takes a cancellation back, as long as the subscription has not ended.
 * @throws {AppError} `not_found` without one, `conflict` for one that is not cancelled or has ended, or while another change is under
 * way, `unavailable` where the provider does not answer.
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
 * Changes the plan of somebody's subscription: to more at once, to less at renewal.
 * @param quoted what the payer was shown to be due today: cents, or that nothing is charged today.
 * @returns when it begins.
 * @throws {AppError} `not_found` without one, `conflict` for a change that its state does not allow or while another change is under
 * way, `unavailable` where the provider does not answer.
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
    // The page may have been open since before the trial ended: no provider is asked to charge what the payer never saw.
    if (quoted === "nothing" && !isTrial && change.when === "at-once") {
      throw new AppError("conflict", { userMessage: amountChanged });
    }
    // Of a trial nothing is paid that would have to end first.
    when = isTrial ? "at-once" : change.when;
    return provider.changePlan(subscription.providerId, wanted, change.when, quoted === "nothing" ? undefined : quoted);
  });
  return when;
}

/** What somebody's change of plan charges today: nothing in a trial and at renewal; `unknown` where the provider cannot say. */
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
  const { providerId, planId, interval, currentPeriodEnd, discount } = subscription;
  const priceOf = (choice: PlanAndInterval) =>
    plans.find(({ id }) => id === choice.planId)?.priceCents[choice.interval] ?? 0;
  const quoted = {
    id: providerId,
    present: { priceCents: priceOf({ planId, interval }), interval },
    periodEnd: currentPeriodEnd ?? now,
    percent: discount && now < discount.until ? discount.percent : 0,
  };
  return provider.quoteChange(quoted, { ...wanted, priceCents: priceOf(wanted) }, now).catch((error: unknown) => {
    if (error instanceof AppError) return "unknown" as const;
    throw error;
  });
}

/**
 * Where somebody manages their payment methods. Asked for anew each time: it holds for about a day.
 * @throws {AppError} `not_found` without a subscription, `unavailable` where the provider does not answer.
 */
export async function getPortalUrl(services: Services, userId: string): Promise<string> {
  const provider = createPaymentProvider(services);
  const { providerId } = await getSubscription(services, provider, userId);
  return provider.getPortalUrl(providerId);
}
