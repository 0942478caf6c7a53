/** Credits, as pure decisions: the browser uses them too. All amounts are whole AIC. */

export { type Bucket, bucketsFor, type LotSource, type Purpose } from "./lots/choose-lots.ts";
export * from "./prices.ts";

export const holdStates = ["held", "captured", "released", "expired"] as const;
export type HoldState = (typeof holdStates)[number];

/**
 * What a journal row records. `take-back` follows a refund of money, `refund` gives back what was spent.
 */
export const journalKinds = ["grant", "hold", "capture", "release", "expire", "take-back", "refund", "adjust"] as const;
export type JournalKind = (typeof journalKinds)[number];
