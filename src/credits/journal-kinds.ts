/**
 * What a journal row records. `take-back` follows a refund of money, `refund` gives back what was spent.
 */
export const journalKinds = ["grant", "hold", "capture", "release", "expire", "take-back", "refund", "adjust"] as const;
export type JournalKind = (typeof journalKinds)[number];
