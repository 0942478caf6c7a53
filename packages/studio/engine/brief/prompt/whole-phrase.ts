import { compilePattern } from "../compile-pattern.ts";
import { closers, looseEnds, openers } from "../lexicons/function-words.ts";
import { rowAtEnd } from "./row-at-end.ts";

/** Ends in a word that needs another one behind it: 'talks and', 'ab', 'inscripción o'. */
const openEnd = compilePattern(`(?:(?:^|[\\s(])(?:${openers})|(?<=\\s|^)[+&/@–—-]|(?<=^|\\s)w/)$`, "iu");
/** Begins with a word that needs another one before it: '+ 1 kg', 'or by phone', 'if you see it'. */
const openStart = compilePattern(`^(?:(?:${closers})(?![\\p{L}\\p{N}])|[&/@+](?=\\s|$))`, "iu");
/** German puts a part of its verb at the end: 'Wir ziehen um'. */
const separable =
  /(?:^|\s)(?:ziehen|melden|meldet|machen|macht|fangen|fängt|stellen|rufen|ruft|laden|lädt|kommen|kommt|bieten|geben|nehmen|nimmt) (?:\p{L}+ ){0,3}(?:um|an|ein|mit|auf|zu|ab|vor|vorbei)$/iu;

export const isOpenAtEnd = (words: string): boolean => openEnd.test(words) && !separable.test(words);
export const isOpenAtStart = (words: string): boolean => openStart.test(words);

const looseEnd = compilePattern(`^[\\s,]+(?:${looseEnds})$`, "iu");
const looseAlone = compilePattern(`^(?:${looseEnds})$`, "u");
/** 'Talks and tours in the' is 'Talks and tours'. */
export const withoutLooseEnd = (words: string): string =>
  separable.test(words) || /\d ?am$|\p{Ll} [A-Z]{2}$/u.test(words) ? words : words.slice(0, rowAtEnd(words, looseEnd));

const count = (words: string, marks: RegExp): number => words.match(marks)?.length ?? 0;

/** Tells whether words can be printed alone: nothing was torn off at their ends, and each bracket and quote has its other half. */
export const isWhole = (words: string): boolean =>
  withoutLooseEnd(words) === words &&
  !looseAlone.test(words) &&
  !isOpenAtStart(words) &&
  count(words, /[([]/gu) === count(words, /[)\]]/gu) &&
  count(words, /["“”„«»]/gu) % 2 === 0;

const anyCase = (words: string): string =>
  words
    .split("|")
    .map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`)
    .join("|");
/** Before a full stop that ends no sentence: 'erm. 12 Euro', 'Sis. Bola Grace', 'St. Anna'. */
const shortened = anyCase(
  "erm|inkl|incl|bzw|resp|approx|env|aprox|tel|tél|st|mr|mrs|ms|sis|bro|rev|prof|ave|av|avda|str|org|feat|ft|vs|ehem|evtl|zzgl|inscr|conc|adv|ste|pza|dto|sr|sra|srta|dr|dra|mme|mlle|hr",
);
const beforeNumber = anyCase("ca|máx|max|mind|min|nr|núm|no|abt|dr|st|ab");

/** Before a colon, they belong to what follows: 'Acts: Dee Malone, Raj Pillai'. */
const seriesLabels = anyCase(
  "acts|line-?up|lineup|guests?|special guests?|theme|motto|thema|music|live|speakers?|topics|themen|leitung|dirigent|dress ?code|kleiderordnung|thème|invités|artistes|musique|ponentes|artistas|invitados|tema|gäste|musik|mit dabei|bands?|djs?|redner|incluye|includes?|bring|minister|host|hosts",
);
/** A pattern for a colon that ends a phrase. */
export const colon = `(?<!(?:^|[\\n,.;!?)]\\s*)(?:${seriesLabels})):(?=\\s|$)`;
const labelStart = compilePattern(`^(?:${seriesLabels}): `, "u");
export const isSeries = (words: string): boolean => labelStart.test(words);

/** @returns a pattern for where a sentence ends with a full stop. In German, a number with one is an ordinal. */
export const fullStop = (isGerman: boolean): string =>
  [
    `(?<!(?:^|[\\s/(,.])(?:${shortened}|(?:${beforeNumber})(?=\\.\\s+[\\d\\uE000-\\uF8FF])${isGerman ? "|\\d{1,2}" : ""}))`,
    // 'J. K. Rowling', 'Karen P. Miller'.
    "(?<!(?:^|[,;\\n]\\s*|\\p{Lu}[\\p{L}.]* )\\p{Lu}(?=\\.\\s+\\p{Lu}))",
    "(?<!(?:^|\\n|(?:zum|der|die|das|dem|den|unser|mein|ihr|sein) )\\s*\\d{1,3})\\.(?=\\s|$)",
  ].join("");
