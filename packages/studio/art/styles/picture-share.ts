import type { Brief } from "../../engine/brief/brief.ts";
import { factSlots } from "../../engine/compose/facts.ts";

/** Share of the canvas for a picture: few words leave it more, many need some of it. @param usual for a headline and two or three facts. */
export function pictureShare({ brief }: { readonly brief: Brief }, usual: number): number {
  const facts = factSlots.filter((slot) => brief[slot]).length;
  const small = (brief.subline?.length ?? 0) + facts * 20;
  if (small <= 20 && brief.headline.length <= 28) return usual + 0.1;
  if (small <= 40 && brief.headline.length <= 28) return usual + 0.04;
  return small > 120 || brief.headline.length > 45 ? usual - 0.06 : usual;
}
