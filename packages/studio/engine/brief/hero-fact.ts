import type { Brief } from "./brief.ts";

export type HeroSlot = "price" | "date" | "action";

/** Longer words are no fact to see at a glance: a list of prices, a sentence. */
const lengthMax = 26;

/**
 * Finds the fact that brings a customer: an offer, else when it is, else how to reach them.
 * @returns undefined for cards and logos, whose facts are ways to reach a person, all alike.
 */
export function findHeroFact(brief: Pick<Brief, "kind" | HeroSlot>): HeroSlot | undefined {
  if (brief.kind === "card" || brief.kind === "logo") return undefined;
  const isOffer = /[\d%]|free|gratis|kostenlos|gratuit/iu.test(brief.price ?? "");
  const slots = isOffer ? (["price", "date", "action"] as const) : (["date", "action", "price"] as const);
  const slot = slots.find((one) => brief[one]);
  return slot && (brief[slot]?.length ?? 0) <= lengthMax ? slot : undefined;
}
