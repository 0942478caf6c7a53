import { compilePattern } from "../compile-pattern.ts";
/** Fields that a prompt's words can be understood as. */
export type ReadField =
  | "kind"
  | "style"
  | "mood"
  | "color"
  /** A color with its lightness and strength, as `#rrggbb`. */
  | "paint"
  /** A likeness of all colors: pastel, muted. */
  | "tone"
  /** A color that the prompt rules out. */
  | "avoid"
  /** Anything else that the prompt rules out. */
  | "without"
  | "size"
  | "detail"
  | "subject"
  /** Things that should be seen: 'with a fox'. */
  | "depicted";

export interface Find {
  readonly field: ReadField;
  /** Words of a fact; otherwise the id that the words stand for. */
  readonly value: string;
  /** Words as they are in the prompt. */
  readonly words: string;
}

/** State of reading a prompt: what is left of it, and what was found in the rest. */
export interface Reading {
  /** Text that is left, with a line break where something was taken out. */
  readonly text: string;
  readonly finds: readonly Find[];
}

export type Reader = (reading: Reading) => Reading;

/** Before and after a word, in any script; `\b` knows English letters alone. */
export const wordStart = "(?<![\\p{L}\\p{N}])";
export const wordEnd = "(?![\\p{L}\\p{N}])";

/** Words that are regular expressions themselves. */
export const anyOf = (words: readonly string[]): string => `(?:${words.join("|")})`;

export const wholeWords = (words: readonly string[], flags = "giu"): RegExp =>
  compilePattern(`${wordStart}${anyOf(words)}${wordEnd}`, flags);

interface TakeOptions {
  /** @returns what a match stands for, or undefined if it stands for nothing. */
  readonly read: (match: RegExpExecArray) => Omit<Find, "words"> | readonly Find[] | undefined;
  /** A break, if left out. A blank where what is on both sides belongs together. */
  readonly leave?: "\n" | " ";
  readonly max?: number;
}

/** Takes what a pattern matches out of the text. @param pattern with the flag `g`. */
export function take(
  { text, finds }: Reading,
  pattern: RegExp,
  { read, leave = "\n", max = 20 }: TakeOptions,
): Reading {
  const taken: Find[] = [];
  let rest = "";
  let from = 0;
  let count = 0;
  for (const match of text.matchAll(pattern)) {
    if (match[0] === "" || count >= max) continue;
    const found = read(match);
    if (!found) continue;
    count++;
    taken.push(...(isList(found) ? found : [{ ...found, words: match[0].trim() }]));
    rest += text.slice(from, match.index) + leave;
    from = match.index + match[0].length;
  }
  return { text: rest + text.slice(from), finds: [...finds, ...taken] };
}

const isList = (found: Omit<Find, "words"> | readonly Find[]): found is readonly Find[] => Array.isArray(found);

/** Adds what was understood of words that stay in the text. */
export const note = ({ text, finds }: Reading, ...found: readonly Find[]): Reading => ({
  text,
  finds: [...finds, ...found],
});

/** Words of a fact without the punctuation and the little words around it. The plus of '18+' says something. */
export function trimmed(words: string): string {
  const line = words.replaceAll(/\s+/gu, " ").replace(/^[\s,;:.!?–—\-·|/&*>#•]+/u, "");
  const kept = line.replace(/[\s,;:.–—\-·|/&+*<#•]+$/u, "");
  return /\d$/u.test(kept) && line[kept.length] === "+" ? `${kept}+` : kept;
}

/** Words with a capital at the beginning, unless that changes the word's length or its shape, as in addresses. */
export function capitalized(words: string): string {
  const [first = ""] = words;
  const upper = first.toUpperCase();
  const isAddress = /^\S*@|^https?:|^[^\s]+\.[^\s.]{2,}/u.test(words);
  const isMixed = /^\p{Ll}\p{Lu}/u.test(words);
  return isAddress || isMixed || upper.length !== first.length ? words : upper + words.slice(first.length);
}
