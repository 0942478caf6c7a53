import { and, eq } from "drizzle-orm";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { stateOf } from "../entitlement/find-entitlement.ts";
import type { ProviderName } from "../provider/payment-provider.ts";
import { userSubscriptions } from "../schema.ts";
import { runningStatuses } from "../subscriptions/running-statuses.ts";

/** @throws {AppError} `conflict` where a subscription runs already: a second one would be paid beside it. */
export async function requireNoSubscription(
  { db, clock }: Pick<Services, "db" | "clock">,
  provider: ProviderName,
  userId: string,
): Promise<void> {
  const rows = await db
    .select()
    .from(userSubscriptions)
    .where(and(eq(userSubscriptions.userId, userId), eq(userSubscriptions.provider, provider)));
  const now = clock.now();
  // A cancelled one runs until it ends.
  const isRunning = rows
    .map((row) => stateOf(row, now))
    .some(({ status, endsAt }) =>
      status === "cancelled" ? endsAt === null || endsAt > now : runningStatuses.some((running) => running === status),
    );
  if (!isRunning) return;
  throw new AppError("conflict", {
    userMessage: "You already have a subscription. Change its plan on the billing page instead of buying another one.",
  });
}
