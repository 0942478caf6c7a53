import { compilePattern } from "../compile-pattern.ts";
import { tradeNouns } from "../lexicons/trades.ts";
import { type Find, quoteMark, type Reader, type ReadField, take, trimmed } from "./reading.ts";

const inner = (open: string, close: string) => `${open}([^${close}\\n]{2,300})[${close}]`;

/** Single quotes are apostrophes, too: they count at a word's beginning and end only. */
const quotes = [
  inner("“", "”"),
  inner("„", "“”"),
  inner('"', '"'),
  inner("«", "»"),
  inner("»", "«"),
  inner("‹", "›"),
  "(?<![\\p{L}\\p{N}])[‘'‚]([^\\s'’][^\\n\"“”]{0,200}?[^\\s])['’‘](?![\\p{L}\\p{N}])",
].join("|");

const brandCue = "called|named|brand(?: name)?|namens|genannt|appelée?|nommée?|llamad[oa]|company|business";
const sublineCue =
  "sub(?:line|title|heading|head|text)|tagline|untertitel|sous-titre|subtítulo|lema|slogan|in small(?: letters| print)?|small(?: text)? (?:below|underneath)|klein(?:er)?(?: drunter| darunter| unten)?|en petit(?: dessous)?|en pequeño(?: debajo)?";
const headlineCue =
  "headline|title|heading|entitled|titled|text|words?|says?|saying|reads?|reading|überschrift|titel|worten|titre|texte|título|texto|diga|dice|dit|slogan";
const actionCue = "button|call to action|cta";
const placeCue = "at|in|im|bei|chez|au|en";

/** 'flyer for dog grooming “Pawfect”': the name of a shop, not what it has to say. */
const tradeBefore = compilePattern(
  `(?:^|\\s)(?:for|für|pour|para|of|von|de|my|our|mein\\p{L}*|unser\\p{L}*|mon|ma|notre|mi|nuestr[oa])(?: (?:an?|the|my|our|eine?n?|une?|una?))?(?: [\\p{L}-]+){0,3} ?(?:${tradeNouns})(?: (?:in|in|à|en|a) \\p{Lu}\\p{L}+)?,? $`,
  "iu",
);
const isName = (words: string): boolean =>
  /^\p{Lu}/u.test(words) && words.split(/\s+/u).length <= 4 && !/[.!?%\d]/u.test(words);

const fieldOfCues: readonly (readonly [field: ReadField, cue: string])[] = [
  ["brand", brandCue],
  ["subline", sublineCue],
  ["headline", headlineCue],
  ["action", actionCue],
  ["place", placeCue],
];

const engraved =
  /(?:engraved|engraving|inscribed|gravur|gravierung|aufschrift|inschrift|gravée?s?|gravure|grabad[oa]s?)(?: (?:with|mit|de|con|avec))? ?$/iu;
const cueBefore = `(?:(?:(?:and|with|und|mit|et|avec|y|con) )?(?:(?:the|a|an|dem|der|le|la|el) )?(?<cue>${fieldOfCues.map(([, cue]) => cue).join("|")})(?: (?:is|text|that says|saying))?[ :=]{0,3})?`;
const pattern = compilePattern(`(?:(?<![\\p{L}\\p{N}])${cueBefore})?(?:${quotes})`, "giu");

/** Quoted words are the headline, a second quote is the subline, unless what is before says something else. */
export const readQuotes: Reader = (reading) => {
  const given = new Set<ReadField>();
  return take(reading, pattern, {
    leave: quoteMark,
    read: (match) => {
      const words = trimmed(match.slice(2).find((group) => group !== undefined) ?? "");
      const punctuation = /[!?…]$/u.test(words);
      if (!words && !punctuation) return undefined;
      // 'A ring engraved “For ever”' is lost, and not what is said.
      if (engraved.test(reading.text.slice(0, match.index))) return undefined;
      const cue = match.groups?.cue;
      const isOfTrade = tradeBefore.test(reading.text.slice(0, match.index)) && isName(words);
      const named = isOfTrade
        ? "brand"
        : cue && fieldOfCues.find(([, cues]) => compilePattern(`^(?:${cues})$`, "iu").test(cue))?.[0];
      const field = named && !given.has(named) ? named : given.has("headline") ? "subline" : "headline";
      given.add(field);
      const find: Find = { field, value: words, words: match[0].trim() };
      return [find];
    },
  });
};
