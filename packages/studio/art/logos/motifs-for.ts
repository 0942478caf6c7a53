import { normalizeText } from "#text/normalize-text.ts";
import { bakingMotifs } from "../figures/baking.ts";
import { cityMotifs } from "../figures/city.ts";
import { craftMotifs } from "../figures/craft.ts";
import type { Motif } from "../figures/figure.ts";
import { foodMotifs } from "../figures/food.ts";
import { natureMotifs } from "../figures/nature.ts";
import { skyMotifs } from "../figures/sky.ts";
import { tradeMotifs } from "./trade-motifs.ts";

const motifs: readonly Motif[] = [
  ...foodMotifs,
  ...bakingMotifs,
  ...natureMotifs,
  ...skyMotifs,
  ...craftMotifs,
  ...cityMotifs,
  ...tradeMotifs,
];

export const findMotif = (id: string | undefined): Motif | undefined => motifs.find((motif) => motif.id === id);

/** Short words must be the whole word, "it" is not in "Italian", unless they end in a hyphen. */
const wholeWordMax = 3;

function isMeant(word: string, stem: string): boolean {
  if (stem.endsWith("-")) return word.startsWith(stem.slice(0, -1));
  return stem.length <= wholeWordMax ? word === stem || word === `${stem}s` : word.startsWith(stem);
}

/** Minimum of motifs: with fewer, the logos of a trade would soon look alike. */
const motifsMin = 4;
const general = new Set(["star", "sun", "leaf", "flower"]);

/** The motifs of a trade, the ones that the most of its words lead to first; none if no word is known. */
export function motifsFor(trade: string): readonly Motif[] {
  const said = normalizeText(trade.toLowerCase(), "NFC")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const hits = ({ words }: Motif) => words.split(" ").filter((stem) => said.some((word) => isMeant(word, stem))).length;
  const found = motifs
    .map((motif) => ({ motif, count: hits(motif) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ motif }) => motif);
  if (found.length === 0 || found.length >= motifsMin) return found;
  // The trade's own stay the more frequent ones.
  return [
    ...found,
    ...found,
    ...found,
    ...found,
    ...motifs.filter((motif) => general.has(motif.id) && !found.includes(motif)),
  ];
}
