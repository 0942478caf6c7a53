/** What a journal row records. `take-back` follows a refund of money, `refund` gives back what was spent. */
export type JournalKind = "grant" | "hold" | "capture" | "release" | "expire" | "take-back" | "refund" | "adjust";

export type HoldState = "held" | "captured" | "released" | "expired";
