import createHyphenator from "hyphen";
import german from "hyphen/patterns/de-1996.js";
import english from "hyphen/patterns/en-us.js";
import spanish from "hyphen/patterns/es.js";
import french from "hyphen/patterns/fr.js";

const softHyphen = "\u00ad";
/** Shorter words stay whole: a hyphen in a headline is worth a large size only for words that leave none. */
const lettersMin = 18;
/** Minimum of letters on each side of a word's hyphen. */
const partMin = 5;
/** Letters that a place may be farther from the middle if an “s” is before it, which links words of German. */
const linkBonus = 4;

type Hyphenate = (word: string) => string;
const hyphenators = new Map<string, Hyphenate>();
const rules = { de: german, en: english, es: spanish, fr: french } as const;

/** Reading the rules of a language takes some milliseconds. */
function hyphenatorOf(language: string): Hyphenate | undefined {
  const name = language.slice(0, 2);
  const known = hyphenators.get(name);
  if (known || !Object.hasOwn(rules, name)) return known;
  const patterns = rules[name as keyof typeof rules];
  const made = createHyphenator(patterns, { hyphenChar: softHyphen, minWordLength: lettersMin }) as Hyphenate;
  hyphenators.set(name, made);
  return made;
}

const longWord = /[\p{L}\p{M}]{18,100}/gu;

/** A text whose long words may be parted once, where their halves are most alike: a compound is parted between two of its words then. */
export const withSoftHyphens = (text: string, language: string): string => {
  const hyphenate = hyphenatorOf(language);
  return hyphenate ? text.replace(longWord, (word) => parted(word, hyphenate)) : text;
};

function parted(word: string, hyphenate: Hyphenate): string {
  // The rules are of small letters.
  const syllables = hyphenate(word.toLowerCase()).split(softHyphen);
  const ends = syllables.map((_, index) => syllables.slice(0, index + 1).join("").length);
  const middle = word.length / 2;
  const [best] = ends
    .filter((end) => end >= partMin && end <= word.length - partMin)
    .map((end) => ({ end, distance: Math.abs(end - middle) - (word[end - 1] === "s" ? linkBonus : 0) }))
    .toSorted((a, b) => a.distance - b.distance);
  return best === undefined ? word : word.slice(0, best.end) + softHyphen + word.slice(best.end);
}
