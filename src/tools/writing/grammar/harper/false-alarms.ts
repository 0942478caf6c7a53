import { proseTest } from "../rules/prose.ts";

/** A finding of Harper's. */
interface Finding {
  readonly start: number;
  readonly end: number;
  /** Kind as Harper names it. */
  readonly kind: string;
}

/** After these a full stop ends no sentence. */
const abbreviations = [
  "inc|ltd|llc|co|corp|bros|dept|div|est|assn|univ|intl|mfg|gov|sen|rep|gen|col|capt|lt|sgt|rev|hon|pres|mr|mrs|ms|mx|dr|prof|jr|sr|st|ave|blvd|rd|mt",
  "ft|in|yd|mi|oz|lb|lbs|sq|cu|min|max|sec|hr|hrs|approx|ca|cf|viz|resp|misc|tel|ext|incl|excl|etc|vs|al|no|nos|vol|ch|art|eq|p|pp|fig|figs|ed|eds|pc|pcs",
  "mon|tues?|wed|thurs?|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|(?:[a-z]\\.)+[a-z]",
].join("|");
const afterAbbreviation = new RegExp(`(?<![\\w.])(?:${abbreviations})\\.["”’)]*\\s+\\(?$`, "i");
const isAbbreviation = new RegExp(`^(?:${abbreviations})$`, "i");

/** Short forms of messages and mails, without a full stop. Those without a vowel, as “btw”, need no list. */
const isShortForm =
  /^(?:aka|afaik|asap|eta|eod|faq|fomo|fwiw|fyi|icymi|idc|idk|iirc|imho|imo|irl|omg|omw|ootd|tia|wip|yolo)s?$/i;

/** A word without one of these is an abbreviation, as “btw” and “src”. */
const hasVowel = /[aeiouy]/i;

/** Small words in names, as in “van der Berg”. A capital letter follows, or another one of them. */
const particle = "(?:van|von|zu|zum|der|den|ter|ten|de|del|della|di|da|dos|das|du|la|le|el|al|bin|bint|ibn|ben|af|av)";
const isParticle = new RegExp(`^${particle}$`);
const beforeName = new RegExp(`^(?:[\\s-]${particle}){0,2}[\\s-]\\p{Lu}`, "u");

/**
 * Tells which of Harper's findings are none: what is no prose, as code, versions and places for values; names inside a sentence, as “García”, and
 * all with letters that English lacks; and small letters after an abbreviation. A false alarm costs more trust than a mistake that is missed.
 */
export function falseAlarmTest(text: string): (finding: Finding) => boolean {
  const isProse = proseTest(text);
  return ({ start, end, kind }) => {
    if (!isProse(start, Math.max(end, start + 1))) return true;
    const before = text.slice(Math.max(0, start - 40), start);
    const word = text.slice(start, end);
    // The rules (../rules/words.ts) find words that come twice, and know which ones may.
    if (/^(\p{L}+)\s+\1$/iu.test(word)) return true;
    if (kind === "Capitalization")
      return afterAbbreviation.test(before) || isAbbreviation.test(word.replace(/\.$/, ""));
    if ((kind === "Spelling" || kind === "Typo") && text[end] === "." && isAbbreviation.test(word)) return true;
    if (kind !== "Spelling") return false;
    if (isShortForm.test(word) || !hasVowel.test(word) || isForeign(text, start, end)) return true;
    if (isParticle.test(word) && beforeName.test(text.slice(end, end + 30))) return true;
    // At the beginning of a sentence or a line, each word has a capital letter.
    return /^\p{Lu}/u.test(word) && /[\p{L}\p{N},;]["”’)]? $/u.test(before);
  };
}

/** A word with a letter that English lacks. Harper may cut it there. It knows the English words that have one, as “naïve”. */
const isForeign = (text: string, start: number, end: number): boolean =>
  /(?![a-z])\p{L}/iu.test(text.slice(Math.max(0, start - 1), end + 1));
