/** Finds passages on a page. Pure. */
import { normalizeText } from "#text/normalize-text.ts";
import type { FoundPassage } from "./chatpdf-rules.ts";

/** Passage that is marked on a page: its sentences with a hit; all of it, if it is not parted. */
export type MarkedPassage = Pick<FoundPassage, "text"> & Partial<Pick<FoundPassage, "parts">>;

/** Letters and digits alone: lines, hyphens and blanks may be written otherwise. */
const bare = (text: string): string =>
  normalizeText(text, "NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * @param items the texts of a page, in order, as its PDF holds them.
 * @param passages of this page.
 * @returns the indexes of the items that hold a part of what is marked.
 */
export function findMarks(items: readonly string[], passages: readonly MarkedPassage[]): ReadonlySet<number> {
  const pieces = items.map(bare);
  const page = pieces.join("");
  const marked = new Set<number>();
  for (const passage of passages) {
    const whole = bare(passage.text);
    const place = whole === "" ? -1 : page.indexOf(whole);
    if (place === -1) continue;
    for (const [from, to] of rangesOf(passage)) {
      const [start, end] = [
        place + bare(passage.text.slice(0, from)).length,
        place + bare(passage.text.slice(0, to)).length,
      ];
      let at = 0;
      for (const [index, piece] of pieces.entries()) {
        if (piece !== "" && at < end && at + piece.length > start) marked.add(index);
        at += piece.length;
      }
    }
  }
  return marked;
}

/** Segmenter for text of any language: it is unknown. */
const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Sentences of a text, with the blanks between them. */
export const sentencesOf = (text: string): readonly string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

type Range = readonly [from: number, to: number];

/** In characters of the passage. */
function rangesOf({ text, parts = [] }: MarkedPassage): readonly Range[] {
  let at = 0;
  const hits = parts.flatMap((part): readonly Range[] => {
    const from = at;
    at += part.text.length;
    return part.isHit ? [[from, at]] : [];
  });
  if (hits.length === 0) return [[0, text.length]];
  return [...segmenter.segment(text)]
    .map(({ index, segment }): Range => [index, index + segment.length])
    .filter(([from, to]) => hits.some(([start, end]) => start < to && end > from));
}
