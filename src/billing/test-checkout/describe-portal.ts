import type { Services } from "#platform/services.ts";
import { versionAt } from "../price-list.ts";
import { readPriceList } from "../read-price-list.ts";
import type { TestPortalView } from "../rules.ts";
import { readPrices } from "./books/prices.ts";
import { dueAt, nextPayment, planOf } from "./decide-next.ts";
import { getOwnSubscription, type Subscriber } from "./get-own-subscription.ts";

/** What the page of a test subscription shows. @throws {AppError} `not_found` for one of somebody else. */
export async function describePortal({ db, clock }: Services, subscriber: Subscriber): Promise<TestPortalView> {
  const subscription = await getOwnSubscription(db, subscriber);
  const { attributes } = subscription.object;
  const { planId, interval } = planOf(subscription);
  const { status } = attributes;
  const due = dueAt(subscription);
  const paysNext = status === "on_trial" || status === "active" || status === "past_due";
  const { subtotalCents, discountCents, creditCents } = nextPayment(
    subscription,
    due ?? clock.now(),
    await readPrices(db, clock.now()),
  );
  return {
    planName: versionAt(await readPriceList(db), planId, clock.now()).name,
    interval,
    status,
    cardLastFour: attributes.card_last_four,
    isCardDeclined: subscription.isCardDeclined,
    next: due && { at: due.toISOString(), paymentCents: paysNext ? subtotalCents - discountCents - creditCents : null },
    seen: attributes.updated_at,
  };
}
