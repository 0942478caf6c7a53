import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { sweep, sweepSize } from "#platform/sweep.ts";
import { getOwnSubscription, type Subscriber } from "./access.ts";
import { type Change, decideNext, dueAt, type NextStep } from "./decide-next.ts";
import { announce } from "./post-webhook.ts";
import { makeInvoice } from "./records/make-payment.ts";
import { addObject, changeObject, getObject, listDue } from "./records/objects.ts";
import { momentAfter, type PaymentRecord, readPrices, type SubscriptionRecord } from "./records/records.ts";

type StepServices = Pick<Services, "jobs" | "clock" | "config">;

/** Stores a changed subscription and sends its events: the specific ones, and always `subscription_updated`. */
export async function writeSubscription(
  tx: Executor,
  { jobs, clock }: StepServices,
  before: SubscriptionRecord,
  { attributes, record }: Change,
  eventNames: readonly string[] = [],
): Promise<SubscriptionRecord> {
  const now = clock.now();
  const { object } = before;
  const updated_at = momentAfter(object.attributes.updated_at, now);
  const after: SubscriptionRecord = {
    ...before,
    ...record,
    object: { ...object, attributes: { ...object.attributes, ...attributes, updated_at } },
  };
  await changeObject(tx, "subscription", object.id, after, { now, dueAt: dueAt(after) });
  for (const name of [...eventNames, "subscription_updated"]) await announce(tx, jobs, name, after);
  return after;
}

/** Carries out a decided step: invoice, subscription and events. */
export async function writeStep(
  tx: Executor,
  services: StepServices,
  before: SubscriptionRecord,
  step: NextStep,
): Promise<SubscriptionRecord> {
  if (step.kind === "expired") return writeSubscription(tx, services, before, step.change, ["subscription_expired"]);
  const { jobs } = services;
  const invoice = await writeInvoice(tx, services, before, step);
  const { id } = invoice.object;
  if (step.kind === "declined") {
    await announce(tx, jobs, "subscription_payment_failed", invoice);
    const record = { ...step.change.record, openInvoiceId: id };
    return writeSubscription(tx, services, before, { ...step.change, record });
  }
  await announce(tx, jobs, "subscription_payment_success", invoice);
  if (before.openInvoiceId !== null) await announce(tx, jobs, "subscription_payment_recovered", invoice);
  return writeSubscription(tx, services, before, step.change);
}

/** One invoice per period, however often the payment is attempted. */
async function writeInvoice(
  tx: Executor,
  { clock, config: { baseUrl } }: StepServices,
  { custom, object, openInvoiceId }: SubscriptionRecord,
  { kind, subtotalCents, discountCents, creditCents }: Exclude<NextStep, { kind: "expired" }>,
): Promise<PaymentRecord> {
  const now = clock.now();
  const status = kind === "paid" ? ("paid" as const) : ("pending" as const);
  if (openInvoiceId !== null) {
    const open = await getObject(tx, "invoice", openInvoiceId, { forUpdate: true });
    const updated_at = momentAfter(open.object.attributes.updated_at, now);
    const tried = {
      ...open,
      object: { ...open.object, attributes: { ...open.object.attributes, status, updated_at } },
    };
    await changeObject(tx, "invoice", openInvoiceId, tried, { now });
    return tried;
  }
  const sum = { subtotalCents, discountCents, creditCents };
  const invoice = makeInvoice(custom, { subscriptionId: object.id, reason: "renewal", status, now, baseUrl, ...sum });
  await addObject(tx, "invoice", invoice.object.id, invoice, { now });
  return invoice;
}

/**
 * Skips ahead: does the subscription's next step now.
 * @param seen the `updated_at` that the page showed, so that a double click acts once.
 * @throws {AppError} `not_found` for another user's subscription, `conflict` if it has ended or changed since.
 */
export function advanceSubscription(services: Services, subscriber: Subscriber, seen?: string): Promise<void> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const subscription = await getOwnSubscription(tx, subscriber, { forUpdate: true });
    if (seen !== undefined && seen !== subscription.object.attributes.updated_at) {
      throw new AppError("conflict", {
        userMessage: "The subscription has changed since you opened this page. Please check it again.",
      });
    }
    const step = decideNext(subscription, await readPrices(tx, clock.now()), clock.now());
    if (!step) {
      throw new AppError("conflict", { userMessage: "This subscription has ended." });
    }
    await writeStep(tx, services, subscription, step);
  });
}

/**
 * Does all steps that are due. Each runs in its own transaction, and once, however many processes run this job. A failure does not block
 * the others.
 * @throws {AggregateError} at the end, if any failed.
 */
export async function advanceDueSubscriptions(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const count = await sweep((after: string) => listDue(db, { now: clock.now(), after, countMax: sweepSize }), {
    start: "",
    next: (id) => id,
    work: (id) => advanceIfDue(services, id),
  });
  if (count > 0) log.info({ count }, "advanced test subscriptions");
}

/** @returns false if another process was faster. */
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
