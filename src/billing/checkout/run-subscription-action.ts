import { randomUUID } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { SubscriptionView } from "../entitlement/current-plan.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { createPaymentProvider } from "../provider/create-payment-provider.ts";
import type { PaymentProvider, SubscriptionSnapshot } from "../provider/payment-provider.ts";
import { noCustomData } from "../provider/webhook-message.ts";
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
export async function runSubscriptionAction(
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
export async function getSubscription(
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
