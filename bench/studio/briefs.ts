import { type Kind, kinds, type StyleId, styleIds } from "#studio/engine/brief/brief.ts";
import type { Brief } from "#studio/index.ts";

const side = 1_024;

/** A brief for each kind and style. @param rounds so many times, each with other seeds. */
export const benchBriefs = (rounds = 1): readonly Brief[] =>
  Array.from({ length: rounds }, (_, round) =>
    kinds.flatMap((kind) => styleIds.map((style) => briefOf(kind, style, `${round}`))),
  ).flat();

export const briefOf = (kind: Kind, style: StyleId, seed: string): Brief => ({
  kind,
  style,
  seed,
  width: side,
  height: side,
  language: "en",
  headline: "Jazz on the roof",
  subline: "Three nights of live music above the old harbor",
  date: "Friday 9 May, 8 pm",
  place: "Dock 12",
  action: "Book a seat",
  brand: "Blue Hour",
  subject: "music",
  detail: 50,
});
