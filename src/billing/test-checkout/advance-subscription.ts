import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { sweep, sweepSize } from "#platform/sweep.ts";
import { getObject, listDue } from "./books/objects.ts";
import { readPrices } from "./books/prices.ts";
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
    const step = decideNext(subscription, await readPrices(tx, clock.now()), clock.now());
    if (!step) {
      throw new AppError("conflict", { userMessage: "This subscription has ended. Nothing follows any more." });
    }
    await writeStep(tx, services, subscription, step);
  });
}

/**
 * What is due by the clock. Each in a transaction of its own, and once, however many processes look; one that fails holds up no other.
 * @throws {AggregateError} at the end, when some failed.
 */
export async function advanceDueSubscriptions(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const count = await sweep((after: string) => listDue(db, { now: clock.now(), after, countMax: sweepSize }), {
    start: "",
    next: (id) => id,
    work: (id) => advanceIfDue(services, id),
  });
  if (count > 0) log.info({ count }, "moved test subscriptions on");
}

/** @returns false where another process was first. */
function advanceIfDue(services: Services, id: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const subscription = await getObject(tx, "subscription", id, { forUpdate: true });
    const due = dueAt(subscription);
    const now = services.clock.now();
    const isDue = due !== null && due <= now;
    const step = isDue ? decideNext(subscription, await readPrices(tx, now), now) : undefined;
    if (step) await writeStep(tx, services, subscription, step);
    return step !== undefined;
  });
}
