import { historyLabels, type ServiceType } from "./prices.ts";

/** Kind of event that a journal row records. `take-back` follows a refund of money, `refund` returns spent credits, `close` closes lots. */
export type JournalKind =
  | "grant"
  | "hold"
  | "capture"
  | "release"
  | "expire"
  | "take-back"
  | "refund"
  | "adjust"
  | "close";

export type HoldState = "held" | "captured" | "released" | "expired";

/** The parts of a journal row that the history describes. */
export interface HistoryEntry {
  readonly kind: JournalKind;
  readonly serviceType: ServiceType | null;
  readonly source: string;
  readonly description: string | null;
}

/** Charge that a row of the history refunds. */
export interface RefundedCharge {
  /** Number of its journal row. */
  readonly number: number;
  readonly description: string | null;
  readonly createdAt: Date;
}

export interface HistoryWords {
  readonly service: string;
  readonly source: string;
  readonly description: string;
}

/** Labels for the `source` of a row. */
const sourceWords: ReadonlyMap<string, string> = new Map([
  ["subscription", "Subscription"],
  ["free-plan", "Free plan"],
  ["purchase", "Purchase"],
  ["refund", "Refund"],
  ["referral", "Referral"],
  ["operator", "Operator"],
]);

/** Labels for the source `system`, by kind. Spending stays 'System' (C7). */
const systemWords: Readonly<Record<JournalKind, string>> = {
  grant: "Credits added",
  hold: "System",
  capture: "System",
  release: "System",
  expire: "Expiry",
  "take-back": "Payment refunded",
  refund: "Run refunded",
  adjust: "Operator",
  close: "System",
};

const descriptions: Readonly<Record<JournalKind, string>> = {
  grant: "Credits added",
  hold: "Credits reserved",
  capture: "Credits used",
  release: "Reserved credits released",
  expire: "Unused credits expired",
  "take-back": "Credits removed after a refund",
  refund: "Credits refunded for a run",
  adjust: "Adjusted by the operator",
  close: "Credits closed",
};

/** The wording of a history row, for both the page and the statement (docs/decisions/0022-credits-page.md). */
export function historyWords({ kind, serviceType, source, description }: HistoryEntry): HistoryWords {
  return {
    service: serviceType ? historyLabels[serviceType] : "System",
    source: source === "system" ? systemWords[kind] : (sourceWords.get(source) ?? capitalised(source)),
    description: description?.trim() || descriptions[kind],
  };
}

/** Name of the charge that a refund returns, as its own row has it. */
export const refundedChargeName = ({ description }: Pick<RefundedCharge, "description">): string =>
  description?.trim() || descriptions.capture;

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
