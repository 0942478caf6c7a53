import type { InvoiceSnapshot, OrderSnapshot, SubscriptionSnapshot } from "./payment-provider.ts";

/** Whose a thing of the provider's is, as we sent it along with the checkout. Nothing else is believed, least of all an e-mail address. */
export interface CustomData {
  readonly userId: string | undefined;
  readonly checkoutId: string | undefined;
}

export const noCustomData: CustomData = { userId: undefined, checkoutId: undefined };

/** A webhook, read: which of the provider's objects it describes, and whose it is. */
export type WebhookMessage = {
  readonly eventName: string;
  /** Invoices come without. */
  readonly custom: CustomData;
} & (Described | { readonly kind: "unknown" });

/** One of the provider's objects, as it describes it at one moment. */
export type Described =
  | { readonly kind: "subscription"; readonly subscription: SubscriptionSnapshot }
  | { readonly kind: "order"; readonly order: OrderSnapshot }
  | { readonly kind: "invoice"; readonly invoice: InvoiceSnapshot };

export function snapshotOf(described: Described): SubscriptionSnapshot | OrderSnapshot | InvoiceSnapshot {
  switch (described.kind) {
    case "subscription":
      return described.subscription;
    case "order":
      return described.order;
    case "invoice":
      return described.invoice;
  }
}
