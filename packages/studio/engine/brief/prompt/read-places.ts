import { compilePattern } from "../compile-pattern.ts";
import { addressPattern, notPlaces, towns, venueWords } from "../lexicons/places.ts";
import { capitalized, type Reader, take, trimmed } from "./reading.ts";

const capitalWord = "(?:St\\.|\\p{Lu}\\.|\\p{Lu}[\\p{L}\\p{N}'’&-]*|\\d{1,4}(?![\\p{L}\\p{N}:.%]))";
const joining =
  "(?:of|the|de|del|de la|la|le|les|des|du|d['’]|l['’]|&|an der|am|im|und|and|y|et|zum|zur|von|van|der|den|für)";
const name = `\\p{Lu}[\\p{L}\\p{N}'’&-]*(?:(?: ${joining}){0,2} (?:d['’]|l['’])?${capitalWord})*(?:\\.(?=\\s\\p{Lu}))?`;
const detail = `, ?(?:(?:[Ss]tage|[Rr]oom|[Ff]loor|[Yy]ard|[Hh]all|[Ll]evel|[Gg]ate|[Rr]aum|[Ss]aal|[Hh]of|[Bb]ühne|[Hh]alle|[Ss]alle|[Ss]ala|[Tt]rack|[Bb]uilding)\\s?[\\p{N}\\p{Lu}]+|${addressPattern}|\\d{4,5} \\p{Lu}[\\p{L}-]+)`;
const english = "(?:[Aa]t|in|[Nn]ear|inside)(?: the)?";
const german = "(?:im|in|in der|in den|am|an der|auf der|auf dem|bei|beim|bei der)";
const romance = "(?:au|aux|à la|à l['’]|à|dans (?:le |la |l['’])?|en el|en la|en los|en)";
const prepositions = `(?:${english}|${german}|${romance}|[Ii]m (?=\\p{Lu}))`;

/** 'Au bar Le Zinc', 'en el salón Jacarandas'. */
const lowerVenue =
  "(?:bar|café|restaurant|bistrot|brasserie|pub|club|hôtel|camping|domaine|gymnase|stade|parc|salle|restaurante|salón|teatro|parque|mercado|hotel|polideportivo|pabellón|parroquia|colegio|church|school)";

const atName = compilePattern(
  `(?<![\\p{L}\\p{N}])(?:(?<preposition>${prepositions})(?: |(?<=['’]))|@ )(?<name>(?:[Tt]he )?(?:${addressPattern}|(?:${lowerVenue} )?${name})(?:${detail})*)`,
  "gu",
);
const lowerName =
  /(?<![\p{L}\p{N}])(?:at|@) (?:the )?(?<name>[\p{Ll}\p{N}][\p{L}\p{N}'’&-]*(?: (?!with\b|for\b|from\b|on\b|by\b|in\b|and\b)[\p{L}\p{N}'’&-]+){0,3})(?=\s*(?:$|[\n,.;!?)]))/gu;
const addressAlone = compilePattern(`(?<![\\p{L}\\p{N}])${addressPattern}`, "gu");
const venue = compilePattern(
  `(?:^|[\\s-])(?:${venueWords})(?:$|[\\s-])|(?:park|saal|halle|haus|theater|platz|schloss)$`,
  "iu",
);

/** A town, alone or with a part of it behind: 'Bristol', 'Bristol harbourside'. */
export function isTown(words: string): boolean {
  const lower = words.toLowerCase();
  if (words === lower && wordsAsWell.has(lower)) return false;
  const [first = "", ...rest] = words.split(" ");
  return (
    towns.has(lower) ||
    // 'Köln Bonn Leverkusen'.
    (rest.length > 0 && rest.length < 4 && isAllTowns([first, ...rest])) ||
    // 'Bogotá chapinero', as people type it.
    (rest.length === 1 && words === lower && towns.has(first) && !wordsAsWell.has(first)) ||
    (/^\p{Lu}/u.test(first) &&
      rest.length === 1 &&
      /^(?:\p{Ll}{3,}|\d{1,2}\p{Ll}{1,3}|\d{1,2}º)$/u.test(rest[0] ?? "") &&
      towns.has(first.toLowerCase()) &&
      isPart.test(rest[0] ?? ""))
  );
}
/** Towns that are words as well: in small letters they are no towns. */
const wordsAsWell = new Set(
  "tours halle bath essen nice pau sion rosario nancy angers hagen ulm cork derry lima león mérida bergen kassel trier reims vigo boise puebla mobile reading manly".split(
    " ",
  ),
);
const isAllTowns = (words: readonly string[]): boolean =>
  words.every((word) => /^\p{Lu}/u.test(word)) &&
  words.filter((word) => towns.has(word.toLowerCase())).length > words.length / 2;
const isPart =
  /^(?:harbou?r(?:side)?|waterfront|riverside|city|town|old ?town|cent(?:re|er)|quayside|docks|beach|seafront|north|south|east|west|sud|est|ouest|sur|norte|este|oeste|ville|\d{1,2}(?:e|er|ème|º)|mitte|nord|süd|ost|altstadt|innenstadt|centre|centro)$/iu;
const isStreet = /(?:weg|straße|strasse|gasse|allee|platz|ufer|ring|damm)$/u;
export const isVenue = (words: string): boolean => venue.test(words);

/** 'Saturday 9 pm club social defensores': in small letters, right behind a date, such a word begins a place. */
const venueBehindDate = compilePattern(
  "(?<=[\\uE000-\\uF8FF]\\n ?)(?<venue>(?:(?:club|polideportivo|centro|salón|salon|teatro|parroquia|colegio|biblioteca) \\p{Ll}+|the (?:\\p{Ll}+ )?(?:mill|barn|hall|inn|arms|pub|tavern|church|school|library|cent(?:re|er)))(?: \\p{Ll}+){0,3})(?=\\s*(?:$|[\\n,.;!]))",
  "gu",
);
const small = /^(?:de|del|la|las|los|el|y|du|des|les?|the|of|and|et)$/u;
const titled = (words: string): string =>
  words.replaceAll(/(?<!\p{L})\p{L}+/gu, (word, at: number) => (at > 0 && small.test(word) ? word : capitalized(word)));

/** Names after 'at', 'in' and '@'. @param language of the prompt: German writes all nouns with a capital. */
export const readPlaces =
  (language: string): Reader =>
  (reading) => {
    // A video's title is one sentence: 'I lived on $1 a day in Mumbai'.
    if (/thumbnail/iu.test(reading.finds.find(({ field }) => field === "kind")?.words ?? "")) return reading;
    const isLower = !/\p{Lu}/u.test(reading.text.replace(/^\s*\p{Lu}/u, ""));
    const named = take(reading, atName, {
      read: ({ groups, index }) => {
        const words = trimmed(groups?.name ?? "");
        if (notPlaces.test(words) || /(?:made|believe|live|lost|fall|sale)\s$/iu.test(reading.text.slice(0, index)))
          return undefined;
        const isCommon =
          language === "de" && !/[\s\d,&-]/u.test(words) && !isTown(words) && !isVenue(words) && !isStreet.test(words);
        return isCommon && groups?.preposition !== "bei" ? undefined : { field: "place", value: capitalized(words) };
      },
    });
    const addressed = take(named, addressAlone, {
      read: ({ 0: words, index }) =>
        // 'The opening of Café Luna'.
        /(?:of|for|by|from|von|für|de|du|del|pour|para)\s$/iu.test(named.text.slice(0, index))
          ? undefined
          : { field: "place", value: capitalized(trimmed(words)) },
    });
    if (!reading.finds.some(({ field }) => field === "date")) return addressed;
    const placed = take(addressed, venueBehindDate, {
      max: 1,
      read: ({ groups }) =>
        addressed.finds.some(({ field }) => field === "place")
          ? undefined
          : { field: "place", value: titled(trimmed(groups?.venue ?? "")) },
    });
    if (!isLower || placed.finds.length > addressed.finds.length) return placed;
    return take(placed, lowerName, {
      max: 1,
      read: ({ groups }) => {
        const words = trimmed(groups?.name ?? "");
        return words && !notPlaces.test(words) ? { field: "place", value: titled(words) } : undefined;
      },
    });
  };
