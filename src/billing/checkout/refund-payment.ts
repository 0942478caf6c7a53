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
  /** The full amount by default. */
  readonly amountCents?: number;
  /** True if the user keeps the plan until its period ends, even after a full refund. */
  readonly keepsPlan?: boolean;
}

/** `unknown`: the payment belongs to no known user. `plan-ended`: it paid for the current period, so the plan has ended. */
export type Refunded = "unknown" | "given-back" | "plan-ended";

/**
 * Refunds a payment for the operator. The provider returns the money, and the payment's unspent credits are taken back, as its webhook
 * would do. If that leaves the current period unpaid, the plan ends and no longer renews, unless the operator keeps it.
 * @throws {AppError} `not_found` for a payment unknown to the provider, `conflict` if the provider refuses or for a subscription's order,
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
  // Before the refund, because its webhook may arrive first. For a payment already refunded in full, the earlier decision stays.
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

/** A subscription's order is the same money as its first invoice: refunding both would return it twice. */
async function requirePack({ db }: PaymentServices, provider: ProviderName, providerId: string): Promise<void> {
  const [order] = await db
    .select({ packId: billingOrders.packId })
    .from(billingOrders)
    .where(and(eq(billingOrders.provider, provider), eq(billingOrders.providerId, providerId)));
  if (order?.packId !== null) return;
  throw new AppError("conflict", {
    userMessage: "This order belongs to a subscription. Refund its invoice instead; the list shows it.",
  });
}
