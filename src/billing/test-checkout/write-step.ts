import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import type { BookedPayment, BookedSubscription } from "./books/booked.ts";
import { momentAfter } from "./books/dates.ts";
import { makeInvoice } from "./books/make-payment.ts";
import { addObject, changeObject, getObject } from "./books/objects.ts";
import { type Change, dueAt, type NextStep } from "./decide-next.ts";
import { announce } from "./post-webhook.ts";

type Office = Pick<Services, "jobs" | "clock" | "config">;

/** Writes a changed subscription down and announces it: under the event's own name where it has one, and always as an update. */
export async function writeSubscription(
  tx: Executor,
  { jobs, clock }: Office,
  before: BookedSubscription,
  { attributes, booked }: Change,
  eventNames: readonly string[] = [],
): Promise<BookedSubscription> {
  const now = clock.now();
  const { object } = before;
  const updated_at = momentAfter(object.attributes.updated_at, now);
  const after: BookedSubscription = {
    ...before,
    ...booked,
    object: { ...object, attributes: { ...object.attributes, ...attributes, updated_at } },
  };
  await changeObject(tx, "subscription", object.id, after, { now, dueAt: dueAt(after) });
  for (const name of [...eventNames, "subscription_updated"]) await announce(tx, jobs, name, after);
  return after;
}

/** Does what was decided: the invoice, the subscription, the events. */
export async function writeStep(
  tx: Executor,
  office: Office,
  before: BookedSubscription,
  step: NextStep,
): Promise<BookedSubscription> {
  if (step.kind === "expired") return writeSubscription(tx, office, before, step.change, ["subscription_expired"]);
  const { jobs } = office;
  const invoice = await writeInvoice(tx, office, before, step);
  const { id } = invoice.object;
  if (step.kind === "declined") {
    await announce(tx, jobs, "subscription_payment_failed", invoice);
    const booked = { ...step.change.booked, openInvoiceId: id };
    return writeSubscription(tx, office, before, { ...step.change, booked });
  }
  await announce(tx, jobs, "subscription_payment_success", invoice);
  if (before.openInvoiceId !== null) await announce(tx, jobs, "subscription_payment_recovered", invoice);
  return writeSubscription(tx, office, before, step.change);
}

/** One invoice for a period, however often its payment is tried. */
async function writeInvoice(
  tx: Executor,
  { clock, config: { baseUrl } }: Office,
  { custom, object, openInvoiceId }: BookedSubscription,
  { kind, subtotalCents, discountCents, creditCents }: Exclude<NextStep, { kind: "expired" }>,
): Promise<BookedPayment> {
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
