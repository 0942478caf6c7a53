import type { Change } from "../change.ts";
import type { Mistake } from "./mistake.ts";
import { germanMistakes } from "./mistakes-de.ts";
import { englishMistakes } from "./mistakes-en.ts";
import { spanishMistakes } from "./mistakes-es.ts";
import { frenchMistakes } from "./mistakes-fr.ts";

const mistakesOf = { fr: frenchMistakes, es: spanishMistakes, de: germanMistakes, en: englishMistakes } as const;

interface Rule {
  readonly pattern: RegExp;
  readonly why: string;
  readonly kind: string;
  readonly right: (match: RegExpExecArray) => string;
}

const asWholeWords = (pattern: string, flags = "giu"): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_@#/.-])(?:${pattern})(?![\\p{L}\\p{N}_@/]|[.-]\\p{L})`, flags);

const rulesOf = Object.fromEntries(
  Object.entries(mistakesOf).map(([language, mistakes]) => [language, (mistakes as readonly Mistake[]).map(toRule)]),
);

function toRule(mistake: Mistake): Rule {
  const { why } = mistake;
  if ("words" in mistake) {
    const { words } = mistake;
    const pattern = asWholeWords(Object.keys(words).join("|"));
    return { pattern, why, kind: "Spelling", right: ([found]) => words[found.toLowerCase()] ?? found };
  }
  const pattern = asWholeWords(mistake.pattern, mistake.isCaseSensitive ? "gu" : "giu");
  const right = (match: RegExpExecArray) => mistake.by.replaceAll(/\$(\d)/g, (_, group) => match[Number(group)] ?? "");
  return { pattern, why, kind: "Grammar", right };
}

/** Mistakes that many people make, in words that are always wrong. */
export function findMistakes(text: string, language: keyof typeof mistakesOf): readonly Change[] {
  // A text has its apostrophes in one form.
  const isStraight = text.includes("'") && !text.includes("’");
  return (rulesOf[language] ?? []).flatMap(({ pattern, why, kind, right }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const { index, 0: found } = match;
      // “CA” is no “ça”. A word between quotation marks is meant as it is.
      if (/^\p{Lu}{2,}$/u.test(found) || isQuoted(text, index, index + found.length)) return [];
      const option = isStraight ? right(match).replaceAll("’", "'") : right(match);
      const hasCapital = /^\p{Lu}/u.test(found);
      const shown = hasCapital ? option.replace(/^./u, (letter) => letter.toUpperCase()) : option;
      return shown === found ? [] : { start: index, end: index + found.length, why, kind, options: [shown] };
    }),
  );
}

/** “Don’t write ‘alot’” is about the word. */
const isQuoted = (text: string, start: number, end: number): boolean =>
  /^["'“‘„«]$/.test(text.charAt(start - 1)) && /^["'”’“»]$/.test(text.charAt(end));
