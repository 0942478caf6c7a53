import { categoryWords, tellingWords } from "#directory/index.ts";
import { escapePattern } from "#platform/escape-pattern.ts";
import { tidyLine } from "#platform/forms/rules.ts";
import { inEnglish } from "./in-english.ts";
import { readLikeness, readPhrases } from "./phrases.ts";
import { cutTerm, searchLimits, type Wish } from "./search-rules.ts";
import { fillers, isGeneral, ordinaryPlatforms, platformCategories, platforms, tasksOfMany } from "./words.ts";

const isPaidWanted = /(?<!\b(?:no|not|non|nothing)[ -])\b(?:paid|premium|not free)\b/;
/** Not “royalty-free” or “hands-free”. */
const isFreeWanted =
  /(?<![\w-])(?:free|no cost|without paying|for nothing|costs? nothing|(?:no|not|non|nothing)[ -]paid|not (?:want to |have to )?pay)(?![\w-])/;
const isNewWanted =
  /\b(?:newest|latest|recent(?:ly)?|just (?:launched|released)|new(?= (?:ai )?(?:tools?|apps?|ones?|services?)\b))\b/;
const anyPrice = /\b(?:any price|free or paid|paid or free|price (?:doesn.?t|not) matter)\b/;

/** Understands a question by rule, in English, French, Spanish or German. The same question gives the same wish. */
export function readQuestion(question: string): Wish {
  const asked = tidyLine(question).slice(0, searchLimits.question).replaceAll("’", "'");
  const { like, rest: wanted } = readLikeness(asked);
  const text = inEnglish(withoutContractions(wanted.toLowerCase()));
  const platform = platforms.find((name) => namesPlatform(wanted, text, name)) ?? "";
  const rest = readPhrases(platform ? text.replaceAll(wholeWord(platform.toLowerCase()), " ") : text);
  const words = [...new Set(rest.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-+[\p{L}\p{M}\p{N}]+)*[+#]*/gu) ?? [])];
  const said = words.filter(
    (word) =>
      !fillers.has(word) && (word.length > 2 || /[+#]$/.test(word) || isShortName(word) || isCategoryWord(word)),
  );
  const isOfMany = said.some((word) => tasksOfMany.has(word));
  const categoryId = isOfMany ? "" : findCategory(said) || (platformCategories[platform] ?? "");
  const isOnlyName = (word: string) => namesCategory(word, categoryId) && !isTelling(word);
  return {
    terms: said
      .filter((word) => categoryId === "" || !isOnlyName(word))
      .map(cutTerm)
      .slice(0, searchLimits.terms),
    categoryId,
    price: readPrice(text),
    platform,
    onlyNew: isNewWanted.test(text),
    like: cutTerm(like),
  };
}

/** Tells whether a word is something that people look for in two letters. */
const isShortName = (word: string): boolean => /^(?:cv|qr|tv|vr|ar|hr)$/.test(word);

const isTelling = (word: string): boolean => tellingWords.some((beginning) => word.startsWith(beginning));

function readPrice(text: string): Wish["price"] {
  if (anyPrice.test(text)) return "";
  if (isPaidWanted.test(text)) return "paid";
  return isFreeWanted.test(text) ? "free" : "";
}

/** “don't” is “not”, and “what's” is “what”: what is left of one is no word. */
const withoutContractions = (text: string): string =>
  text.replaceAll(/\b[a-z]+n't\b/g, "not").replaceAll(/(?<=[a-z])'(?:s|re|ve|ll|d|m)\b/g, "");

const wholeWord = (word: string): RegExp => new RegExp(`(?<![\\w-])${escapePattern(word)}(?![\\w-])`, "g");

/** @param asked as it was written: “for teams” says nothing about Microsoft’s. @param text of it, in small letters. */
const namesPlatform = (asked: string, text: string, name: string): boolean =>
  ordinaryPlatforms.has(name) ? wholeWord(name).test(asked) : wholeWord(name.toLowerCase()).test(text);

/** Short beginnings are whole words: “ad” is not “add”. */
const begins = (word: string, beginning: string): boolean =>
  beginning.length <= 3 ? word === beginning : word.startsWith(beginning);

const namesCategory = (word: string, categoryId: string): boolean =>
  (categoryWords[categoryId] ?? []).some((beginning) => begins(word, beginning));

const isCategoryWord = (word: string): boolean => Object.keys(categoryWords).some((id) => namesCategory(word, id));

const countOf = (words: readonly string[]): number =>
  words.reduce((count, word) => count + (isGeneral(word) ? 0.5 : 1), 0);

/** The category that most words name; none where two are named as often. A word like “assistant” decides only alone. */
function findCategory(words: readonly string[]): string {
  const counts = Object.keys(categoryWords)
    .map((id) => ({ id, count: countOf(words.filter((word) => namesCategory(word, id))) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  const [first, second] = counts;
  return first && first.count !== second?.count ? first.id : "";
}

const beginsAnew = /^(?:what about|how about|instead|now|and what about|ok(?:ay)?,? now)\b|\binstead\b/;

/**
 * A question that follows another one refines it: what it names is added, or takes the place of what was named before. Another category, or
 * “what about …”, begins with other words and keeps the rest.
 */
export function refineWish(before: Wish, question: string): Wish {
  const next = readQuestion(question);
  const text = question.trim().toLowerCase();
  const isOther = next.categoryId !== "" && next.categoryId !== before.categoryId && before.categoryId !== "";
  const startsAnew = isOther || (beginsAnew.test(text) && (next.terms.length > 0 || next.categoryId !== ""));
  const terms = startsAnew ? next.terms : [...new Set([...before.terms, ...next.terms])];
  return {
    terms: terms.slice(-searchLimits.terms),
    categoryId: next.categoryId || (startsAnew ? "" : before.categoryId),
    price: anyPrice.test(text) ? "" : next.price || before.price,
    platform: next.platform || before.platform,
    onlyNew: next.onlyNew || before.onlyNew,
    like: next.like || (startsAnew ? "" : before.like),
  };
}
