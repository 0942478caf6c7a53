/** Words that the ends of lines part. Pure. */

/** Matches a word that the end of a line parts: soft hyphens are there for nothing else. */
const parted = /([\p{L}\p{M}]{1,40})([-\u00ad\u2010])[^\S\n]?\n[^\S\n]?([\p{L}\p{M}]{1,40})/gu;
const word = /[\p{L}\p{M}]+(?:[-\u2010][\p{L}\p{M}]+)*/gu;

/** First parts of compounds that keep their hyphen, in English, and in the other languages whose words we know forms of. */
const compoundStarts = new Set(
  "well long short self half high low non ex co anti semi multi cross full part far near hard soft open close left right top third second first two three four five six seven eight nine ten twenty thirty forty fifty sixty seventy eighty ninety old new good best much ever free user world real single double quarter year one on off up down in by state peer point mid post pre pro all large small deep wide fast slow ready late early time work cost data north south east west e est sous non demi mi peut quelques lui elle eux vice contre franco hispano".split(
    " ",
  ),
);

/** Short words within compounds: “state-of-the-art”, “mother-in-law”, “arc-en-ciel”. */
const compoundMiddles = new Set("of in the to and by for on at as it up or de la le à en du am an der".split(" "));

export interface WholeWords {
  readonly pages: readonly string[];
  /** Words that were parted, in small letters, as they could be meant as well. */
  readonly otherReadings: ReadonlyMap<string, string>;
}

/**
 * Joins what hyphens at the ends of lines part. A hyphen stays if the document has the word with it elsewhere, after a first part of
 * compounds, and between a small and a capital letter: neither a list of words nor rules for syllables tell “well-known” in all languages.
 */
export function joinWords(pages: readonly string[]): WholeWords {
  const otherReadings = new Map<string, string>();
  if (!pages.some((text) => text.search(parted) !== -1)) return { pages, otherReadings };
  const known = new Set(pages.flatMap((text) => text.toLowerCase().replaceAll("\u2010", "-").match(word) ?? []));
  const join = (found: string, start: string, hyphen: string, end: string, at: number, text: string): string => {
    const [joined, hyphened] = [start + end, `${start}-${end}`];
    const isMiddle =
      (isHyphen(text[at - 1]) && compoundMiddles.has(start.toLowerCase())) ||
      (isHyphen(text[at + found.length]) && compoundMiddles.has(end.toLowerCase()));
    const keeps = hyphen !== "\u00ad" && (isMiddle || keepsHyphen(start, end, known));
    const [chosen, other] = keeps ? [hyphened, joined] : [joined, hyphened];
    otherReadings.set(chosen.toLowerCase(), other.toLowerCase());
    return chosen;
  };
  return { pages: pages.map((text) => text.replace(parted, join)), otherReadings };
}

const isHyphen = (sign: string | undefined): boolean => sign === "-" || sign === "\u2010";

function keepsHyphen(start: string, end: string, known: ReadonlySet<string>): boolean {
  const [first, second] = [start.toLowerCase(), end.toLowerCase()];
  if (known.has(`${first}-${second}`)) return true;
  if (known.has(first + second)) return false;
  if (/\p{Ll}$/u.test(start) && /^\p{Lu}/u.test(end)) return true;
  return compoundStarts.has(first);
}

/** The other readings of a text's words. */
export const otherReadingsIn = (text: string, { otherReadings }: Pick<WholeWords, "otherReadings">): string =>
  otherReadings.size === 0
    ? ""
    : (text.toLowerCase().match(word) ?? []).flatMap((one) => otherReadings.get(one) ?? []).join(" ");

const atEnd = /([\p{L}\p{M}]{1,40})[-\u00ad\u2010]\s*$/u;
const atStart = /^\s*([\p{Ll}\p{M}]{1,40})/u;

/** Words that begin on one page and end on the next, with and without a hyphen, by the number of the page where they begin. */
export function wordsOverPages(pages: readonly string[]): ReadonlyMap<number, string> {
  const bodies = pages.map(withoutPageNumbers);
  return new Map(
    bodies.flatMap((text, index): [number, string][] => {
      const start = atEnd.exec(text.slice(-50))?.[1];
      const end = atStart.exec(bodies[index + 1]?.slice(0, 50) ?? "")?.[1];
      return start && end ? [[index + 1, `${start}${end} ${start}-${end}`.toLowerCase()]] : [];
    }),
  );
}

/** Pages say their number first or last. */
function withoutPageNumbers(text: string): string {
  const lines = text.trim().split("\n");
  const isNumber = (line: string | undefined) => line !== undefined && /^[^\p{L}]{1,20}$/u.test(line);
  return lines.slice(isNumber(lines[0]) ? 1 : 0, isNumber(lines.at(-1)) ? -1 : undefined).join("\n");
}
