import type { Bucket, LotSource } from "../lots/choose-lots.ts";
import type { ServiceType } from "../prices.ts";
import type { HoldState, JournalKind } from "../rules.ts";

/** What a journal row does to one lot, AIC. What remains changes by `amount - held`. */
export interface LotChange {
  readonly lotId: number;
  readonly amount: number;
  readonly held: number;
}

export interface NewLot {
  readonly bucket: Bucket;
  readonly source: LotSource;
  readonly originId: string;
  /** AIC, above 0. */
  readonly amount: number;
  /** Null: never. */
  readonly expiresAt: Date | null;
}

/** What people and operators read about a journal row. */
export interface JournalWords {
  readonly serviceType?: ServiceType | undefined;
  readonly description?: string | undefined;
  /** Who caused it, as the history shows it: `system` unless said otherwise. */
  readonly source?: string | undefined;
  readonly engineId?: string | undefined;
  readonly lemonsqueezyOrderId?: string | undefined;
  readonly reason?: string | undefined;
}

/** What an idempotency key stands for besides amounts: all but the description, which may be worded anew between two tries. */
export function keyedWords({ description: _wording, ...words }: JournalWords): JournalWords {
  return words;
}

/** One write to the ledger, decided and not yet written. */
export interface JournalRow extends JournalWords {
  readonly kind: JournalKind;
  readonly changes?: readonly LotChange[];
  readonly newLots?: readonly NewLot[];
  /** Lots that hold nothing to spend from now on, whatever comes back to them. */
  readonly closesLots?: readonly number[];
  readonly opensHold?: {
    readonly amount: number;
    readonly usesPlanCredits: boolean;
    readonly expiresAt: Date;
  };
  readonly resolvesHold?: {
    readonly number: number;
    readonly state: Exclude<HoldState, "held">;
    readonly captured: number;
    /** Where it has turned out otherwise than it was held: less was used, and none of it from plan credits. */
    readonly usesPlanCredits?: boolean | undefined;
  };
  readonly refundsNumber?: number | undefined;
  readonly spenderId?: string | undefined;
  /** What is kept of the account besides the numbers; what is not named stays. */
  readonly account?: {
    readonly planRuns?: number;
    readonly planRunsSince?: Date;
    /** An earlier one moves nothing back. */
    readonly lastResetAt?: Date | undefined;
    readonly lowBalanceThreshold?: number | undefined;
    /** Kept where there is one already; null takes it away. */
    readonly firstSpentAt?: Date | null;
  };
}

export function totalsOf({ changes = [], newLots = [] }: JournalRow): {
  readonly amount: number;
  readonly held: number;
} {
  const granted = newLots.reduce((sum, { amount }) => sum + amount, 0);
  return {
    amount: changes.reduce((sum, { amount }) => sum + amount, granted),
    held: changes.reduce((sum, { held }) => sum + held, 0),
  };
}
