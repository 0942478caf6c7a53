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
