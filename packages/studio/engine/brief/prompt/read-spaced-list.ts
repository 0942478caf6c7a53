import { capitalized, type Reader } from "./reading.ts";

const title =
  /(?<!\p{L})(?:price list|prices|preisliste|preise|tarifs?|liste de prix|lista de precios|precios|listado de precios)(?: (?:de|for|für|pour|para))?(?=[ :])/iu;
const amount = /^[$€£]?\d{2,6}(?:[.,]\d{2,3})?[€$£]?$/u;
const rowsMin = 3;
const rowWordsMax = 4;

/** 'Lista de precios uñas semipermanente 12000 kapping 16000 esculpidas 22000': rows without anything between them. */
export const readSpacedList: Reader = (reading) => {
  const found = title.exec(reading.text);
  if (!found) return reading;
  const from = found.index + found[0].length;
  const line = reading.text.slice(from).split("\n")[0] ?? "";
  const rows = rowsOf(line.replace(/^:/u, "").trim().split(/\s+/u));
  const priced = rows.filter((row) => amount.test(row.at(-1) ?? ""));
  const isList = priced.length >= rowsMin && rows.length - priced.length < 2;
  if (/[,;]|\. /u.test(line) || !isList || rows.some((row) => row.length > rowWordsMax + 1)) return reading;
  const [first = [], ...others] = rows;
  // What is listed comes before the first row: 'uñas' is no 'semipermanente'.
  const isTopic = first.length > Math.max(...others.filter((row) => priced.includes(row)).map((row) => row.length));
  const topic = isTopic ? (first[0] ?? "") : "";
  const list = [isTopic ? first.slice(1) : first, ...others].map((row) => capitalized(row.join(" ")));
  return {
    text: `${reading.text.slice(0, from)} ${topic}\n${reading.text.slice(from + line.length)}`,
    finds: [...reading.finds, { field: "list", value: list.join("\n"), words: line.trim() }],
  };
};

/** Each ends in its price; words behind the last one are a row of their own. */
function rowsOf(words: readonly string[]): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const word of words) {
    rows.at(-1)?.push(word);
    if (amount.test(word)) rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
