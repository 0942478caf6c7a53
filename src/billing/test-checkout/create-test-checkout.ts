import { AppError } from "#platform/errors.ts";
import { checkRefund } from "../provider/check-refund.ts";
import { readInvoice } from "../provider/lemon-squeezy/read-invoice.ts";
import { readOrder } from "../provider/lemon-squeezy/read-order.ts";
import { readSubscription } from "../provider/lemon-squeezy/read-subscription.ts";
import type { Discount, PaymentProvider, PaymentServices } from "../provider/payment-provider.ts";
import { testVariants, variantOf } from "../provider/variants.ts";
import { checkoutPath, portalPath } from "./access.ts";
import { cancelSubscription, changePlan, quoteChange, resumeSubscription } from "./change-subscription.ts";
import { announce } from "./post-webhook.ts";
import { addObject, changeObject, findObject, getObject, listObjects } from "./records/objects.ts";
import { momentAfter, type PaymentRecord, type SubscriptionRecord } from "./records/records.ts";

const subscription = ({ object }: SubscriptionRecord) => readSubscription(object, testVariants);
const order = ({ object }: PaymentRecord) => readOrder(object, testVariants);
const invoice = ({ object }: PaymentRecord) => readInvoice(object);

/**
 * A payment provider that moves no money. Its records are in a table, and its payment page is our own
 * (docs/decisions/0019-test-checkout.md).
 */
export function createTestCheckout(services: PaymentServices): PaymentProvider {
  const { db, clock, config } = services;
  return {
    name: "test-checkout",
    async createCheckout(request) {
      variantOf(testVariants, request.item);
      const now = clock.now();
      const { expiresAt, ...asked } = request;
      const times = { createdAt: now.toISOString(), expiresAt: expiresAt.toISOString(), paidAt: null };
      await addObject(db, "checkout", request.checkoutId, { request: asked, ...times }, { now });
      return `${config.baseUrl}${checkoutPath(request.checkoutId)}`;
    },
    closeCheckout: (id) => closeCheckout(services, id),
    async getPortalUrl(id) {
      const { object } = await getObject(db, "subscription", id);
      return `${config.baseUrl}${portalPath(object.id)}`;
    },
    cancelSubscription: async (id) => subscription(await cancelSubscription(services, id)),
    resumeSubscription: async (id) => subscription(await resumeSubscription(services, id)),
    changePlan: async (id, plan, when, quotedCents) =>
      subscription(await changePlan(services, id, plan, when, quotedCents)),
    quoteChange: ({ id }, plan, now) => quoteChange(services, id, plan, now),
    refundOrder: async (id, amountCents) => order(await refundPayment(services, "order", id, amountCents)),
    refundInvoice: async (id, amountCents) => invoice(await refundPayment(services, "invoice", id, amountCents)),
    findPlanPrice: async () => "as-listed",
    async ensureDiscount(discount) {
      checkDiscount(discount);
      await addObject(db, "discount", discount.code, { discount, usedAt: null }, { now: clock.now() });
    },
    getSubscription: async (id) => subscription(await getObject(db, "subscription", id)),
    async listSubscriptions(page) {
      const { objects, nextPage } = await listObjects(db, "subscription", page);
      return { items: objects.map(subscription), nextPage };
    },
    async listOrders(page) {
      const { objects, nextPage } = await listObjects(db, "order", page);
      return { items: objects.map(order), nextPage };
    },
    async listInvoices(page) {
      const { objects, nextPage } = await listObjects(db, "invoice", page);
      return { items: objects.map(invoice), nextPage };
    },
  };
}

/** Accepts the same codes as Lemon Squeezy. @throws {AppError} `conflict`. */
function checkDiscount({ code, percent }: Discount): void {
  if (/^[A-Z0-9]{3,256}$/.test(code) && Number.isInteger(percent) && percent > 0 && percent <= 100) return;
  throw new AppError("conflict", {
    userMessage: "This discount code can’t be used at checkout.",
    message: "a discount code must be 3 to 256 capitals and digits, with a percentage from 1 to 100",
  });
}

/** Does nothing if it is paid, closed or missing. @returns whether it is paid. */
function closeCheckout(
  { db, clock }: Pick<PaymentServices, "db" | "clock">,
  id: string,
): Promise<{ readonly isPaid: boolean }> {
  return db.transaction(async (tx) => {
    const checkout = await findObject(tx, "checkout", id, { forUpdate: true });
    const now = clock.now();
    const isPaid = checkout !== undefined && checkout.paidAt !== null;
    if (!checkout || isPaid || new Date(checkout.expiresAt) <= now) return { isPaid };
    await changeObject(tx, "checkout", id, { ...checkout, expiresAt: now.toISOString() }, { now });
    return { isPaid };
  });
}

const events = { order: "order_refunded", invoice: "subscription_payment_refunded" } as const;

/** @throws {AppError} `not_found`; `conflict` for more than is left, or for an unpaid invoice. */
function refundPayment(
  { db, jobs, clock }: PaymentServices,
  kind: "order" | "invoice",
  id: string,
  amountCents: number | undefined,
): Promise<PaymentRecord> {
  return db.transaction(async (tx) => {
    const before = await getObject(tx, kind, id, { forUpdate: true });
    const { object } = before;
    const { total, refunded_amount, status } = object.attributes;
    const paidCents = status === "pending" ? 0 : total;
    const cents = checkRefund({ totalCents: paidCents, refundedCents: refunded_amount }, amountCents);
    const now = clock.now();
    const isWhole = refunded_amount + cents === total;
    const attributes = {
      ...object.attributes,
      refunded_amount: refunded_amount + cents,
      ...(isWhole ? { status: "refunded" as const, refunded: true, refunded_at: now.toISOString() } : {}),
      updated_at: momentAfter(object.attributes.updated_at, now),
    };
    const after = { ...before, object: { ...object, attributes } };
    await changeObject(tx, kind, id, after, { now });
    await announce(tx, jobs, events[kind], after);
    return after;
  });
}
