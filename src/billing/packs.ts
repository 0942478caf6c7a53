/** Credit packs (C4). They never expire. */

export type PackId = "starter" | "creator" | "professional" | "business";

export interface CreditPack {
  readonly id: PackId;
  readonly name: string;
  readonly description: string;
  /** AIC. */
  readonly amount: number;
  readonly priceCents: number;
}

export const creditPacks: readonly CreditPack[] = [
  { id: "starter", name: "Starter Pack", description: "Perfect for small projects", amount: 500, priceCents: 500 },
  { id: "creator", name: "Creator Pack", description: "Most popular choice", amount: 3_000, priceCents: 2_500 },
  {
    id: "professional",
    name: "Professional Pack",
    description: "Best value for power users",
    amount: 10_000,
    priceCents: 7_500,
  },
  {
    id: "business",
    name: "Business Pack",
    description: "For enterprises and agencies",
    amount: 30_000,
    priceCents: 19_900,
  },
];

/** `POST /api/purchase-credits` names a pack by its amount. */
export const findPackByAmount = (amount: number): CreditPack | undefined =>
  creditPacks.find((pack) => pack.amount === amount);

export const getPack = (id: PackId): CreditPack => {
  const pack = creditPacks.find((one) => one.id === id);
  if (!pack) throw new Error(`there is no pack ${id}`);
  return pack;
};
