import type { Brief } from "./brief.ts";

export type HeroSlot = "price" | "date" | "action";

/** Longer words are no fact to see at a glance: a list of prices, a sentence. */
const lengthMax = 34;

/** From this price on, in any currency, an event is a purchase. */
const costlyMin = 200;
/** An offer's end is no event. */
const untilThen = /^(?:until|till|by|ends?|only|bis|jusqu|hasta|avant)/iu;

/**
 * Finds the fact that brings a customer: an offer, else when it is, else how to reach them.
 * @returns undefined for cards and logos, whose facts are ways to reach a person, all alike.
 */
export function findHeroFact(brief: Pick<Brief, "kind" | "archetype" | HeroSlot>): HeroSlot | undefined {
  if (brief.kind === "card" || brief.kind === "logo") return undefined;
  const isEvent = /\d/u.test(brief.date ?? "") && !untilThen.test(brief.date ?? "");
  // That an evening is free brings no one who does not know when it is.
  const isFree = !isEvent && /free|gratis|kostenlos|gratuit/iu.test(brief.price ?? "");
  const isDiscount = isFree || /%|\dx\d|\bfor\b/iu.test(brief.price ?? "");
  // What an evening costs matters less than when it is; a journey is bought.
  const isCostly = Number(/\d+/u.exec((brief.price ?? "").replaceAll(/[.,](?=\d{3})/gu, ""))?.[0] ?? 0) >= costlyMin;
  const isOffer =
    isDiscount || isCostly || brief.archetype === "listing" || (!isEvent && /\d/u.test(brief.price ?? ""));
  const slots = isOffer ? (["price", "date", "action"] as const) : (["date", "action", "price"] as const);
  const slot = slots.find((one) => brief[one]);
  return slot && (brief[slot]?.length ?? 0) <= lengthMax ? slot : undefined;
}
