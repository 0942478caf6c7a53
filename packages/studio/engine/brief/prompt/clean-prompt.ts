import { normalizeText } from "#text/normalize-text.ts";
import { heldCharacters } from "../../type/held-characters.ts";
import { compilePattern } from "../compile-pattern.ts";
import { PromptRefused } from "../prompt-refused.ts";

const promptCharactersMax = 2_000;

/** A prompt with only what can be set in type. */
export interface CleanPrompt {
  readonly text: string;
  /** Parts that were taken out, e.g. `🌸🌸`. */
  readonly unheld: readonly string[];
  readonly markup: readonly string[];
}

const markupPattern =
  /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)|<\/?[a-z][^<>]{0,300}(?:>|$)|<[?!][^<>]{0,300}>/giu;
/** They change how text runs, or join letters, and show nothing themselves. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const unheldPattern = compilePattern(`[^${heldCharacters}\\n]+`, "gu");
const spaces = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu;
const lineBreaks = /\r\n?|[\v\f\p{Zl}\p{Zp}]/gu;
/** Look alike, and are in every face. */
const replacements: Readonly<Record<string, string>> = { "‐": "-", "‑": "-", "‒": "–", "―": "—", "−": "-", "／": "/" };

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
/** Its words are what a design says, in whatever language the rest asks for it. */
const quotedWords = /["“„«][^"“”„«»\n]*\p{L}{2}[^"“”„«»\n]*["“”»]/u;

const wordsAfter = /^ ?(?!(?:and|und|et|y|n|at|in|with|mit|avec|con|for|für|pour|para) )[\p{L}\p{N}]+ [\p{L}\p{N}]+/iu;
const near = 60;
const endsInWords = (text: string): boolean => /[\p{L}\p{N}] [\p{L}\p{N}]/u.test(text) && /[\p{L}\p{N}]$/u.test(text);

/** 'Bread is sold out 🙈 back tomorrow at 7' is two sentences. */
const partsSentences = (before: string, found: string, after: string): boolean =>
  /^\p{Extended_Pictographic}/u.test(found) &&
  endsInWords(before.slice(-near).trimEnd()) &&
  wordsAfter.test(after.slice(0, near));

/** @throws {PromptRefused} for a prompt that is too long, is empty, or has mostly letters that can’t be set. */
export function cleanPrompt(prompt: string): CleanPrompt {
  if (prompt.length > promptCharactersMax) {
    const length = prompt.length.toLocaleString("en-US");
    throw new PromptRefused(`A prompt can have up to 2,000 characters. Yours has ${length}: shorten it and try again.`);
  }
  const markup: string[] = [];
  const unheld: string[] = [];
  const text = normalizeText(prompt.toWellFormed(), "NFC")
    .replaceAll(lineBreaks, "\n")
    .replaceAll(spaces, " ")
    .replaceAll(invisible, "")
    .replaceAll(/[‐‑‒―−／]/gu, (character) => replacements[character] ?? character)
    .replaceAll(markupPattern, (found) => {
      markup.push(found);
      return " ";
    })
    .replaceAll(/(?!\n)\p{Cc}/gu, " ")
    .replaceAll(unheldPattern, (found, at: number, whole: string) => {
      unheld.push(found);
      return partsSentences(whole.slice(0, at), found, whole.slice(at + found.length)) ? "\n" : " ";
    })
    .replaceAll(/ +/gu, " ");
  const unheldLetters = lettersIn(unheld.join(""));
  // A digit alone would be all that such a poster says.
  const isMostlyUnheld = unheldLetters > lettersIn(text) && !quotedWords.test(text);
  if (isMostlyUnheld || !/[\p{L}\p{N}]/u.test(text)) {
    throw new PromptRefused(
      unheld.length > 0
        ? "Our fonts have Latin, Greek and Cyrillic letters only. Describe the design in one of these."
        : "Say what the design is about, e.g. “Poster for a jazz night at Blue Note, Friday 12 March, 8 pm”.",
    );
  }
  return { text: text.trim(), unheld, markup };
}
