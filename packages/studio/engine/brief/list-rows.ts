import { compilePattern } from "./compile-pattern.ts";
import { anyWeekday } from "./lexicons/calendar.ts";

/** A line of a list: a dish and its price, days and their hours, a time and what happens then. */
export interface ListRow {
  readonly label: string;
  readonly value?: string | undefined;
}

export interface ListRows {
  readonly rows: readonly ListRow[];
  /** Times come before what happens; prices and hours come behind. */
  readonly isTimed: boolean;
}

const amount = "(?:(?:ab|from|dès|desde) )?[€$£]? ?\\d{1,5}(?:[.,]\\d{1,2})?(?: ?[€$£]|,-| (?:EUR|USD|GBP|CHF))?";
const hour = "\\d{1,2}(?:[:.h]\\d{2})? ?(?:[ap]\\.?m\\.?|uhr|h)?";
const closed =
  "closed|geschlossen|ruhetag|zu|fermée?|cerrado|by appt\\.?|by appointment(?: only)?|nach vereinbarung|sur (?:rdv|rendez-vous)|con cita(?: previa)?";
const hours = `(?:${hour} ?(?:[-–—]|to|bis|à|a) ?${hour}(?:(?:,| and| und| et| y| &) ${hour} ?(?:[-–—]|to|bis|à|a) ?${hour})?|${closed})`;
const between = "(?:\\s*[:=|·…]+\\s*|\\s+[-–—]\\s+|\\s*\\.{2,}\\s*|\\t+|\\s+)";

const withValue = compilePattern(`^(?<label>.*?[^\\s:=|·…–—-])${between}(?<value>${hours}|${amount})$`, "iu");
const withTime = compilePattern(
  `^(?<value>(?:${anyWeekday},? )?${hour}(?: ?[-–—] ?${hour})?)(?:\\s*[:|·]\\s*|\\s+[-–—]\\s+|\\s+)(?!(?:uhr|h|[ap]\\.?m\\.?)$)(?<label>\\D.*)$`,
  "iu",
);

/**
 * Reads a list as users write it, a line for each row. @param list up to 24 lines; longer ones are read as far as that.
 */
export function readListRows(list: string): ListRows {
  const lines = list
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .slice(0, 24);
  const timed = lines.map((line) => withTime.exec(line)?.groups);
  if (lines.length > 0 && timed.filter(Boolean).length > lines.length / 2)
    return { isTimed: true, rows: lines.map((line, index) => rowOf(line, timed[index])) };
  const valued = lines.map((line) => withValue.exec(line)?.groups);
  // 'Ofsted outstanding 2025' among other reasons to come has no price.
  const isValued = valued.filter(Boolean).length >= lines.length / 2;
  return { isTimed: false, rows: lines.map((line, index) => rowOf(line, isValued ? valued[index] : undefined)) };
}

const rowOf = (line: string, groups: Readonly<Record<string, string>> | undefined): ListRow =>
  groups?.label && groups.value ? { label: groups.label.trim(), value: groups.value.trim() } : { label: line };
