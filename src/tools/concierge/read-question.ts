import { escapePattern } from "#platform/escape-pattern.ts";
import { tidyLine } from "#platform/forms/rules.ts";
import { inEnglish } from "./in-english.ts";
import { cutTerm, noWish, searchLimits, type Wish } from "./search-rules.ts";
import { categoryWords, fillers, platforms } from "./words.ts";

const isPaidWanted = /\b(?:paid|premium|not free)\b/;
/** Not “royalty-free” or “hands-free”. */
const isFreeWanted = /(?<![\w-])(?:free|no cost|without paying|for nothing|costs? nothing)(?![\w-])/;
const isNewWanted =
  /\b(?:newest|latest|recent(?:ly)?|just (?:launched|released)|new(?= (?:ai )?(?:tools?|apps?|ones?|services?)\b))\b/;
const anyPrice = /\b(?:any price|free or paid|paid or free|price doesn.?t matter)\b/;

/** Understands a question by rule, in English, French, Spanish or German. The same question gives the same wish. */
export function readQuestion(question: string): Wish {
  const text = inEnglish(tidyLine(question).slice(0, searchLimits.question).toLowerCase().replaceAll("’", "'"));
  const platform = platforms.find((name) => hasWord(text, name.toLowerCase())) ?? "";
  const rest = platform ? text.replaceAll(platform.toLowerCase(), " ") : text;
  const words = [...new Set(rest.match(/[\p{L}\p{N}][\p{L}\p{N}+#/-]*/gu) ?? [])];
  const said = words.filter((word) => !fillers.has(word) && (word.length > 2 || isCategoryWord(word)));
  const categoryId = findCategory(said);
  const isName = (word: string) => categoryId !== "" && namesCategory(word, categoryId);
  return {
    terms: said
      .filter((word) => !isName(word))
      .map(cutTerm)
      .slice(0, searchLimits.terms),
    categoryId,
    price: readPrice(text),
    platform,
    onlyNew: isNewWanted.test(text),
  };
}

function readPrice(text: string): Wish["price"] {
  if (anyPrice.test(text)) return "";
  if (isPaidWanted.test(text)) return "paid";
  return isFreeWanted.test(text) ? "free" : "";
}

const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\w-])${escapePattern(word)}(?![\\w-])`).test(text);

/** Short beginnings are whole words: “ad” is not “add”. */
const begins = (word: string, beginning: string): boolean =>
  beginning.length <= 3 ? word === beginning : word.startsWith(beginning);

const namesCategory = (word: string, categoryId: string): boolean =>
  (categoryWords[categoryId] ?? []).some((beginning) => begins(word, beginning));

const isCategoryWord = (word: string): boolean => Object.keys(categoryWords).some((id) => namesCategory(word, id));

/** The category that most words name; none where two are named as often. */
function findCategory(words: readonly string[]): string {
  const counts = Object.keys(categoryWords)
    .map((id) => ({ id, count: words.filter((word) => namesCategory(word, id)).length }))
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
  };
}

/** Whether a question says nothing that a search could use. */
export const isEmptyWish = (wish: Wish): boolean => JSON.stringify(wish) === JSON.stringify(noWish);
