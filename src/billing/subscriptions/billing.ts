import type { Ledger } from "#credits/index.ts";
import type { Log } from "#platform/log.ts";

/** What recording payments works with: `Services` fits. `db` may be a transaction of the caller's. */
export interface Billing extends Ledger {
  readonly log: Pick<Log, "warn" | "info">;
}

/** Whose a thing of the provider's is, as we sent it along with the checkout. Nothing else is believed, least of all an e-mail address. */
export interface CustomData {
  readonly userId: string | undefined;
  readonly checkoutId: string | undefined;
}

export const noCustomData: CustomData = { userId: undefined, checkoutId: undefined };

export type Recorded =
  | { readonly outcome: "recorded"; readonly userId: string }
  /** An invoice whose subscription has not arrived: it is kept, and settled when that comes. */
  | { readonly outcome: "waiting" }
  /** Paid, but we cannot say by whom or for what: nothing was recorded, an operator decides. */
  | { readonly outcome: "quarantined"; readonly reason: string };

export interface RecordOptions {
  /** The operator vouches for the user that the custom data name, and for what is unusual about the payment. */
  readonly isVouchedFor?: boolean;
}
