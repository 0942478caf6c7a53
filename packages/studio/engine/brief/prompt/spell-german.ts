import { compilePattern } from "../compile-pattern.ts";
import { isGermanNoun } from "../lexicons/german-nouns.ts";

/** Days and months have no other meaning; 'montags' is an adverb. */
const calendar = compilePattern(
  "^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|weihnachten|ostern|pfingsten|silvester)$",
  "u",
);

const word = /(?<![\p{L}\p{N}'’-])\p{Ll}[\p{L}-]*(?![\p{N}])/gu;
/** 'Heute abend' and 'heute morgen' are times of a day; 'morgen' alone may be tomorrow. */
const partOfDay = compilePattern("(?<=(?:heute|gestern) )(?:morgen)(?!\\p{L})", "gu");

/**
 * Tells whether a prompt was typed without German capitals, so that none of them is a choice. A name with a capital says nothing of that; a
 * noun with one does.
 */
export const isTypedInHaste = (prompt: string): boolean =>
  ![...prompt.matchAll(/(?<=[\s(/–-])\p{Lu}\p{Ll}+/gu)].some(([noun]) => {
    const small = noun.toLowerCase();
    return isGermanNoun(small) || calendar.test(small);
  });

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** German with capitals: days and months always, nouns where the prompt has no capitals for them. */
export function mendGerman(text: string, isHasty: boolean): string {
  const mended = text.replaceAll(word, (found) =>
    calendar.test(found) || (isHasty && isGermanNoun(found)) ? upper(found) : found,
  );
  return isHasty ? mended.replaceAll(partOfDay, upper) : mended;
}
