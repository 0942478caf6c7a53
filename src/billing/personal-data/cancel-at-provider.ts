import { and, eq, notInArray } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { JobQueue } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { findPaymentProvider } from "../provider/create-payment-provider.ts";
import { noCustomData } from "../provider/webhook-message.ts";
import { userSubscriptions } from "../schema.ts";
import { recordSubscription } from "../subscriptions/record-subscription.ts";
import { type CancelAtProvider, cancelAtProviderJob } from "./cancel-at-provider-job.ts";
import { forgetDeletedPayer } from "./forget-payer.ts";

/** @throws {AppError} `unavailable` if the provider does not respond: the job is retried. */
export async function cancelAtProvider(
  services: Services,
  { provider: name, providerId }: CancelAtProvider,
): Promise<void> {
  const provider = findPaymentProvider(services);
  if (provider?.name !== name) {
    services.log.warn(
      { provider: name, providerId },
      "a subscription must be cancelled by hand: its provider is no longer in use",
    );
    return;
  }
  try {
    const snapshot = await provider.cancelSubscription(providerId);
    const recorded = await recordSubscription(services, name, snapshot, noCustomData);
    if (recorded.outcome === "recorded") await forgetDeletedPayer(services.db, recorded.userId);
  } catch (error) {
    // It has already ended, or never existed.
    if (error instanceof AppError && (error.code === "conflict" || error.code === "not_found")) return;
    throw error;
  }
}

/** Queues jobs that cancel all live subscriptions of a deleted account at the provider. */
export async function cancelLive(db: Executor, jobs: JobQueue, userId: string): Promise<void> {
  const live = await db
    .select({ provider: userSubscriptions.provider, providerId: userSubscriptions.providerId })
    .from(userSubscriptions)
    .where(and(eq(userSubscriptions.userId, userId), notInArray(userSubscriptions.status, ["cancelled", "expired"])));
  for (const subscription of live) await jobs.enqueue(db, cancelAtProviderJob, subscription);
}
