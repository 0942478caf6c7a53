import { and, eq } from "drizzle-orm";
import { AppError } from "#platform/errors.ts";
import { recordOrder } from "../orders/record-order.ts";
import { createPaymentProvider } from "../provider/create-payment-provider.ts";
import type { ProviderName } from "../provider/payment-provider.ts";
import type { PaymentServices } from "../provider/payment-services.ts";
import { noCustomData } from "../provider/webhook-message.ts";
import { billingOrders } from "../schema.ts";
import { recordInvoice } from "../subscriptions/record-invoice.ts";

export interface RefundRequest {
  readonly kind: "order" | "invoice";
  /** The provider's id. */
  readonly providerId: string;
  /** All of it where it is not said. */
  readonly amountCents?: number;
}

/**
 * Refunds a payment, for the operator: the provider gives the money back, and what is left of its credits is taken back as its webhook
 * would have it.
 * @returns false for a payment of nobody that is known, which has no credits: its events were set aside.
 * @throws {AppError} `not_found` for a payment that the provider does not know, `conflict` for what it refuses and for a subscription's order,
 * `unavailable`.
 */
export async function refundPayment(
  services: PaymentServices,
  { kind, providerId, amountCents }: RefundRequest,
): Promise<boolean> {
  const provider = createPaymentProvider(services);
  if (kind === "order") await requirePack(services, provider.name, providerId);
  const { outcome } =
    kind === "order"
      ? await recordOrder(services, provider.name, await provider.refundOrder(providerId, amountCents), noCustomData)
      : await recordInvoice(services, provider.name, await provider.refundInvoice(providerId, amountCents));
  return outcome === "recorded";
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
