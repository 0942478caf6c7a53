import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { getObject, listDue } from "./books/objects.ts";
import { decideNext, dueAt } from "./decide-next.ts";
import { getOwnSubscription, type Subscriber } from "./get-own-subscription.ts";
import { writeStep } from "./write-step.ts";

/**
 * Moves time on: what is due next for a subscription happens now.
 * @param seen what `updated_at` said when it was asked for: of two presses of one button the second finds it changed.
 * @throws {AppError} `not_found` for one of somebody else, `conflict` for one that has ended or has changed since.
 */
export function advanceSubscription(services: Services, subscriber: Subscriber, seen?: string): Promise<void> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const subscription = await getOwnSubscription(tx, subscriber, { forUpdate: true });
    if (seen !== undefined && seen !== subscription.object.attributes.updated_at) {
      throw new AppError("conflict", {
        userMessage: "The subscription has changed since this page was opened. Please look at it again.",
      });
    }
    const step = decideNext(subscription, clock.now());
    if (!step) {
      throw new AppError("conflict", { userMessage: "This subscription has ended. Nothing follows any more." });
    }
    await writeStep(tx, services, subscription, step);
  });
}

const batchMax = 500;

/** What is due by the clock. Each in a transaction of its own, and once, however many processes look. */
export async function advanceDueSubscriptions(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const ids = await listDue(db, clock.now(), batchMax);
  for (const id of ids) {
    await db.transaction(async (tx) => {
      const subscription = await getObject(tx, "subscription", id, { forUpdate: true });
      const due = dueAt(subscription);
      const now = clock.now();
      const step = due !== null && due <= now ? decideNext(subscription, now) : undefined;
      if (step) await writeStep(tx, services, subscription, step);
    });
  }
  if (ids.length > 0) log.info({ count: ids.length }, "moved test subscriptions on");
}
