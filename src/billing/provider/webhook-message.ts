import type { InvoiceSnapshot, OrderSnapshot, SubscriptionSnapshot } from "./payment-provider.ts";

/** A webhook, read: which of the provider's objects it describes, and whose it is. */
export type WebhookMessage = {
  readonly eventName: string;
  /** What we sent along with the checkout; invoices come without. */
  readonly custom: { readonly userId: string | undefined; readonly checkoutId: string | undefined };
} & (
  | { readonly kind: "subscription"; readonly subscription: SubscriptionSnapshot }
  | { readonly kind: "order"; readonly order: OrderSnapshot }
  | { readonly kind: "invoice"; readonly invoice: InvoiceSnapshot }
  | { readonly kind: "unknown" }
);
