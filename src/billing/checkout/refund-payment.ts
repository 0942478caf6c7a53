import { and, eq, gt, lt } from "drizzle-orm";
import { AppError } from "#platform/errors.ts";
import { recordOrder } from "../orders/record-order.ts";
import { createPaymentProvider } from "../provider/create-payment-provider.ts";
import type { PaymentServices, ProviderName } from "../provider/payment-provider.ts";
import { noCustomData } from "../provider/webhook-message.ts";
import { billingInvoices, billingOrders, userSubscriptions } from "../schema.ts";
import { recordInvoice } from "../subscriptions/record-invoice.ts";

export interface RefundRequest {
  readonly kind: "order" | "invoice";
  /** The provider's id. */
  readonly providerId: string;
  /** All of it where it is not said. */
  readonly amountCents?: number;
  /** Whether the plan stays until its period ends, although all that paid for it is given back. */
  readonly keepsPlan?: boolean;
}

/** `unknown`: of nobody that is known. `plan-ended`: it paid for the period under way, whose plan ends with it. */
export type Refunded = "unknown" | "given-back" | "plan-ended";

/**
 * Refunds a payment, for the operator: the provider gives the money back, and what is left of its credits is taken back as its webhook
 * would have it. Where that leaves the period under way unpaid, the plan ends and its renewal is stopped, unless the operator keeps it.
 * @throws {AppError} `not_found` for a payment that the provider does not know, `conflict` for what it refuses and for a subscription's order,
 * `unavailable`.
 */
export async function refundPayment(
  services: PaymentServices,
  { kind, providerId, amountCents, keepsPlan = false }: RefundRequest,
): Promise<Refunded> {
  const provider = createPaymentProvider(services);
  if (kind === "order") await requirePack(services, provider.name, providerId);
  if (kind === "order") {
    const order = await provider.refundOrder(providerId, amountCents);
    const { outcome } = await recordOrder(services, provider.name, order, noCustomData);
    return outcome === "recorded" ? "given-back" : "unknown";
  }
  // Before the money goes back: its webhook may be here first. What went back before was decided then.
  await services.db
    .update(billingInvoices)
    .set({ keepsPlan })
    .where(
      and(
        eq(billingInvoices.provider, provider.name),
        eq(billingInvoices.providerId, providerId),
        lt(billingInvoices.refundedCents, billingInvoices.totalCents),
      ),
    );
  const invoice = await provider.refundInvoice(providerId, amountCents);
  const { outcome } = await recordInvoice(services, provider.name, invoice);
  if (outcome !== "recorded") return "unknown";
  return (await isRefunded(services, provider.name, invoice.subscriptionId)) ? "plan-ended" : "given-back";
}

async function isRefunded({ db, clock }: PaymentServices, provider: ProviderName, providerId: string) {
  const { refundedUntil } = userSubscriptions;
  const isThis = and(eq(userSubscriptions.provider, provider), eq(userSubscriptions.providerId, providerId));
  return (await db.$count(userSubscriptions, and(isThis, gt(refundedUntil, clock.now())))) > 0;
}

/** The order that comes with a subscription is its first invoice once more: refunded as both, the money would go back twice. */
async function requirePack({ db }: PaymentServices, provider: ProviderName, providerId: string): Promise<void> {
  const [order] = await db
    .select({ packId: billingOrders.packId })
    .from(billingOrders)
    .where(and(eq(billingOrders.provider, provider), eq(billingOrders.providerId, providerId)));
  if (order?.packId !== null) return;
  throw new AppError("conflict", {
    userMessage: "This order came with a subscription. Refund the invoice instead: the list names it.",
  });
}
