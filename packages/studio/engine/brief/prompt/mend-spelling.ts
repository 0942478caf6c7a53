import { type Kind, wordlessKinds } from "../brief.ts";
import { compilePattern } from "../compile-pattern.ts";
import type { PrintedRole } from "../roles/roles.ts";
import { lengthsMax, type SetWords } from "../roles/set-words.ts";
import { mendEnglish } from "./spell-english.ts";
import { isTypedInHaste, mendGerman } from "./spell-german.ts";
import { mendFrench, mendSpanish, withOpeningMarks } from "./spell-romance.ts";

interface Typed {
  readonly kind: Kind;
  readonly language: string;
  readonly prompt: string;
}

/**
 * Words as a careful person spells them, where the customer typed in a hurry: capitals, apostrophes, accents and marks at the end, by
 * language. What may be meant otherwise stays as typed, as do brands, quotes, addresses, handles and codes. Doing it twice changes nothing.
 */
export function mendSpelling(words: SetWords, typed: Typed): SetWords {
  // A logo says a name, and other kinds without words are not set in type.
  if (typed.kind === "logo" || wordlessKinds.includes(typed.kind)) return words;
  const quotes = quotesIn(typed.prompt);
  const isHasty = typed.language === "de" && isTypedInHaste(typed.prompt);
  const mended = Object.entries(words.texts).map(([name, text]) => {
    const field = name as PrintedRole;
    const isKept = field === "brand" || quotes.some((quote) => text.toLowerCase().includes(quote));
    return [field, isKept ? text : mendField(text, field, isHasty)] as const;
  });
  return { ...words, texts: { ...words.texts, ...Object.fromEntries(mended) } };

  function mendField(text: string, field: PrintedRole, isHasty: boolean): string {
    const { masked, kept } = mask(text, words.texts.brand);
    const spelled = mendLanguage(mendMarks(masked), field, isHasty);
    const result = spelled.replaceAll(maskPattern, (one) => kept[one.charCodeAt(0) - firstMask] ?? "");
    return result.length > lengthsMax[field] ? text : result;
  }

  function mendLanguage(text: string, field: PrintedRole, isHasty: boolean): string {
    const isName = field === "place";
    if (typed.language === "en") return mendEnglish(text, field === "date");
    if (typed.language === "de") return mendGerman(text, isHasty);
    if (typed.language === "fr") return mendFrench(text, isName);
    return typed.language === "es" ? withOpeningMarks(mendSpanish(text, isName)) : text;
  }
}

const firstMask = 0xe000;
const masksMax = 0x1000;
const maskPattern = /[\uE000-\uEFFF]/gu;

/** Addresses of the web and of mail, handles, hashtags and codes. */
const fixed = /[@#_\\]|:\/\/|\.\p{L}{2}|^(?=.*\d)(?=.*\p{Lu}.*\p{Lu})/u;
const codeWord = compilePattern("^(?:code|código|gutscheincode|rabattcode|promo)$", "iu");

/** Words that stay as they are, each as one character that no prompt has. */
function mask(text: string, brand: string | undefined): { readonly masked: string; readonly kept: readonly string[] } {
  const kept: string[] = [];
  const keep = (words: string): string => {
    if (kept.length >= masksMax) return words;
    kept.push(words);
    return String.fromCharCode(firstMask + kept.length - 1);
  };
  const named = brand ? text.replaceAll(brand, keep) : text;
  let before = "";
  const masked = named
    .split(/(\s)/u)
    .map((word) => {
      const isCode = codeWord.test(before) && /\p{Lu}|\d/u.test(word);
      if (word.trim() !== "") before = word;
      return fixed.test(word) || isCode ? keep(word) : word;
    })
    .join("");
  return { masked, kept };
}

/** Phrases in quotes, in small letters: the customer wants them as they are. */
const quotesIn = (prompt: string): readonly string[] =>
  prompt
    .split(/["“”„«»]/u)
    .filter((_, index, { length }) => index % 2 === 1 && index < length - 1)
    .map((quote) => quote.trim().toLowerCase())
    .filter((quote) => quote.length > 1);

/** One mark says it, and points that trail off are an ellipsis. */
const mendMarks = (text: string): string =>
  text
    .replaceAll(/!{2,}/gu, "!")
    .replaceAll(/\?{2,}/gu, "?")
    .replaceAll(/(?<=\p{L})\.{2,3}(?=\s|$)/gu, "…");
