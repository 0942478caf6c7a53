/**
 * Words of scripts that have no blanks between them, as overlapping pairs or triples of letters: a search finds them without knowing where a
 * word ends, and whatever dictionary a version of Node.js has. Korean has blanks, but endings without one. Pure.
 */

const run =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const ofThree = /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

interface Gram {
  readonly text: string;
  /** In the text, in UTF-16. */
  readonly start: number;
  readonly end: number;
}

function* readGrams(text: string): Generator<Gram> {
  for (const { 0: found, index } of text.matchAll(run)) {
    const letters = [...found];
    const size = Math.min(letters.length, ofThree.test(found) ? 3 : 2);
    let start = index;
    for (let at = 0; at + size <= letters.length; at++) {
      const gram = letters.slice(at, at + size).join("");
      yield { text: gram.normalize("NFKC"), start, end: start + gram.length };
      start += letters[at]?.length ?? 0;
    }
  }
}

/** Each once. */
export const gramsOf = (text: string): readonly string[] => [
  ...new Set(Array.from(readGrams(text), (gram) => gram.text)),
];

/** A text without what `gramsOf` reads. */
export const withoutGrams = (text: string): string => text.replace(run, " ");

/** A text in parts that some of these grams are in, and parts that they are not. */
export function markGrams(text: string, grams: ReadonlySet<string>): readonly { text: string; isHit: boolean }[] {
  const parts: { text: string; isHit: boolean }[] = [];
  let at = 0;
  const take = (end: number, isHit: boolean) => {
    if (end <= at) return;
    const last = parts.at(-1);
    if (last?.isHit === isHit) last.text += text.slice(at, end);
    else parts.push({ text: text.slice(at, end), isHit });
    at = end;
  };
  for (const gram of readGrams(text)) {
    if (!grams.has(gram.text)) continue;
    take(gram.start, false);
    take(gram.end, true);
  }
  take(text.length, false);
  return parts;
}
