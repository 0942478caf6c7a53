/** Findings of Harper that are shown, in our words. Pure. */

/** @returns the replacement with the capital that the text has: “A hour” is “An hour”, not “AN hour”. */
export function asWritten(found: string, option: string): string {
  // A finding about capitals says itself which are right.
  if (!/^\p{Lu}/u.test(found) || found.toLowerCase() === option.toLowerCase()) return option;
  const isShouted = found.length > 1 && found === found.toUpperCase();
  if (isShouted) return option;
  const isAllCapitals = found.length === 1 && option.length > 1 && option === option.toUpperCase();
  if (!isAllCapitals && /\p{Lu}/u.test(option)) return option;
  return option.toLowerCase().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

const kinds: Readonly<Record<string, string>> = {
  Spelling: "Spelling",
  Typo: "Spelling",
  Malapropism: "Spelling",
  Eggcorn: "Spelling",
  BoundaryError: "Spelling",
  "Boundary Error": "Spelling",
  Capitalization: "Spelling",
  Punctuation: "Punctuation",
  Formatting: "Punctuation",
  Agreement: "Grammar",
  Grammar: "Grammar",
  Usage: "Grammar",
  Nonstandard: "Grammar",
  Repetition: "Grammar",
  Miscellaneous: "Grammar",
};

/** Kind of a finding, one of four. The rest is advice on words. */
export const kindOf = (harpers: string): string => (Object.hasOwn(kinds, harpers) && kinds[harpers]) || "Style";
