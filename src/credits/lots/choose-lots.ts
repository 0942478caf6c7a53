/** Purposes that a lot can be spent on: anything, advanced engines and tools only, or images only (C10). */
export type Bucket = "general" | "advanced" | "image";

/** Source of a lot. Runs paid with plan or trial credits count toward the plan's limit (C11). */
export type LotSource = "plan" | "trial" | "purchase" | "referral" | "adjustment";

/** Kind of run that the credits will be spent on. */
export interface Purpose {
  readonly isAdvanced: boolean;
  readonly isImage: boolean;
}

export interface SpendableLot {
  readonly id: number;
  readonly bucket: Bucket;
  readonly source: LotSource;
  readonly remaining: number;
  readonly expiresAt: Date | null;
}

export interface Draw {
  readonly lotId: number;
  /** AIC, above 0. */
  readonly amount: number;
}

/** Names of the buckets for people, as the price list has them. */
export const bucketNames: Readonly<Record<Bucket, string>> = {
  general: "Basic credits",
  advanced: "Advanced credits",
  image: "Image credits",
};

const bucketsFor = ({ isAdvanced, isImage }: Purpose): readonly Bucket[] => [
  "general",
  ...(isAdvanced ? (["advanced"] as const) : []),
  ...(isImage ? (["image"] as const) : []),
];

export const isPlanLot = ({ source }: Pick<SpendableLot, "source">): boolean => source === "plan" || source === "trial";

const hasExpired = ({ expiresAt }: Pick<SpendableLot, "expiresAt">, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

/** @returns the lots that can pay for the purpose now, in spending order. */
export function spendableLots<Lot extends SpendableLot>(
  lots: readonly Lot[],
  purpose: Purpose,
  { now, withPlanCredits = true }: { readonly now: Date; readonly withPlanCredits?: boolean },
): Lot[] {
  const buckets = bucketsFor(purpose);
  return lots
    .filter((lot) => lot.remaining > 0 && buckets.includes(lot.bucket) && !hasExpired(lot, now))
    .filter((lot) => withPlanCredits || !isPlanLot(lot))
    .sort(inSpendingOrder);
}

/** Restricted lots before general ones, purchased ones last; within these, the soonest to expire, then the oldest (C10). */
export function inSpendingOrder(a: SpendableLot, b: SpendableLot): number {
  return rank(a) - rank(b) || expiry(a) - expiry(b) || a.id - b.id;
}

const rank = ({ bucket, source }: SpendableLot): number => (bucket !== "general" ? 0 : source === "purchase" ? 2 : 1);
/** Far beyond any date, and unlike `Infinity` it can be subtracted from itself. */
const expiry = ({ expiresAt }: SpendableLot): number => expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** @returns what to take from each lot, in order; undefined if they do not hold enough. */
export function drawFrom(lots: readonly SpendableLot[], amount: number): Draw[] | undefined {
  const draws: Draw[] = [];
  let missing = amount;
  for (const { id, remaining } of lots) {
    if (missing === 0) break;
    const taken = Math.min(missing, remaining);
    draws.push({ lotId: id, amount: taken });
    missing -= taken;
  }
  return missing === 0 ? draws : undefined;
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
