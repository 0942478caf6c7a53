import type { Ledger } from "#credits/index.ts";
import type { Config } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";

/** What recording payments works with: `Services` fits. `db` may be a transaction of the caller's. */
export interface Billing extends Ledger {
  readonly config: Pick<Config, "lemonSqueezy" | "product" | "baseUrl">;
  readonly log: Pick<Log, "warn" | "info">;
}

export type Recorded =
  | { readonly outcome: "recorded"; readonly userId: string }
  /** An invoice whose subscription has not arrived: it is kept, and settled when that comes. */
  | { readonly outcome: "waiting"; readonly subscriptionId: string }
  /** Paid, but we cannot say by whom or for what: nothing was recorded, an operator decides. */
  | { readonly outcome: "quarantined"; readonly reason: string };

export interface RecordOptions {
  /** The operator has looked at a payment in another currency, and takes it. */
  readonly isVouchedFor?: boolean;
}

/** @returns why a payment is set aside that was made in another currency than prices are in. */
export const otherCurrency = (currency: string): string | undefined =>
  currency.toUpperCase() === "USD" ? undefined : `It was paid in ${currency}, and prices are in USD.`;
