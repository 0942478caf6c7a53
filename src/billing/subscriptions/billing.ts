import type { Ledger } from "#credits/index.ts";
import type { Config } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";

/** Services that recording payments needs; `Services` fits. `db` may be the caller's transaction. */
export interface Billing extends Ledger {
  readonly config: Pick<Config, "lemonSqueezy" | "product" | "baseUrl">;
  readonly log: Pick<Log, "warn" | "info">;
}

export type Recorded =
  | { readonly outcome: "recorded"; readonly userId: string }
  /** An invoice whose subscription has not arrived yet. It is stored, and settled when the subscription arrives. */
  | { readonly outcome: "waiting"; readonly subscriptionId: string }
  /** Paid, but we cannot tell by whom or for what. Nothing was recorded; the operator decides. */
  | { readonly outcome: "quarantined"; readonly reason: string };

export interface RecordOptions {
  /** The operator has reviewed a payment in another currency and accepts it. */
  readonly isVouchedFor?: boolean;
}

/** @returns why the payment is quarantined, if it was made in a currency other than that of our prices. */
export const otherCurrency = (currency: string): string | undefined =>
  currency.toUpperCase() === "USD" ? undefined : `It was paid in ${currency}, but prices are in USD.`;
