import { isNear } from "./near-spelling.ts";

/** Finding about words in a text, with what may take their place. */
export interface Finding {
  /** Words as they are in the text. */
  readonly words: string;
  /** The text before and after them. */
  readonly before: string;
  readonly after: string;
  /** Kind as Harper names it. */
  readonly kind: string;
  /** Kind as the page names it. */
  readonly shownKind: string;
  readonly options: readonly [best: string, ...others: string[]];
  /** True if the dictionary lacks the word, or the next one. */
  readonly isUnknown: boolean;
  readonly isNextUnknown: boolean;
}

const isSameBut = (words: string, option: string, ignored: RegExp): boolean =>
  words.replaceAll(ignored, "").toLowerCase() === option.replaceAll(ignored, "").toLowerCase();

const isSameButCapitals = (words: string, option: string): boolean => words.toLowerCase() === option.toLowerCase();

const withCapital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** “ASAP” is right, and so is “as soon as possible”. */
const isExpansion = (words: string, option: string): boolean =>
  words.length > 1 &&
  isSameButCapitals(
    words,
    option
      .split(/[\s-]+/)
      .map((word) => word.charAt(0))
      .join(""),
  );

/** The dictionary has the word as a name (“Redis”), or without its ending (“framing” for “framings”). */
const isKnownOtherwise = (words: string, options: readonly string[]): boolean =>
  options.some(
    (option) => (isSameButCapitals(words, option) && option !== withCapital(words)) || words === `${option}s`,
  );

/** A small letter is wrong for certain at the beginning of the text and after a sentence. It may be right in a list, and after a picture. */
const isSentenceStart = (before: string): boolean => before === "" || /\p{L}[.!?]["”’)]*(?: {1,2}|\n)$/u.test(before);

/** “The pages behind it are new”: the verb belongs to the pages. In “I hope it is new”, to the pronoun. */
const mayBeObject = (before: string): boolean =>
  /\b(?:you|it|her) $/i.test(before) &&
  !/(?:^|[.!?,;:(“"\n—–] ?|\b(?:and|or|but|if|that|because|when|while|since|as|so|what|where|how|why|than|think|know|hope|says?|said) )(?:you|it|her) $/i.test(
    before,
  );

/** “An SQL query” or “a SQL query”: it depends on how the abbreviation is read. */
const isBeforeAbbreviation = (after: string): boolean => /^ (?:\p{Lu}{2}|[^aeiouy\s]+(?:\s|$)|\S*\d)/u.test(after);

/** Reasons why a finding may be none. Each is enough. */
const doubts: readonly ((finding: Finding) => boolean)[] = [
  ({ shownKind }) => shownKind === "Style",
  // Dashes, dots and commas are a matter of style, and only its writer knows which word is missing between two.
  ({ words }) => /^[-.\s]*$/.test(words),
  ({ words, options: [best] }) => best === `${words},`,
  // Both ways are in use for words that are written apart, together or with a hyphen: “non-fatal” and “nonfatal”.
  ({ words, options: [best] }) => words !== best && isSameBut(words, best, /[\s-]/g) && !isSameButCapitals(words, best),
  ({ words, options: [best] }) => isExpansion(words, best),
  ({ words, options }) => isKnownOtherwise(words, options),
  // A name may begin with a small letter, but “i” is no name.
  ({ words, before, isUnknown, options: [best] }) =>
    isSameButCapitals(words, best) && !/^i\b/.test(words) && (isUnknown || !isSentenceStart(before)),
  // It may be a variable or a number in a list: “for i in the list”, “i) first”.
  ({ words, after }) => words === "i" && /^(?: (?:in|is|from)\b| ?[=<>+*)])/.test(after),
  // Names have capital letters.
  ({ words, shownKind, options: [best] }) =>
    shownKind === "Spelling" && /\p{Lu}/u.test(words) && !isSameButCapitals(words, best),
  ({ kind, before }) => kind === "Agreement" && mayBeObject(before),
  ({ words, after, isNextUnknown }) => /^an?$/i.test(words) && (isNextUnknown || isBeforeAbbreviation(after)),
  // Harper takes “the newer one that works” for a comparison.
  ({ words, options: [best] }) => /^that$/i.test(words) && best.toLowerCase() === "than",
  // “I wonder if you would have come” is right.
  ({ words }) => /^(?:would|had) have$/i.test(words),
  // Harper adds or drops a word, as in “will be” and “a piece of”. Another one may be missing.
  ({ words, options: [best] }) => best === "" || best.startsWith(`${words} `) || /\bpieces? of\b/.test(best),
  // “They were there today”: Harper takes the day for what is theirs.
  ({ words, options: [best] }) => /^there$/i.test(words) && best.toLowerCase() === "their",
  // A word between quotation marks is the name of something.
  ({ shownKind, before, after }) => shownKind === "Spelling" && /["'“‘]$/.test(before) && /^["'”’]/.test(after),
  // Only its writer knows which one is meant.
  ({ kind, options }) => kind !== "Spelling" && options.length > 1,
  // Another word may be meant, or none.
  ({ words, kind, options }) => kind === "Spelling" && !isSameButCapitals(words, options[0]) && !isNear(words, options),
];

/** Tells whether what is found may be a name, or is a matter of style: its reader knows better. */
export const isGuess = (finding: Finding): boolean => doubts.some((isDoubtful) => isDoubtful(finding));
