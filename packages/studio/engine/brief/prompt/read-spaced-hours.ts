import { compilePattern } from "../compile-pattern.ts";
import { anyWeekday } from "../lexicons/calendar.ts";
import { capitalized, type Reader, take, trimmed } from "./reading.ts";

const months =
  "(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|mär|mai|okt|dez|janv|févr|avr|juin|juil|août|déc|ene|abr|ago|dic)(?!\\p{L})";
const span = (unit: string) => `${unit}\\.?(?: ?(?:(?:[-–—&/+]|to|bis|au?) ?)?${unit}\\.?)?`;
const days = `(?:${span(`(?:${anyWeekday}|(?:mié|mie|sab|feiertags?)(?!\\p{L}))`)}|${span(months)})`;
const hour = "\\d{1,2}(?:[:.h]\\d{2})? ?(?:[ap]\\.?m\\.?|uhr|hs?|hrs)?";
const hours = `${hour} ?(?:[-–—]|to|bis|à|a) ?${hour}`;
const shut =
  "(?:closed|geschlossen|ruhetag|zu|fermée?|cerrado|by appt\\.?|by appointment(?: only)?|nach vereinbarung|sur (?:rdv|rendez-vous)|con cita(?: previa)?)";
const row = `${days}:? (?:${hours}(?:(?: ?[,&]| and| und| et| y) ${hours})?|${shut})(?![\\p{L}\\p{N}])`;
const rows = compilePattern(`(?<![\\p{L}\\p{N}])${row}(?:(?:[,;]? |\\n)${row}){1,9}`, "giu");
const anyRow = compilePattern(row, "giu");
const isShut = compilePattern(`${shut}`, "iu");
const ofHours =
  /(?<!\p{L})(?:(?:opening |business |shop |store )?hours|opening times|öffnungszeiten|sprechzeiten|horaires?|horarios?)(?!\p{L})/iu;

/** The sign itself is no word of it. */
const signOfHours =
  /(?<=öffnungszeiten|sprechzeiten)[- ]?schild(?!\p{L})|(?:panneau|pancarte|affichette|letrero|cartel) (?:(?:des|d['’]|de|con|avec les) ?)?(?=horaires?(?!\p{L})|horarios?(?!\p{L}))|(?<=hours) signs?(?!\p{L})/iu;

/** 'Mon closed Tue-Fri 10-5.30 Sat 9-4 Sun by appt': opening hours with blanks alone between their rows. */
export const readSpacedHours: Reader = (reading) => {
  const read = take(reading, rows, {
    max: 1,
    read: ([words]) => {
      const list = (words.match(anyRow) ?? []).map((one) => capitalized(trimmed(one)));
      // Two days with their hours may be those of a fair.
      const isList = list.length > 2 || ofHours.test(reading.text) || isShut.test(words);
      return isList ? { field: "list", value: list.join("\n") } : undefined;
    },
  });
  return read === reading || read.finds.length === reading.finds.length
    ? reading
    : { text: read.text.replace(signOfHours, ""), finds: read.finds };
};
