import { compilePattern } from "../compile-pattern.ts";
import { genericWords, requestWords } from "../lexicons/request.ts";
import { fillerWord, lookWord } from "./read-look.ts";
import { isTown, isVenue } from "./read-places.ts";
import { capitalized, type Find, type Reading, trimmed } from "./reading.ts";
import { rowAtEnd } from "./row-at-end.ts";

export interface Segment {
  readonly words: string;
  /** After a comma. */
  readonly isContinued: boolean;
}

/** Words that are left when facts and instructions are taken out, in the order in which they may be set. */
export interface LeftWords {
  readonly finds: readonly Find[];
  readonly segments: readonly Segment[];
  /** They say for whom: 'plant shop'. */
  readonly generic: readonly string[];
}

const ends =
  "at|in|on|for|from|by|with|and|or|but|the|an?|of|to|is|are|called|named|titled|saying|takes? place|taking place|will be|featuring|starts?|starting|held|as|near|via|und|oder|mit|für|im|am|um|bei|von|vom|bis|ab|zum|zur|der|die|das|ein|eine|et|ou|avec|pour|au|aux|à|le|la|les|du|de|des|un|une|en|el|los|las|y|o|con|para|por|a|del|al|una";
const trailing = compilePattern(`^[\\s,]+(?:${ends})$`, "iu");
const separable = /(?:^|\s)(?:ziehen|melden|machen|fangen|stellen|rufen|laden) (?:\p{L}+ )?(?:um|an|ein|mit|auf|zu)$/iu;
// In lower case alone: a capital shows that a name or a sentence begins.
const leading =
  /^(?:(?:for(?! (?:rent|sale|hire)(?!\p{L}))|about|and|or|but|on|of|to|that|is|are|it's|from|by|an?|my|our|und|oder|für|über|zum|zur|ein|eine|et|ou|pour|sur|un|une|y|o|para|sobre|del|una)\s+)+(?=\S)/u;
const nothing = compilePattern(
  `^(?:[\\s\\p{P}\\p{S}]|(?:${requestWords}|${fillerWord}|${lookWord}|${ends}|thanks|danke|merci|gracias))$`,
  "iu",
);

function cleanSegment(segment: string): string {
  const words = trimmed(segment.replaceAll(/[“”„"«»]/gu, " "))
    .replaceAll(/[([]\s*[)\]]/gu, " ")
    .replace(leading, "");
  // 'Wir ziehen um' ends in a word that is cut off elsewhere.
  const cleaned = separable.test(words) ? words : trimmed(words.slice(0, rowAtEnd(words, trailing)));
  const isOpen = cleaned.split("(").length !== cleaned.split(")").length;
  return isOpen ? trimmed(cleaned.replaceAll(/[()]/gu, " ")) : cleaned;
}

/** 'a lot of red flowers' → 'Red flowers'. */
export const depictedWords = (words: string): string =>
  capitalized(
    cleanSegment(
      words
        .trim()
        .replace(
          /^(?:an?|the|some|many|lots of|a lot of|plenty of|one|ein(?:e|en|em)?|viele[nr]?|une?|des|beaucoup de|una?|unos|muchas|muchos)\s+/iu,
          "",
        ),
    ),
  );

const hasWords = (words: string) => /[\p{L}\p{N}]/u.test(words);
const isGeneric = (words: string) =>
  words
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => genericWords.has(word));
const isTitle = (words: string) => {
  const all = words.split(/\s+/u);
  return (
    all.length <= 4 &&
    all.every((word) => /^(?:\p{Lu}|\p{N}|&|and|of|the|de|und|et|y)/u.test(word)) &&
    /^\p{Lu}/u.test(words)
  );
};

/** In German, a number with a full stop is an ordinal: '60. Geburtstag' is one phrase. */
const strongBreak =
  /\n|[;|•·](?=\s|$)|(?<!(?:^|\n|(?:zum|der|die|das|dem|den|unser|mein|ihr|sein) )\s*\d{1,3})\.(?=\s|$)|(?<=[!?…])\s+|\s(?:[–—]|-{1,2})\s|:(?=\s|$)/u;

/** @returns the parts between commas, those at the beginning as one where they are a phrase: 'Coffee, slowly'. */
function partsOf(chunk: string): readonly string[] {
  const parts = chunk.split(/,(?=\s|$)/u).map((part) => part.trim());
  const words = chunk.split(/\s+/u).filter(hasWords);
  const isPhrase =
    parts.length > 1 &&
    words.length <= 4 &&
    !(isTitle(parts[0] ?? "") && (parts[0] ?? "").includes(" ")) &&
    parts.every((part) => part.split(/\s+/u).length <= 3 && !isTitle(part.replace(parts[0] ?? "", "")));
  return isPhrase ? [chunk] : parts;
}

const titled = (words: string): string => words.replaceAll(/(?<!\S)\p{Ll}/gu, (letter) => letter.toUpperCase());

type Has = (field: Find["field"]) => boolean;

const romancePlace = /^(?:place|salle|parc|halle|quai|plaza|sala|parque) (?:du|de la|de l['’]|des|de|del|d['’])/iu;
const isTownsName = (words: string) => /^\p{Lu}\p{Ll}[\p{L}-]+$/u.test(words);

function isPlace(words: string, has: Has, isLast: boolean): boolean {
  if (isTown(words)) return true;
  // 'À Saint-Malo, place du marché'.
  if (romancePlace.test(words)) return true;
  // Behind a shop's name or an offer, one word with a capital at the end is where it is: 'Bäckerei Huber, Rosenheim'.
  const isShops = has("brand") || (has("price") && !has("date"));
  if (isLast && isShops && !has("place") && isTownsName(words)) return true;
  if (has("place"))
    return /^(?:stage|room|floor|yard|hall|level|gate|raum|saal|hof|bühne|halle|salle|sala) \S{1,4}$/iu.test(words);
  const isName = isTitle(words) || (has("date") && words === words.toLowerCase() && words.split(" ").length <= 3);
  const last = words.split(" ").at(-1) ?? "";
  return isName && isVenue(isTitle(words) ? words : last) && !/^open /iu.test(words) && !isGeneric(words);
}

/** German writes all nouns with a capital, so that a name can't be told there. */
const isBrand = (words: string, has: Has, headline = "X", language = "en"): boolean =>
  !has("brand") &&
  language !== "de" &&
  isTitle(words) &&
  words.includes(" ") &&
  !/ (?:and|et|y) /u.test(words) &&
  !isTitle(headline);

/** Sorts what is left: towns and venues are places, the name at the end is the brand, the rest is to be read. */
export function leftWords({ text, finds }: Reading, hasHeadline: boolean, language: string): LeftWords {
  const taken: Find[] = [];
  const segments: Segment[] = [];
  const generic: string[] = [];
  const has = (field: Find["field"]) => [...finds, ...taken].some((find) => find.field === field);
  const quoteAt = text.indexOf("\v");
  // With the headline in quotes, what is before says for whom or where it is.
  const readable = quoteAt >= 0 && hasHeadline ? text.slice(quoteAt) : text;
  for (const chunk of readable.split("\v").flatMap((part) => part.split(strongBreak))) {
    let isContinued = false;
    const parts = partsOf(chunk);
    const last = parts.findLast(hasWords);
    for (const part of parts) {
      const words = cleanSegment(part);
      if (!hasWords(words) || rowAtEnd(words, nothing) === 0) continue;
      const isFirst = !hasHeadline && segments.length === 0;
      if (!isFirst && isPlace(words, has, part === last))
        taken.push({
          field: "place",
          value: words === words.toLowerCase() && !romancePlace.test(words) ? titled(words) : capitalized(words),
          words,
        });
      else if (!isFirst && isBrand(words, has, segments[0]?.words, language)) {
        taken.push({ field: "brand", value: words, words });
      } else if (isGeneric(words)) generic.push(words);
      else {
        segments.push({ words: isContinued ? words : capitalized(words), isContinued });
        isContinued = true;
      }
    }
  }
  return { finds: taken, segments, generic: generic.map(capitalized) };
}

const joints = /\s(?=(?:with|featuring|feat\.|because|where|which|so that|mit|avec|con|donde|où|wo)\s)/iu;

/** A long headline is parted where a clause ends. */
export function partHeadline(words: string): readonly [headline: string, rest: string] {
  const count = words.split(/\s+/u).length;
  const at = words.search(joints);
  const isMore = words.slice(at + 1).split(/\s+/u).length > 2;
  if (count > 5 && at > 0 && isMore && words.slice(0, at).includes(" ") && at <= 70)
    return [words.slice(0, at), capitalized(words.slice(at + 1))];
  if (words.length <= 90) return [words, ""];
  const comma = words.slice(0, 80).lastIndexOf(", ");
  if (comma > 20) return [words.slice(0, comma), capitalized(words.slice(comma + 2))];
  return cut(words, 70);
}

/** Cuts at the end of a word, or in the middle of one that is too long itself. */
export function cut(words: string, max: number): readonly [kept: string, rest: string] {
  if (words.length <= max) return [words, ""];
  const space = words.slice(0, max + 1).lastIndexOf(" ");
  const at = space > 0 ? space : max;
  return [words.slice(0, at).trim(), words.slice(at).trim()];
}
