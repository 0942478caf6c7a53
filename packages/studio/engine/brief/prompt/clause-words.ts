import { compilePattern } from "../compile-pattern.ts";
import { dateLabels, placeLabels, prizeWords, reachLabels } from "../lexicons/function-words.ts";
import type { FactField } from "./reading.ts";

const whole = (labels: string) =>
  compilePattern(`^(?:(?:the|die|der|das|la|le|les|el|los|las|l['’]) ?)?(?:${labels})[:.]?$`, "iu");
/** Words at the end of which a fact of that field is missing. */
export const waits: Readonly<Record<FactField, RegExp>> = {
  date: compilePattern(`(?:^|\\s)(?:${dateLabels})$`, "iu"),
  place: whole(placeLabels),
  action: whole(reachLabels),
  price: /$^/u,
  brand: /$^/u,
};
/** 'Au bistrot' before a name is a part of the place. */
export const venueAtEnd =
  /(?:^|\s)(?:(?:at the|in the|im|in der|beim|bei der|au|à la|chez|dans le|en el|en la|al)\s|à l['’])(?<venue>\p{L}[\p{L}-]+)$/iu;
export const waitsAlone = whole(dateLabels);
/** They lead to the fact itself, and are set nowhere. */
export const leads: Readonly<Record<FactField, RegExp>> = {
  date: /(?:^|\s)(?:on|on the|at|am|um|an|le|les|el|los|à|the|der|den|im|in|@|,)$/iu,
  place: /(?:^|\s)(?:at|in|im|am|an|à|au|en|el|la|@)$/iu,
  price: /(?:^|\s)(?:for|at|from|with|à|pour|dès|avec|für|ab|mit|por|a|con|desde)$/iu,
  action: /(?:^|\s)(?:at|on|via|unter|auf|sur|en|bei|or|oder|ou|o|and|und|et|y|,)$/iu,
  brand: /(?:^|\s)(?:by|von|par|por|for|für|pour|para|with|mit)$/iu,
};
export const offerAtEnd = /(?:^|\s)(?:offers?|specials?|deals?|promo|sale|angebote?|aktion|offres?|ofertas?)$/iu;
/** A clause about where a lost thing was seen. */
export const seen =
  /^(?:last seen|zuletzt gesehen|vue?s? (?:pour )?la derni[eè]re fois|vist[oa] por última vez|stolen|gestohlen|volée?)(?!\p{L})/iu;
/** 'We're closing at 3 pm on Christmas Eve' is one sentence. */
export const notice =
  /^(?:we(?:['’]re| are| will be)|wir|nous|on) (?:\p{L}+ )?(?:clos(?:ed|ing)|open(?:ing)?|shut|haben|schließen|öffnen|fermons|ouvrons|sommes fermés|est fermé)(?!\p{L})|^(?:cerramos|abrimos|estamos cerrados)(?!\p{L})/iu;
/** 'Happy holidays from all at Finch & Daughters'. */
export const team = /(?:^|\s)(?:all|everyone|team|staff|friends|crew|familie|équipe|equipo)(?: of us)?$/iu;
export const callAlone =
  /^(?:sign[- ]?ups?|register|registration|book|inscriptions?|anmeldung|inscripci(?:ón|ones))$/iu;
export const isDiscount = /%|half|free|gratis|gratuit|kostenlos|moitié|mitad|halb/iu;
export const prize = compilePattern(`(?<!\\p{L})(?:${prizeWords})(?!\\p{L})`, "iu");
export const hasWords = (words: string) => /[\p{L}\p{N}]/u.test(words);
export const wordsIn = (words: string): number => words.split(/\s+/u).filter(hasWords).length;
/** 'The Fox Inn', 'Marlow & Finch'. */
export const isName = (words: string) =>
  words.split(" ").every((word) => /^(?:\p{Lu}|(?:the|&|and|und|et|y|de|of|la|le|el)$)/u.test(word));
export const isFirstName = (words: string) => /^(?:(?:bei|chez|mit|à|a|con|for|ask for) )?\p{Lu}\p{Ll}+$/u.test(words);
/** Behind a price, 'im 1. Jahr' and 'for students' belong to it. */
export const ownOfPrice = /^(?:with|mit|avec|con|featuring|feat|starring|until|bis|jusqu['’]à|hasta|by|von|par)\s/iu;
export const rateStart = /^(?:kinder|schüler|studenten|mitglieder|familien|erm|ermäßigt)(?!\p{L})/iu;
export const withStart = /^(?:with|mit|avec|con)\s/iu;
/** They begin a phrase of their own behind a date or a place. */
export const ownStart =
  /^(?:with|for|mit|für|avec|pour|con|para|featuring|feat|starring|until|bis|jusqu['’]à|hasta|im|in|at|bei|à|au|en|by|von|par|por)\s/iu;
/** A sentence goes on behind them: 'Wasser wird am Dienstag abgestellt'. */
export const auxiliary =
  /\s(?:is|are|will|will be|has|have|wird|werden|ist|sind|bleibt|bleiben|hat|haben|est|sont|sera|seront|es|está|están|será|serán)$/iu;
const hourWords =
  /(?<!\p{L})(?:from|until|till?|to|at|by|ab|bis|um|von|dès|jusqu['’]à|à partir de|de|à|a|las|desde|hasta|uhr|h|am|pm|a\.m|p\.m|doors|show|einlass|beginn|start|starts|horas|heures|open|opens|opening|ouvert|geöffnet|abierto|abrimos|both days|daily|beide tage|les deux jours|ambos días|täglich|and|und|et|y|late|open end)(?!\p{L})/giu; // words:allow
/** 'From 2:30', 'ab 18.45': an hour without a day. */
export const isHour = (date: string): boolean =>
  /\d/u.test(date) && !/[\p{L}]{2}/u.test(date.replaceAll(hourWords, "")) && !/\d[./]\d{1,2}[./]/u.test(date);

const includes = /^(?:incl|includes?|including|inkl|inklusive|incluye|inclus|compris)(?!\p{L})/iu;
const goesOn = /^,? ?\p{Ll}[^.!?]*(?: (?:&|and|und|et|y|e) |$)/u;
/** 'Includes canvas', 'paints & a glass of fizz': a series goes on behind the comma. */
export const isSeriesBegun = (words: string, next: string | undefined): boolean =>
  includes.test(words) && next !== undefined && goesOn.test(next.trim()) && / (?:&|and|und|et|y) /u.test(next);
