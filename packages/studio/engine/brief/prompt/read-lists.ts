import { compilePattern } from "../compile-pattern.ts";
import { anyWeekday } from "../lexicons/calendar.ts";
import { readSpacedHours } from "./read-spaced-hours.ts";
import { readSpacedList } from "./read-spaced-list.ts";
import { capitalized, type Reader, take, trimmed } from "./reading.ts";

/** Before a number that is no price: 'room 12', 'May 3'. */
const noGoods =
  "til|rooms?|doors?|show|start|ages?|" + // words:allow
  "aged|turns?|levels?|hall|stage|track|grade|years?|gates?|from|to|at|until|till|by|and|kids|floor|volume|vol|part|episode|chapter|number|no|nr|week|day|page|top|über|ab|bis|um|uhr|saal|raum|halle|jahre|ans|años|a las|à|salle|sala|straße|street|road|avenue|lane|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|mon|tue|wed|thu|fri|sat|sun|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo";
/** Between the rows of a list. */
const comma = "(?:, ?|; ?| ?\\n+ ?| / | · )";
const rowBreak = `(?:${comma}|\\. )`;
/** 'Wedding dress pls ask', 'express +50%'. */
const asked =
  "(?:pls ask|please ask|on request|poa|auf anfrage|nach absprache|sur devis|sur demande|a consultar|consultar|\\+ ?\\d{1,3} ?%)(?![\\p{L}\\p{N}])";
const amount =
  "(?:(?:from|ab|dès|desde) )?(?:\\+ ?)?(?:[€$£] ?)?(?:\\d{1,2} for )?\\d{1,3}(?:[.,]\\d{1,2}|[.,][-–])?(?: ?[€$£])?(?![\\p{L}\\p{N}%:]|[.,][\\d-]|\\s?(?:am|pm|uhr|h|%|mm|cm|km)(?!\\p{L}))";
const price = `(?:${amount}|${asked})`;
const measure = "(?: \\d[.,]\\d{1,2} ?[lL]?| \\d{1,2} ?(?:h|hrs?|std|min)\\.?)?";
/** 'Kids under 12'. */
const aged = " (?:under|over|up to|bis|unter|ab|über|moins de|dès|menores de|hasta) \\d{1,2}(?: jahren?| ans| años)?";
const onDays = "(?: [\\p{L}/]{2,12}(?: [\\p{L}/]{2,12})? only)?";
/** 'Calle Luna 8' and 'Marktstraße 12' are addresses. */
const streetFirst = "(?!(?:calle|avenida|av\\.?|plaza|paseo|carrera|rue|avenue|boulevard|bd|quai|via|piazza) )";
const streetLast = "(?<!(?:stra(?:ß|ss)e|str\\.?|gasse|weg|platz|allee|ufer))";
const goods = `${streetFirst}(?:\\d{1,2} )?\\p{L}[\\p{L}'’&()+ -]{1,60}?(?:(?<!(?<![\\p{L}])(?:${noGoods}))${streetLast}${measure}|${aged})(?: |: | [-–] |\\.{2,} ?)${price}${onDays}`;
const prices = compilePattern(
  `(?<=^|[\\n,:;.]\\s*)${goods}(?:${rowBreak}${goods}){1,23}(?=\\s*(?:$|[\\n,.;!]))`,
  "giu",
);

const day = `(?:${anyWeekday}|daily|täglich|feiertage?)`;
const days = `${day}\\.?(?:(?: ?[-–—] ?| (?:to|bis|à|au|a|and|und|et|y|&) | ?& ?|, )${day}\\.?){0,3}`;
const hour = "\\d{1,2}(?:[:.h]\\d{2})?(?: ?(?:[ap]\\.?m\\.?|uhr|h|o['’]clock))?";
const closed = "closed|geschlossen|fermé|cerrado|by appointment(?: only)?|nach vereinbarung";
const opened = `(?:(?:closed|geschlossen|fermé|cerrado)(?: on| le| los)? ${days}|${days}:? (?:(?:from|von|de) )?(?:${hour} ?(?:[-–—]|to|until|bis|à|a) ?${hour}(?:(?: ?[,&]| and| und| et| y) ${hour} ?(?:[-–—]|to|bis|à|a) ?${hour})?|${closed}))(?![\\p{L}\\p{N}])`;
const openNow = "(?:(?:we are |we['’]re )?open|geöffnet|ouverte?|abierto|abrimos)(?: from| von| du| de)?:? ";
const openFirst = compilePattern(`^${openNow}`, "iu");
const hours = compilePattern(
  `(?<![\\p{L}\\p{N}])(?:${openNow})?${opened}(?:(?:${comma}| and | und | et | y )${opened}){1,6}`,
  "giu",
);

const time = `(?:${day},? )?(?:\\d{1,2}[:.h]\\d{2}(?: ?[ap]\\.?m\\.?| uhr)?|\\d{1,2} ?(?:[ap]\\.?m\\.?|uhr|h(?!\\p{L})))`;
const entry = `${time}(?: ?[-–:])? \\p{L}[^\\n,;]{1,60}`;
const program = compilePattern(`(?<=^|[\\n,:;.]\\s*)${entry}(?:${comma}${entry}){2,23}`, "giu");

/** 'Closed Sunday' as the other rows: the day first. */
const closedFirst = /^(closed|geschlossen|fermé|cerrado)(?: on| le| los)? (.+)$/iu;

const rowsOf = (words: string, breaks: RegExp): string =>
  words
    .split(breaks)
    // 'Wasser 2,-'.
    .map((row) => (/\d[.,][-–]\s*$/u.test(row) ? row.trim() : trimmed(row)))
    .map((row) => row.replace(openFirst, ""))
    .map((row) => capitalized(row.replace(closedFirst, "$2 $1")))
    .join("\n");
const breakOf = {
  /** 'Espresso 2,50, flat white 3,20': a comma within a number is none. */
  price: compilePattern(`${rowBreak}(?=\\p{L})`, "giu"),
  hours: compilePattern(`(?:${comma}| and | und | et | y )(?=${opened})`, "giu"),
  program: compilePattern(`${comma}(?=${time})`, "giu"),
};

/** Texts without these have no such list: a pattern takes longer to compile than all prompts of an hour to read. */
const signs = {
  price: (text: string) => text.split(/[,;/·\n]/u).filter((row) => /\d/u.test(row)).length > 1,
  hours: (text: string) => /\d ?(?:[ap]\.?m\.?|uhr|h)? ?(?:-|–|—|to|until|bis|à|a) ?\d/iu.test(text),
  program: (text: string) => (text.match(/\d[:.h]\d\d|\d ?[ap]\.?m|\d uhr|\d ?h(?!\p{L})/giu)?.length ?? 0) > 2,
};

/** 'Espresso 2.50, flat white 3.20', opening hours of several days, a program by the hour: they are read as dates otherwise. */
export const readLists: Reader = (reading) => {
  const readAs =
    (name: keyof typeof breakOf, pattern: RegExp): Reader =>
    (before) =>
      signs[name](before.text)
        ? take(before, pattern, { max: 1, read: ([words]) => ({ field: "list", value: rowsOf(words, breakOf[name]) }) })
        : before;
  return [
    readSpacedList,
    readAs("price", prices),
    readAs("hours", hours),
    readSpacedHours,
    readAs("program", program),
  ].reduce((so, read) => (so.finds.some(({ field }) => field === "list") ? so : read(so)), reading);
};
