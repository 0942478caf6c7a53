import type { Bucket, LotSource } from "../lots/choose-lots.ts";
import type { ServiceType } from "../prices.ts";
import type { HoldState, JournalKind } from "../rules.ts";

/** The change of one lot, in AIC. `remaining` changes by `amount - held`. */
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
  /** Null if it never expires. */
  readonly expiresAt: Date | null;
}

/** Text that users and operators read about a journal row. */
export interface JournalWords {
  readonly serviceType?: ServiceType | undefined;
  readonly description?: string | undefined;
  /** Actor that caused it, for the history; `system` by default. */
  readonly source?: string | undefined;
  readonly engineId?: string | undefined;
  readonly lemonsqueezyOrderId?: string | undefined;
  readonly reason?: string | undefined;
}

/** The content that an idempotency key covers besides amounts: everything but the description, whose wording may change between retries. */
export function keyedWords({ description: _wording, ...words }: JournalWords): JournalWords {
  return words;
}

/** A decided but not yet written row. */
export interface JournalRow extends JournalWords {
  readonly kind: JournalKind;
  readonly changes?: readonly LotChange[];
  readonly newLots?: readonly NewLot[];
  /** Lots to close: credits that come back to them expire. */
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
    /** Set if it changed: less was used than held, and none of it was plan credits. */
    readonly usesPlanCredits?: boolean | undefined;
  };
  readonly refundsNumber?: number | undefined;
  readonly spenderId?: string | undefined;
  /** The team in which the credits are spent. */
  readonly teamId?: string | undefined;
  /** Other changes of the account. Missing fields stay as they are. */
  readonly account?: {
    readonly planRuns?: number;
    readonly planRunsSince?: Date;
    /** An earlier date does not replace a later one. */
    readonly lastResetAt?: Date | undefined;
    readonly lowBalanceThreshold?: number | undefined;
    /** An existing date is kept; null removes it. */
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
