import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { amountChanged } from "../plan-change.ts";
import type { PaymentServices } from "../provider/payment-provider.ts";
import { testVariants, variantOf } from "../provider/variants.ts";
import { type ChangeQuote, type PlanAndInterval, type PricedInterval, prorate } from "../rules.ts";
import { getOwnSubscription, type Subscriber } from "./access.ts";
import { collect, percentOff, planOf } from "./decide-next.ts";
import { announce } from "./post-webhook.ts";
import { makeInvoice } from "./records/make-payment.ts";
import { addObject, getObject } from "./records/objects.ts";
import {
  type PriceOf,
  periodEnd,
  readPrices,
  type SubscriptionAttributes,
  type SubscriptionRecord,
} from "./records/records.ts";
import { writeStep, writeSubscription } from "./write-step.ts";

type Work = (tx: Executor, before: SubscriptionRecord) => Promise<SubscriptionRecord>;

/** @throws {AppError} `not_found`; `conflict` if it has ended. */
function change(services: PaymentServices, id: string, work: Work): Promise<SubscriptionRecord> {
  return services.db.transaction(async (tx) => {
    const before = await getObject(tx, "subscription", id, { forUpdate: true });
    if (before.object.attributes.status === "expired") throw refused("This subscription has already ended.");
    return work(tx, before);
  });
}

/** Cancels at the end of the paid period. Does nothing if it is already cancelled. @throws {AppError} */
export function cancelSubscription(services: PaymentServices, id: string): Promise<SubscriptionRecord> {
  return change(services, id, async (tx, before) => {
    const { cancelled, renews_at } = before.object.attributes;
    if (cancelled) return before;
    const ends_at = renews_at ?? services.clock.now().toISOString();
    const attributes = { status: "cancelled", cancelled: true, ends_at } as const;
    return writeSubscription(tx, services, before, { attributes, record: {} }, ["subscription_cancelled"]);
  });
}

/** Does nothing if it is not cancelled. @throws {AppError} */
export function resumeSubscription(services: PaymentServices, id: string): Promise<SubscriptionRecord> {
  return change(services, id, async (tx, before) => {
    const { cancelled, trial_ends_at } = before.object.attributes;
    if (!cancelled) return before;
    const status = trial_ends_at ? "on_trial" : before.openInvoiceId === null ? "active" : "past_due";
    const attributes = { status, cancelled: false, ends_at: null } as const;
    return writeSubscription(tx, services, before, { attributes, record: {} }, ["subscription_resumed"]);
  });
}

/** @throws {AppError} `conflict` also if the subscription is not paid, or the card is declined for the difference. */
export function changePlan(
  services: PaymentServices,
  id: string,
  plan: PlanAndInterval,
  when: "at-once" | "at-renewal",
  quotedCents?: number,
): Promise<SubscriptionRecord> {
  return change(services, id, async (tx, before) => {
    const { status } = before.object.attributes;
    const variant_id = variantOf(testVariants, { kind: "plan", ...plan, withTrial: false });
    if (before.object.attributes.variant_id === variant_id) return before;
    if (status !== "active" && status !== "on_trial") {
      throw refused("The plan can only be changed while the subscription is paid and not cancelled.");
    }
    const names = { variant_id, product_name: plan.planId, variant_name: plan.interval };
    if (status === "on_trial" || when === "at-renewal") {
      return writeSubscription(tx, services, before, { attributes: names, record: { quotedCents: undefined } });
    }
    const now = services.clock.now();
    const priceOf = await readPrices(tx, now);
    const difference = differenceOf(before, plan, priceOf, now);
    if (quotedCents !== undefined && quotedCents !== difference.cents) {
      throw refused(amountChanged);
    }
    await invoiceDifference(tx, services, before, difference);
    const { creditCents, attributes } = difference;
    const paid = { priceCents: priceOf(plan), interval: plan.interval };
    return writeSubscription(tx, services, before, {
      attributes: { ...names, ...attributes },
      record: { creditCents, paid, quotedCents: undefined },
    });
  });
}

interface Difference {
  /** Due immediately. */
  readonly cents: number;
  /** Left over for later payments. */
  readonly creditCents: number;
  readonly attributes: Partial<SubscriptionAttributes>;
}

/** The new plan's price today, minus the value of the unused time at the price paid for it. A different interval starts a new period. */
function differenceOf(before: SubscriptionRecord, plan: PlanAndInterval, priceOf: PriceOf, now: Date): Difference {
  const { dueCents, leftOverCents } = quoteDifference(before, plan, priceOf, now);
  return {
    cents: dueCents,
    creditCents: leftOverCents,
    attributes:
      presentOf(before, priceOf).interval === plan.interval
        ? {}
        : { billing_anchor: now.getUTCDate(), renews_at: periodEnd(now, plan.interval).toISOString() },
  };
}

function presentOf(before: SubscriptionRecord, priceOf: PriceOf): PricedInterval {
  const present = planOf(before);
  return before.paid ?? { priceCents: priceOf(present), interval: present.interval };
}

const quoteDifference = (before: SubscriptionRecord, wanted: PlanAndInterval, priceOf: PriceOf, now: Date) =>
  prorate({
    present: presentOf(before, priceOf),
    wanted: { priceCents: priceOf(wanted), interval: wanted.interval },
    periodEnd: new Date(before.object.attributes.renews_at ?? now),
    percent: percentOff(before, now),
    creditCents: before.creditCents ?? 0,
    now,
  });

/** Quotes what `changePlan` would charge now. @throws {AppError} `not_found`. */
export async function quoteChange(
  { db }: Pick<PaymentServices, "db">,
  id: string,
  wanted: PlanAndInterval,
  now: Date,
): Promise<ChangeQuote> {
  const before = await getObject(db, "subscription", id);
  return { ...quoteDifference(before, wanted, await readPrices(db, now), now), isExact: true };
}

async function invoiceDifference(
  tx: Executor,
  { jobs, clock, config: { baseUrl } }: PaymentServices,
  { custom, object, isCardDeclined, creditCents: creditBefore = 0 }: SubscriptionRecord,
  { cents, creditCents, attributes }: Difference,
): Promise<void> {
  // A new period, or a difference, that is covered by earlier payments also gets an invoice.
  const isCovered = attributes.renews_at !== undefined || creditCents !== creditBefore;
  if (cents === 0 && !isCovered) return;
  if (isCardDeclined && cents > 0) throw refused("The card was declined, so your plan hasn’t changed.");
  const now = clock.now();
  const sum = { subtotalCents: cents, discountCents: 0 };
  const invoice = makeInvoice(custom, {
    subscriptionId: object.id,
    reason: "updated",
    status: "paid",
    now,
    baseUrl,
    ...sum,
  });
  await addObject(tx, "invoice", invoice.object.id, invoice, { now });
  await announce(tx, jobs, "subscription_payment_success", invoice);
}

function refused(userMessage: string): AppError {
  return new AppError("conflict", { userMessage });
}

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
