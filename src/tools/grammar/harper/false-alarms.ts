import { proseTest } from "../rules/prose.ts";

/** A finding of Harper's. */
interface Finding {
  readonly start: number;
  readonly end: number;
  /** As Harper names it. */
  readonly kind: string;
}

/** After these a full stop ends no sentence. */
const abbreviations = [
  "inc|ltd|llc|co|corp|bros|dept|div|est|assn|univ|intl|mfg|gov|sen|rep|gen|col|capt|lt|sgt|rev|hon|pres|mr|mrs|ms|mx|dr|prof|jr|sr|st|ave|blvd|rd|mt",
  "ft|in|yd|mi|oz|lb|lbs|sq|cu|min|max|sec|hr|hrs|approx|ca|cf|viz|resp|misc|tel|ext|incl|excl|etc|vs|al|no|nos|vol|ch|art|eq|pp|fig|figs|ed|eds|pc|pcs",
  "mon|tues?|wed|thurs?|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|(?:[a-z]\\.)+[a-z]",
].join("|");
const afterAbbreviation = new RegExp(`(?<![\\w.])(?:${abbreviations})\\.["”’)]*\\s+\\(?$`, "i");
const isAbbreviation = new RegExp(`^(?:${abbreviations})$`, "i");

/**
 * Tells which of Harper's findings are none: what is no prose, as code and places for values; names inside a sentence, as “García”; versions,
 * as “v2.1”; accounts, as “@acme”; and small letters after an abbreviation. A false alarm costs more trust than a mistake that is missed.
 */
export function falseAlarmTest(text: string): (finding: Finding) => boolean {
  const isProse = proseTest(text);
  return ({ start, end, kind }) => {
    if (!isProse(start, Math.max(end, start + 1)) || text[start - 1] === "@" || text[start] === "@") return true;
    const before = text.slice(Math.max(0, start - 40), start);
    const word = text.slice(start, end);
    if (kind === "Capitalization")
      return afterAbbreviation.test(before) || isAbbreviation.test(word.replace(/\.$/, ""));
    if ((kind === "Spelling" || kind === "Typo") && text[end] === "." && isAbbreviation.test(word)) return true;
    if (kind !== "Spelling") return false;
    if (/^v?\d|\d/i.test(word)) return true;
    // At the beginning of a sentence or a line, each word has a capital letter.
    return /^\p{Lu}/u.test(word) && /[\p{L}\p{N},;]["”’)]? $/u.test(before);
  };
}

const isSameBut = (word: string, option: string, ignored: RegExp): boolean =>
  word.replaceAll(ignored, "").toLowerCase() === option.replaceAll(ignored, "").toLowerCase();

/**
 * Whether what is found may be a name, or is a matter of style, as title case, dashes and words written apart: its reader knows better.
 * @param kind as the page names it.
 */
export function isGuess(word: string, kind: string, option = ""): boolean {
  if (kind === "Style") return true;
  if (/^[-.]+$/.test(word) || (/^\p{L}+$/u.test(word) && /[\s-]/.test(option) && isSameBut(word, option, /[\s-]/g)))
    return true;
  const begins = word.charAt(0).toUpperCase() + word.slice(1);
  if (isSameBut(word, option, /(?!)/g) && option !== begins) return true;
  return kind === "Spelling" && /\p{Lu}/u.test(word);
}
