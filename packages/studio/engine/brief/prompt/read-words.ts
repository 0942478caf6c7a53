import { compilePattern } from "../compile-pattern.ts";
import { looseEnds } from "../lexicons/function-words.ts";
import { genericWords, requestWords } from "../lexicons/request.ts";
import { fillerWord, lookWord } from "./read-look.ts";
import { isTown, isVenue } from "./read-places.ts";
import { capitalized, type Find, findOfHole, isHole, type Reading, trimmed } from "./reading.ts";
import { rowAtEnd } from "./row-at-end.ts";
import { colon, fullStop, isOpenAtEnd, isSeries, withoutLooseEnd } from "./whole-phrase.ts";

export interface Segment {
  readonly words: string;
  /** After a comma. */
  readonly isContinued: boolean;
  /** Its words with the prompt's in its own upper and lower case. */
  readonly raw?: string;
}

/** Words that are left when facts and instructions are taken out, in the order in which they may be set. */
export interface LeftWords {
  readonly finds: readonly Find[];
  readonly segments: readonly Segment[];
  /** They say for whom: 'plant shop'. */
  readonly generic: readonly string[];
}

// In lower case alone: a capital shows that a name or a sentence begins.
const leading =
  /^(?:(?:for(?! (?:rent|sale|hire)(?!\p{L}))|about|and|or|but|on|of|to|that|is|are|it's|from|by|an?|my|our|und|oder|für|über|zum|zur|ein|eine|et|ou|pour|sur|un|une|y|o|para|sobre|del|una)\s+)+(?=\S)/u;
const nothing = compilePattern(
  `^(?:[\\s\\p{P}\\p{S}]|(?:${requestWords}|${fillerWord}|${lookWord}|${looseEnds}|thanks|danke|merci|gracias))$`,
  "iu",
);

function cleanSegment(segment: string, hasLead = true): string {
  const words = trimmed(segment.replaceAll(/[“”„"«»]/gu, " "))
    .replaceAll(/[([]\s*[)\]]/gu, " ")
    .replace(hasLead ? leading : /$^/u, "");
  const cleaned = trimmed(withoutLooseEnd(words).replace(roleAtEnd, ""));
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

/** 'Marta Klein liest aus', 'author of': the title is set elsewhere. */
const roleAtEnd =
  /(?:^|,? )(?:author|autorin?|auteure?|autora?|liest|lit|lee|reads?|presents?|präsentiert|présente|presenta)(?: aus| of| de| from)?$/iu;

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
    all.every((word) => /^(?:\p{Lu}|\p{N}|&|(?:and|of|the|de|du|des|del|la|le|und|et|y|zum|zur|am)$)/u.test(word)) &&
    /^(?:the )?\p{Lu}/u.test(words)
  );
};

const strongBreaks = (isGerman: boolean): RegExp =>
  compilePattern(`\\n|[;|•·](?=\\s|$)|${fullStop(isGerman)}|(?<=[!?…])\\s+|\\s(?:[–—]|-{1,2})\\s|${colon}`, "u");
const [strongBreak, germanBreak] = [strongBreaks(false), strongBreaks(true)];

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
/** 'Dubuque', 'Saint-Brieuc', 'Hamilton ON'. */
const isTownsName = (words: string) => /^\p{Lu}\p{Ll}[\p{L}'’-]+(?<!['’]s)(?: [A-Z]{2})?$/u.test(words);
const townBefore =
  /^(?:North|South|East|West|New|Saint|San|Santa|Los|Las|El|Fort|Port|Mount|Lake|Bad|La|Le|Les) \p{Lu}\p{Ll}+$/u;
const townEnd =
  /(?:heim|burg|dorf|stadt|furt|bach|ingen|hausen|berg|wil|au|hofen|feld|kirchen|münster|bronn|rode|leben|ow|itz)$/u;
const isNear = compilePattern(
  "^(?:near|opposite|behind|next to|corner of|outside|nähe|nahe|ecke|gegenüber|hinter|neben|zona|cerca del?|frente al?|junto al?|esquina|près de|en face d[eu]|derrière|à côté d[eu])\\s",
  "iu",
);
/** 'Salle polyvalente de Brens', 'salón Jacarandas', 'Turnhalle Süd'. */
const venueFirst =
  /^(?:(?:salle|gymnase|stade|mairie|école|église|café|bar|bistrot|halle|mjc|médiathèque|place|plaza|patio|parroquia|quinta|finca|pista|ermita|sala|salón|parque|iglesia|polideportivo|pabellón|teatro|casa|centro|cancha|gimnasio|auberge) \p{L}|church hall|community cent|town hall|village hall|(?:sport|turn|fest|mehrzweck|stadt)halle(?:$| )|(?:gemeinde|pfarr|bürger|vereins)(?:saal|heim|haus)(?:$| ))/iu;
const atOurs =
  /^(?:bei (?:uns|mir)|zu hause|chez (?:nous|moi)|at (?:ours|our place|home)|en (?:mi |nuestra )?casa)(?!\p{L})/iu;
/** 'Miller Family Farm rt 9 Kinderhook', 'Studio Nine above the bakery'. */
const isVenueWithin = (words: string) =>
  /^\p{Lu}/u.test(words) &&
  words.split(" ").length <= 7 &&
  words.split(" ").some((word) => /^\p{Lu}/u.test(word) && isVenue(word)) &&
  words
    .split(" ")
    .every((word) =>
      /^(?:\p{Lu}|\d|\p{L}{1,2}$|(?:the|above|behind|near|next|opposite|over|under|hinter|über|neben)$)/u.test(word),
    ) &&
  /\s\p{Ll}/u.test(words);
const isAround =
  / (?:und umgebung|et (?:ses )?(?:alentours|environs)|y alrededores|and (?:the )?(?:surrounding|nearby) areas?|area)$/iu;
const lowerVenueAtEnd =
  / (?:rec(?: ground)?|ground|pitch|playing fields?|hall|pool|gym|park|club|courts?|church|library|cent(?:re|er)|school|pub|barn|farm)$/u;
const isSaint = /^(?:St\.?|Saint|Sankt|Sainte) \p{Lu}/u;
const isRoad = /^[A-Z]{1,2}\d{1,4}$/u;

interface Standing {
  /** It is in the last clause, behind a place or a brand, in a prompt of small letters. */
  readonly isLast: boolean;
  readonly behind: Find["field"] | "words" | undefined;
  readonly isAmongSmall: boolean;
  readonly language: string;
}

function isPlace(words: string, has: Has, { isLast, behind, isAmongSmall, language }: Standing): boolean {
  if (isTown(words)) return true;
  if (behind === "place" && isRoad.test(words)) return true;
  if (behind === "place" && isTownsName(words) && (language !== "de" || townEnd.test(words))) return true;
  if (!has("place")) {
    if (isNear.test(words) && words.split(" ").length <= 6) return true;
    if (atOurs.test(words)) return true;
    if (has("date") && isVenueWithin(words)) return true;
    if (isAround.test(words) && words.split(" ").length <= 6) return true;
    if (
      isAmongSmall &&
      has("date") &&
      /^\p{Lu}/u.test(words) &&
      words.split(" ").length <= 4 &&
      lowerVenueAtEnd.test(words)
    )
      return true;
    if (isSaint.test(words) && isTitle(words)) return true;
    if (townBefore.test(words) && language !== "de") return true;
    if (isTownsName(words) && language !== "de" && behind === "brand") return true;
    if (isTownsName(words) && language !== "de" && isAmongSmall && (!isLast || has("date"))) return true;
    if ((has("date") || has("price")) && venueFirst.test(words) && words.split(" ").length <= 6) return true;
  }
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

const placeLead =
  /^(?:in der|in den|in the|at the|an der|auf der|auf dem|en el|en la|à la|im|in|at|am|au|à|en) (?=.{3})/iu;
/** 'In the hall' is 'Hall'. */
function placeOf(words: string): string {
  const name = words.replace(placeLead, "");
  const isKept = name !== name.toLowerCase() || romancePlace.test(name) || isNear.test(name);
  return isKept ? capitalized(name) : titled(name);
}

/** Most of its clauses begin with a small letter: one word with a capital is a name there. */
function isMostlySmall(text: string): boolean {
  const starts = text.split(/[\n,.;:!?]+/u).flatMap((clause) => /\p{L}/u.exec(clause)?.[0] ?? []);
  return starts.filter((letter) => letter === letter.toLowerCase()).length >= starts.length / 2;
}

const lost = /(?<!\p{L})(?:lost|missing|vermisst|entlaufen|perdue?|disparue?|perdid[oa]|se busca)(?!\p{L})/iu;
const eventLabel =
  /(?<!\p{L})(?:\p{L}*concerts?|\p{L}*konzerte?|conciertos?|recital|lesung|reading|book signing|signing|webinar|workshop|vortrag|talk|lecture|charla|conférence|exhibition|ausstellung|exposition|exposición|th[eé][aâ]tre|theat(?:er|re)|teatro|musical|opera|oper|film|screening|vernissage|sermon(?: series)?|seminar|kurs|course)(?!\p{L})/iu;

/** 'Lesung: Marta Klein liest aus' before a title in quotes: what kind of event it is, and who comes. */
function eventBefore(text: string, language: string): readonly Segment[] {
  const clauses = text
    .split(language === "de" ? germanBreak : strongBreak)
    .flatMap((chunk) => chunk.split(/,(?=\s|$)/u))
    .map((words) => cleanSegment(words.trim().replace(roleAtEnd, "")))
    .filter((words) => hasWords(words) && !isHole(words) && !isOpenAtEnd(words) && rowAtEnd(words, nothing) !== 0);
  const isEvent = clauses.some((words) => eventLabel.test(words));
  return isEvent ? clauses.map((words) => ({ words: capitalized(words), isContinued: false })) : [];
}

/** German writes all nouns with a capital, so that a name can't be told there. */
const isBrand = (words: string, has: Has, headline = "X", language = "en"): boolean =>
  !has("brand") &&
  !/(?<!\d)(?:19|20)\d\d(?!\d)|^(?:now |we are |we['’]re )?(?:open|closed|hiring)$/iu.test(words) &&
  language !== "de" &&
  isTitle(words) &&
  words.includes(" ") &&
  !/ (?:and|et|y) /u.test(words) &&
  // 'NOW OPEN' is loud, and no name.
  (!isTitle(headline) || (/\s/u.test(headline) && headline === headline.toUpperCase()));

/** Sorts what is left: towns and venues are places, the name at the end is the brand, the rest is to be read. */
export function leftWords({ text, finds }: Reading, hasHeadline: boolean, language: string): LeftWords {
  const taken: Find[] = [];
  const segments: Segment[] = [];
  const generic: string[] = [];
  const has = (field: Find["field"]) => [...finds, ...taken].some((find) => find.field === field);
  const quoteAt = text.indexOf("\v");
  // With the headline in quotes, what is before says for whom or where it is.
  const isQuoted = quoteAt >= 0 && hasHeadline;
  const readable = isQuoted ? text.slice(quoteAt) : text;
  if (isQuoted) segments.push(...eventBefore(text.slice(0, quoteAt), language));
  let behind: Find["field"] | "words" | undefined;
  const isCard = finds.some(({ field, value }) => field === "kind" && value === "card");
  // On a card, one word with a capital is whom it is for.
  const isAmongSmall = !isCard && isMostlySmall(readable);
  for (const chunk of readable
    .split("\v")
    .flatMap((part) => part.split(language === "de" ? germanBreak : strongBreak))) {
    let isContinued = false;
    if (isHole(chunk)) {
      behind = finds[findOfHole(chunk.trim())]?.field;
      continue;
    }
    let isSeriesOn = false;
    const parts = partsOf(chunk);
    const last = parts.findLast(hasWords);
    for (const part of parts) {
      // 'Road closed Sunday for the half marathon': behind a fact, 'for' says something.
      const isBehind = part === parts[0] && (behind === "date" || behind === "place");
      const words =
        isBehind && /^\s*(?:for|für|pour|para) /u.test(part) ? cleanSegment(part, false) : cleanSegment(part);
      if (!hasWords(words) || rowAtEnd(words, nothing) === 0) continue;
      const isFirst = !hasHeadline && segments.length === 0;
      const standing = { isLast: part === last, behind, isAmongSmall, language };
      behind = "words";
      // 'Chien perdu, Oslo, craintif': what it answers to.
      const isPet = segments.length === 1 && lost.test(segments[0]?.words ?? "") && !/\s/u.test(words);
      isSeriesOn = isContinued ? isSeriesOn : isSeries(words);
      if (!isFirst && !isPet && !isSeriesOn && isPlace(words, has, standing)) {
        behind = "place";
        taken.push({
          field: "place",
          value: placeOf(words),
          words,
        });
      } else if (!isFirst && !isSeriesOn && isBrand(words, has, segments[0]?.raw, language)) {
        behind = "brand";
        taken.push({ field: "brand", value: capitalized(words), words });
      } else if (!isFirst && has("date") && !has("place") && /^The \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(words)) {
        behind = "place";
        taken.push({ field: "place", value: words, words });
      } else if (isGeneric(words)) generic.push(words);
      else {
        segments.push({ words: isContinued ? words : capitalized(words), isContinued, raw: words });
        isContinued = true;
      }
    }
  }
  return { finds: taken, segments, generic: generic.map(capitalized) };
}

const joints =
  /\s(?=(?:\+|start(?:ing)? (?:at|from)|meet(?:ing)? at|départ|salida desde|treffpunkt|with|featuring|feat\.|because|where|which|so that|mit|avec|con|donde|où|wo)\s)/iu;

/** A long headline is parted where a clause ends. */
export function partHeadline(words: string): readonly [headline: string, rest: string] {
  const count = words.split(/\s+/u).length;
  const at = words.search(joints);
  const isMore = words.slice(at + 1).split(/\s+/u).length > 2;
  if (count > 5 && at > 0 && isMore && words.slice(0, at).includes(" ") && at <= 70)
    return [words.slice(0, at), capitalized(words.slice(at + 1).replace(/^\+ /u, ""))];
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
