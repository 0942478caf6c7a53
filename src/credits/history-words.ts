import { historyLabels, type ServiceType } from "./prices.ts";

/** What a journal row records. `take-back` follows a refund of money, `refund` gives back what was spent, `close` ends lots in which nothing is left. */
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

/** What the history needs to know of a journal row to say it in words. */
export interface HistoryEntry {
  readonly kind: JournalKind;
  readonly serviceType: ServiceType | null;
  readonly source: string;
  readonly description: string | null;
}

export interface HistoryWords {
  readonly service: string;
  readonly source: string;
  readonly description: string;
}

/** Who or what caused a row, where its `source` says so. */
const sourceWords: ReadonlyMap<string, string> = new Map([
  ["subscription", "Subscription"],
  ["free-plan", "Free plan"],
  ["purchase", "Purchase"],
  ["refund", "Refund"],
  ["referral", "Referral"],
  ["operator", "Operator"],
]);

/** Where it only says `system`: what it was that the system did. Spending stays 'System' (C7). */
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
  release: "Reserved credits given back",
  expire: "Unused credits expired",
  "take-back": "Credits taken back after a refund",
  refund: "Credits given back for a run",
  adjust: "Adjusted by the operator",
  close: "Credits closed",
};

/** A row of the history, as page and statement show it: one wording for both (docs/decisions/0022-credits-page.md). */
export function historyWords({ kind, serviceType, source, description }: HistoryEntry): HistoryWords {
  return {
    service: serviceType ? historyLabels[serviceType] : "System",
    source: source === "system" ? systemWords[kind] : (sourceWords.get(source) ?? capitalised(source)),
    description: description?.trim() || descriptions[kind],
  };
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
