import type { Services } from "#platform/services.ts";
import { readPrices } from "./books/prices.ts";
import { declinedCard, goodCard } from "./cards.ts";
import { collect } from "./decide-next.ts";
import { getOwnSubscription, type Subscriber } from "./get-own-subscription.ts";
import { writeStep, writeSubscription } from "./write-step.ts";

/**
 * Changes the card on file. What is owed is then collected at once.
 * @throws {AppError} `not_found` for a subscription of somebody else.
 */
export function chooseCard(services: Services, subscriber: Subscriber, card: "good" | "declined"): Promise<void> {
  return services.db.transaction(async (tx) => {
    const before = await getOwnSubscription(tx, subscriber, { forUpdate: true });
    const isCardDeclined = card === "declined";
    const after = await writeSubscription(tx, services, before, {
      attributes: isCardDeclined ? declinedCard : goodCard,
      booked: { isCardDeclined },
    });
    const isOwed = after.openInvoiceId !== null && after.object.attributes.status !== "expired";
    if (!isCardDeclined && isOwed && !after.object.attributes.cancelled) {
      const now = services.clock.now();
      await writeStep(tx, services, after, collect(after, await readPrices(tx, now), now));
    }
  });
}
