import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { PaymentServices } from "../provider/payment-services.ts";
import { testVariants, variantOf } from "../provider/variants.ts";
import type { PlanAndInterval } from "../rules.ts";
import { discountCents } from "../rules.ts";
import type { BookedSubscription, SubscriptionAttributes } from "./books/booked.ts";
import { periodEnd } from "./books/dates.ts";
import { makeInvoice } from "./books/make-payment.ts";
import { addObject, getObject } from "./books/objects.ts";
import { type PriceOf, readPrices } from "./books/prices.ts";
import { percentOff, planOf } from "./decide-next.ts";
import { announce } from "./post-webhook.ts";
import { writeSubscription } from "./write-step.ts";

type Work = (tx: Executor, before: BookedSubscription) => Promise<BookedSubscription>;

/** @throws {AppError} `not_found`; `conflict` for one that has ended. */
function change(services: PaymentServices, id: string, work: Work): Promise<BookedSubscription> {
  return services.db.transaction(async (tx) => {
    const before = await getObject(tx, "subscription", id, { forUpdate: true });
    if (before.object.attributes.status === "expired") throw refused("This subscription has ended already.");
    return work(tx, before);
  });
}

/** At the end of what is paid. Does nothing where it is cancelled already. @throws {AppError} */
export function cancelSubscription(services: PaymentServices, id: string): Promise<BookedSubscription> {
  return change(services, id, async (tx, before) => {
    const { cancelled, renews_at } = before.object.attributes;
    if (cancelled) return before;
    const ends_at = renews_at ?? services.clock.now().toISOString();
    const attributes = { status: "cancelled", cancelled: true, ends_at } as const;
    return writeSubscription(tx, services, before, { attributes, booked: {} }, ["subscription_cancelled"]);
  });
}

/** Does nothing where it is not cancelled. @throws {AppError} */
export function resumeSubscription(services: PaymentServices, id: string): Promise<BookedSubscription> {
  return change(services, id, async (tx, before) => {
    const { cancelled, trial_ends_at } = before.object.attributes;
    if (!cancelled) return before;
    const status = trial_ends_at ? "on_trial" : before.openInvoiceId === null ? "active" : "past_due";
    const attributes = { status, cancelled: false, ends_at: null } as const;
    return writeSubscription(tx, services, before, { attributes, booked: {} }, ["subscription_resumed"]);
  });
}

/** @throws {AppError} `conflict` also where it is not being paid for, or where the card does not pay the difference. */
export function changePlan(
  services: PaymentServices,
  id: string,
  plan: PlanAndInterval,
  when: "at-once" | "at-renewal",
): Promise<BookedSubscription> {
  return change(services, id, async (tx, before) => {
    const { status } = before.object.attributes;
    const variant_id = variantOf(testVariants, { kind: "plan", ...plan, withTrial: false });
    if (before.object.attributes.variant_id === variant_id) return before;
    if (status !== "active" && status !== "on_trial") {
      throw refused("The plan can only be changed while the subscription is paid and not cancelled.");
    }
    const names = { variant_id, product_name: plan.planId, variant_name: plan.interval };
    if (status === "on_trial" || when === "at-renewal") {
      return writeSubscription(tx, services, before, { attributes: names, booked: { quotedCents: undefined } });
    }
    const now = services.clock.now();
    const priceOf = await readPrices(tx, now);
    const difference = differenceOf(before, plan, priceOf, now);
    await invoiceDifference(tx, services, before, difference);
    const { creditCents, attributes } = difference;
    const paid = { priceCents: priceOf(plan), interval: plan.interval };
    return writeSubscription(tx, services, before, {
      attributes: { ...names, ...attributes },
      booked: { creditCents, paid, quotedCents: undefined },
    });
  });
}

interface Difference {
  /** To be paid at once. */
  readonly cents: number;
  /** What is left for later payments. */
  readonly creditCents: number;
  readonly attributes: Partial<SubscriptionAttributes>;
}

/**
 * What the new plan costs by today's list, beyond what is left of the period that is paid, by what was paid for it; another interval begins
 * a period of its own.
 */
function differenceOf(before: BookedSubscription, plan: PlanAndInterval, priceOf: PriceOf, now: Date): Difference {
  const present = planOf(before);
  const paid = before.paid ?? { priceCents: priceOf(present), interval: present.interval };
  const percent = percentOff(before, now);
  const reduced = (cents: number) => cents - discountCents(cents, percent);
  const left = partLeft(new Date(before.object.attributes.renews_at ?? now), paid, now);
  const isSameInterval = paid.interval === plan.interval;
  const costs = isSameInterval ? reduced(priceOf(plan)) * left : reduced(priceOf(plan));
  const dueCents = Math.round(costs - reduced(paid.priceCents) * left) - (before.creditCents ?? 0);
  return {
    cents: Math.max(0, dueCents),
    creditCents: Math.max(0, -dueCents),
    attributes: isSameInterval
      ? {}
      : { billing_anchor: now.getUTCDate(), renews_at: periodEnd(now, plan.interval).toISOString() },
  };
}

/** Of the period that is paid, from 0 to 1. */
function partLeft(end: Date, { interval }: Pick<PlanAndInterval, "interval">, now: Date): number {
  const wholeMs = periodEnd(now, interval).getTime() - now.getTime();
  return Math.min(1, Math.max(0, (end.getTime() - now.getTime()) / wholeMs));
}

async function invoiceDifference(
  tx: Executor,
  { jobs, clock, config: { baseUrl } }: PaymentServices,
  { custom, object, isCardDeclined, creditCents: creditBefore = 0 }: BookedSubscription,
  { cents, creditCents, attributes }: Difference,
): Promise<void> {
  // What was paid before pays for a new period, or for the difference, as well as a card does.
  const isCovered = attributes.renews_at !== undefined || creditCents !== creditBefore;
  if (cents === 0 && !isCovered) return;
  if (isCardDeclined && cents > 0) throw refused("The card did not pay the difference, so the plan stays as it is.");
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
