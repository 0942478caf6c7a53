import type { InvoiceSnapshot, OrderSnapshot, SubscriptionSnapshot } from "./payment-provider.ts";

/** The user of a provider's object, as we attached it to the checkout. Nothing else is trusted, least of all an email address. */
export interface CustomData {
  readonly userId: string | undefined;
  readonly checkoutId: string | undefined;
}

export const noCustomData: CustomData = { userId: undefined, checkoutId: undefined };

/** A parsed webhook: the object that it describes, and the user. */
export type WebhookMessage = {
  readonly eventName: string;
  /** Empty for invoices. */
  readonly custom: CustomData;
} & (Described | { readonly kind: "unknown" });

/** A provider's object as described at one moment. */
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
