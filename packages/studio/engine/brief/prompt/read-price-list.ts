import { compilePattern } from "../compile-pattern.ts";
import { capitalized, type Reader, take } from "./reading.ts";

/** Before a number that is no price: 'room 12', 'May 3'. */
const noGoods =
  "rooms?|doors?|show|start|ages?|" + // words:allow
  "aged|turns?|levels?|hall|stage|track|grade|years?|gates?|from|to|at|until|till|by|and|kids|floor|volume|vol|part|episode|chapter|number|no|nr|week|day|page|top|über|ab|bis|um|uhr|saal|raum|halle|jahre|ans|años|a las|à|salle|sala|straße|street|road|avenue|lane|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|mon|tue|wed|thu|fri|sat|sun|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo";
const goods = `\\p{L}[\\p{L}'’&() -]{1,40}?(?<!(?<![\\p{L}])(?:${noGoods})) [€$£]?\\d{1,3}(?:[.,]\\d{2})? ?[€$£]?(?![\\p{L}\\p{N}%:]|[.,]\\d|\\s?(?:am|pm|uhr|h|%|mm|cm|km)(?!\\p{L}))`;
const list = compilePattern(`(?<=^|[\\n,:;.]\\s*)${goods}(?:, ${goods})+(?=\\s*(?:$|[\\n,.;!]))`, "giu");

/** 'Espresso 2.50, flat white 3.20': goods with what they cost, which are read as hours otherwise. */
export const readPriceList: Reader = (reading) =>
  take(reading, list, {
    max: 1,
    read: ([words]) => ({ field: "subline", value: words.split(", ").map(capitalized).join(", ") }),
  });
