import type { Subject } from "../../../art/figures/subjects.ts";
import { compilePattern } from "../compile-pattern.ts";
import { unmeantSubjects } from "./unmeant-subjects.ts";

/**
 * Words that bring a subject to mind in another language, or as the beginning of a longer word, and mean something else in this one: a
 * laboratory is no picture for Labor Day. As regular expressions.
 */
const falseFriends: Readonly<Record<string, Partial<Record<Subject, string>>>> = {
  en: {
    bakery: "pain|pan",
    basketball: "basket",
    cat: "chats?",
    charity: "dons?",
    christmas: "adventur\\p{L}*",
    fashion: "mode",
    football: "foot",
    hair: "bartend\\p{L}*|barter\\p{L}*",
    beach: "strand(?:s|ed|ing)?",
    book: "roman",
    laundry: "pressing",
    night: "mondays?",
    school: "taller",
    science: "labor",
    sea: "mer|mar|boot(?:s|h|hs|ies|camps?|leg\\p{L}*)",
    technology: "code|online",
    fish: "fischer",
    tea: "teen\\p{L}*|teeth|teepees?",
    travel: "vols?",
    wine: "caves?",
    winter: "skin\\p{L}*|skill\\p{L}*|skip\\p{L}*|skirts?|skincare",
  },
  de: { burger: "grill\\p{L}*", fish: "fischer", gift: "gifts?", restaurant: "chefs?", cat: "chats?" },
  fr: { burger: "pommes", car: "cars?", night: "mond\\p{L}*", sale: "sales?", travel: "tours?" },
  es: { cat: "chats?", realestate: "casas?", charity: "dons?", sale: "sales?" },
};

const patterns = new Map(
  Object.entries(falseFriends).flatMap(([language, words]) =>
    Object.entries(words).map(
      ([subject, pattern]) => [`${language}/${subject}`, compilePattern(`^(?:${pattern})$`, "iu")] as const,
    ),
  ),
);

/** Words that bring another subject to mind beside certain others, in any language. As regular expressions. */
const otherwiseMeant: readonly { readonly subject: Subject; readonly words: RegExp; readonly beside: RegExp }[] = [
  {
    subject: "fruit",
    words: /^apples?$/iu,
    beside: /\b(?:repairs?|i ?phones?|i ?pads?|mac|macbooks?|watch|store|screen)\b/iu,
  },
  { subject: "finance", words: /^banks?$/iu, beside: /\b(?:holidays?|river|blood|food|park|holz|garten|sitz)/iu },
  // 'Sat 10-2, Sun by appt' is a day.
  {
    subject: "summer",
    words: /^sun$/iu,
    beside: /\b(?:mon|tues?|wed|thu(?:rs?)?|fri|sat)(?:s|\b)|\bsun(?:days?)?(?:[:.,]? ?(?:closed|by app|\d|[-–&]))/iu,
  },
  // 'A candle business that I run'.
  {
    subject: "running",
    words: /^run$/iu,
    beside:
      /\b(?:i|we|who|they) run\b(?! (?:\d|every|with|on |in the|to ))|\brun (?:by|it|from home|a (?:business|shop|small|little))\b/iu,
  },
  {
    subject: "cosmetics",
    words: /^nails?$/iu,
    beside: /\bnail (?:it|guns?)\b|\bnailed\b|\bhammers?\b|\bscrews?\b/iu,
  },
  {
    subject: "realestate",
    words: /^casas?$/iu,
    beside: /restaurante|men[uú]\b|tapas|comida|cocina|bodega|cafeter[ií]a/iu,
  },
];

/** The same without patterns, by the language, the subject and the word. */
const unmeant: ReadonlySet<string> = new Set(
  Object.entries(unmeantSubjects).flatMap(([language, lines]) =>
    lines.split("\n").flatMap((line) => {
      const [subject, words = ""] = line.split("\t");
      return words.split("|").map((word) => `${language}/${subject}/${word}`);
    }),
  ),
);

const isOtherwiseMeant = (subject: string, words: string, text: string): boolean =>
  otherwiseMeant.some((one) => one.subject === subject && one.words.test(words) && one.beside.test(text));

/** @param language of the prompt. @param text of the whole prompt. */
export const isFalseFriend = (language: string, subject: string, words: string, text: string): boolean =>
  isOtherwiseMeant(subject, words, text) ||
  unmeant.has(`${language}/${subject}/${words.toLowerCase()}`) ||
  (patterns.get(`${language}/${subject}`)?.test(words) ?? false);
