import { compilePattern } from "../compile-pattern.ts";
import type { Format } from "../formats.ts";
import { type KindWord, kindWords } from "../lexicons/kinds.ts";
import { toldKinds } from "../lexicons/told-kinds.ts";
import type { Paper } from "../paper.ts";
import { paperText } from "../prompt/read-size.ts";
import { anyOf, type Find, wordEnd, wordStart } from "../prompt/reading.ts";

const compiled = (words: readonly KindWord[]) =>
  words.map((entry, order) => ({
    ...entry,
    order,
    pattern: compilePattern(`${wordStart}(?:${anyOf(entry.words)})${wordEnd}`, "iu"),
  }));
const named = compiled(kindWords);
const told = compiled(toldKinds);

const sizeText = (format: Format | undefined, paper: Paper | undefined): string | undefined =>
  paper ? paperText(paper) : format && `${format.width}x${format.height}`;

/**
 * The kind of words that are known to name one, and its size if it is not the kind's own.
 * @param isOfPerson whether there is a way to reach someone: without one, 'Karte Goldene Hochzeit' is no business card.
 */
export function readToldKind(parts: readonly string[], isOfPerson: boolean): readonly Find[] {
  const first = (patterns: typeof named) =>
    parts.map((words) => findKind(words, patterns, !isOfPerson)).find((finds) => finds.length > 0);
  return first(named) ?? first(told) ?? [];
}

/** The kind that a text names by the way: 'card' is one only in 'business card' then. */
export const readNamedKind = (text: string): readonly Find[] =>
  findKind(
    text,
    named.filter(({ isAmbiguous }) => !isAmbiguous),
  );

/** Cards that people give to each other. */
const givenCard: Format = { width: 1500, height: 1050 };

function findKind(text: string, patterns: typeof named, isGiven = false): readonly Find[] {
  const found = patterns
    .flatMap((entry) => {
      const match = entry.pattern.exec(text);
      return match ? [{ ...entry, at: match.index, words: match[0] }] : [];
    })
    .toSorted((a, b) => a.at - b.at || b.words.length - a.words.length || a.order - b.order)[0];
  if (!found) return [];
  const size = sizeText(isGiven && found.isNamed ? givenCard : found.format, found.paper);
  return [
    { field: "kind", value: found.kind, words: found.words },
    ...(size ? [{ field: "size", value: size, words: found.words } as const] : []),
  ];
}
