import { loneDay, whenLead, whenPattern } from "../lexicons/calendar.ts";
import { moneyPattern, tellsAmount } from "../lexicons/money.ts";
import { capitalized, type Reader, take, trimmed } from "./reading.ts";

/** Days and times. */
export const readDates: Reader = (reading) =>
  take(reading, whenPattern, {
    read: ({ 0: words, index }) => {
      const before = reading.text.slice(0, index);
      const after = reading.text.slice(index + words.length);
      const clause = before.split(/[\n,.;:!?]/u).at(-1) ?? "";
      // 'We're closed on Monday' is a sentence; 'Party on Saturday' is not.
      const isNamed =
        /\s(?:on|am)\s$/u.test(before) && !/closed|geschlossen|open|(?<!\p{L})(?:we|wir|i|ich)(?!\p{L})/iu.test(clause);
      const isAlone =
        (isNamed || /(?:^|[\n,.;:!?|–—(])\s*$/u.test(before)) &&
        /^\s*(?:$|[\n,.;!?|–—)]|(?:at|in|@|from|im|bei)\s)/iu.test(after);
      if (loneDay.test(words.trim()) && !isAlone && !/s$/iu.test(words.trim())) return undefined;
      const value = trimmed(words.trim().replace(whenLead, ""));
      // Days and hours of German and short forms end in a full stop.
      const isShort = /(?:\d|\b(?:a\.m|p\.m))\.$/iu.test(words.trim()) && /\.\d|\d\.$|m\.$/u.test(words.trim());
      return value ? { field: "date", value: capitalized(isShort ? `${value}.` : value) } : undefined;
    },
  });

/** Prices, free entry and discounts. */
export const readPrices: Reader = (reading) => {
  // A video's title is one sentence: 'I tried living on $1 a day'.
  if (/thumbnail/iu.test(reading.text)) return reading;
  return take(reading, moneyPattern, {
    read: ({ 0: words, index }) => {
      if (/^\P{L}*$/u.test(words) && tellsAmount.test(reading.text.slice(0, index))) return undefined;
      const minus = /^-/u.test(words.trim()) ? words.trim()[0] : "";
      const value = trimmed(words);
      const after = reading.text.slice(index + words.length);
      const isOfWords = /\p{L}\s$/u.test(reading.text.slice(0, index)) || /^\s\p{L}/u.test(after);
      if (/^gratis$|^gratuit$|^kostenlos$/iu.test(value) && isOfWords) return undefined;
      return { field: "price", value: capitalized(minus + value.replace(/^- /u, "")) };
    },
  });
};
