import type { Services } from "#platform/services.ts";
import { getOwnSubscription, type Subscriber } from "./access.ts";
import { collect } from "./decide-next.ts";
import { readPrices } from "./records/records.ts";
import { writeStep, writeSubscription } from "./write-step.ts";

/** The two test cards: one that works, and one that is always declined. */
export const goodCard = { card_brand: "visa", card_last_four: "4242" } as const;
const declinedCard = { card_brand: "visa", card_last_four: "0002" } as const;

/**
 * Changes the card on file and immediately collects any amount owed.
 * @throws {AppError} `not_found` for another user's subscription.
 */
export function chooseCard(services: Services, subscriber: Subscriber, card: "good" | "declined"): Promise<void> {
  return services.db.transaction(async (tx) => {
    const before = await getOwnSubscription(tx, subscriber, { forUpdate: true });
    const isCardDeclined = card === "declined";
    const after = await writeSubscription(tx, services, before, {
      attributes: isCardDeclined ? declinedCard : goodCard,
      record: { isCardDeclined },
    });
    const isOwed = after.openInvoiceId !== null && after.object.attributes.status !== "expired";
    if (!isCardDeclined && isOwed && !after.object.attributes.cancelled) {
      const now = services.clock.now();
      await writeStep(tx, services, after, collect(after, await readPrices(tx, now), now));
    }
  });
}
