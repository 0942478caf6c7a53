import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { isDeletionRequested } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { inTurn } from "../checkout/subscription-actions.ts";
import type { SubscriptionRow } from "../entitlement/find-entitlement.ts";
import { findPaymentProvider } from "../provider/create-payment-provider.ts";
import type { PaymentProvider } from "../provider/payment-provider.ts";
import { noCustomData } from "../provider/webhook-message.ts";
import { userSubscriptions } from "../schema.ts";
import { recordSubscription } from "../subscriptions/record-subscription.ts";
import { isStillBilled } from "../subscriptions/running-statuses.ts";

/**
 * Users who request account deletion must not be charged again: their renewing subscriptions are cancelled at the provider, at the end of
 * the paid period. Undoing the request resumes these, but not subscriptions that the user cancelled. Acts on the state at the time it runs,
 * so that requesting and undoing in quick succession ends in the right state.
 * @throws {AppError} `unavailable` if the provider does not respond, `conflict` while another change is in progress: the job is retried.
 */
export async function stopOrResumeRenewals(services: Services, userId: string): Promise<void> {
  const { db } = services;
  const provider = findPaymentProvider(services);
  const rows = await db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, userId));
  for (const { id, provider: name, providerId, ...row } of rows) {
    const isConcerned = isStillBilled(row) || row.stoppedForDeletionAt !== null;
    if (!isConcerned) continue;
    if (provider?.name !== name) {
      services.log.warn(
        { provider: name, subscription: providerId },
        "a renewal could not be changed: its provider is not in use",
      );
      continue;
    }
    await inTurn(services, id, () => changeRenewal(services, provider, id));
  }
}

/** Reads the state again, now that it holds the subscription's lock. */
async function changeRenewal(services: Services, provider: PaymentProvider, id: string): Promise<void> {
  const { db, clock } = services;
  const isThis = eq(userSubscriptions.id, id);
  const [row] = await db.select().from(userSubscriptions).where(isThis);
  if (!row) return;
  if (await isDeletionRequested(db, row.userId)) {
    if (!isStillBilled(row)) return;
    // Before the cancellation, so that a retry knows that the renewal was stopped by us and not by the user.
    const stopped = { stoppedForDeletionAt: clock.now() };
    await db
      .update(userSubscriptions)
      .set(stopped)
      .where(and(isThis, isNull(userSubscriptions.stoppedForDeletionAt)));
    await change(services, row, () => provider.cancelSubscription(row.providerId));
  } else if (row.stoppedForDeletionAt) {
    const goesOn = row.cancelAtPeriodEnd && row.refundedUntil === null;
    if (goesOn) await change(services, row, () => provider.resumeSubscription(row.providerId));
    await db
      .update(userSubscriptions)
      .set({ stoppedForDeletionAt: null })
      .where(and(isThis, isNotNull(userSubscriptions.stoppedForDeletionAt)));
  }
}

async function change(
  services: Services,
  { provider, providerId }: SubscriptionRow,
  ask: () => ReturnType<PaymentProvider["getSubscription"]>,
): Promise<void> {
  try {
    await recordSubscription(services, provider, await ask(), noCustomData);
  } catch (error) {
    // The subscription has ended meanwhile.
    if (!(error instanceof AppError && (error.code === "conflict" || error.code === "not_found"))) throw error;
    services.log.warn({ provider, subscription: providerId }, "a renewal was not changed: the subscription has ended");
  }
}
