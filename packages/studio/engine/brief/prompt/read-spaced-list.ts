import { capitalized, type Reader, trimmed } from "./reading.ts";

const title =
  /(?:^|\n|:|for )\s*(?:(?:our|my|nuestra|unsere|nos) )?(?:price list|prices|price menu|services and prices|preisliste|preise|tarifs?|liste de prix|lista de precios|precios|listado de precios)(?: (?:de|for|für|pour|para))?(?=[ :])/iu;
const priced =
  /(\p{L}[\p{L}'’/+-]*(?: \p{L}[\p{L}'’/+-]*){0,3}) ((?:[$€£] ?)?\d{2,6}(?:[.,]\d{2,3})?(?: ?[€$£])?)(?=\s|$)/gu;
const rowsMin = 3;
const lettersLast = /^\p{L}[\p{L}'’/+ -]{2,40}$/u;

/** 'Lista de precios uñas semipermanente 12000 kapping 16000 esculpidas 22000': rows without anything between them. */
export const readSpacedList: Reader = (reading) => {
  const found = title.exec(reading.text);
  if (!found) return reading;
  const from = found.index + found[0].length;
  const line = reading.text.slice(from).split("\n")[0] ?? "";
  if (/[,;]|\. /u.test(line)) return reading;
  const rows = [...line.matchAll(priced)];
  if (rows.length < rowsMin) return reading;
  const counts = rows.slice(1).map(([, words = ""]) => words.split(" ").length);
  const [first = ""] = rows[0]?.slice(1) ?? [];
  // What is listed comes before the first row: 'uñas' is no 'semipermanente'.
  const isTopic = first.split(" ").length > Math.max(...counts);
  const topic = isTopic ? (first.split(" ")[0] ?? "") : "";
  const list = rows.map(([row], index) => capitalized(index === 0 ? row.slice(topic.length).trim() : row));
  const last = rows.at(-1);
  const rest = trimmed(line.slice((last?.index ?? 0) + (last?.[0].length ?? 0)));
  if (lettersLast.test(rest)) list.push(capitalized(rest));
  const words = line.trim();
  const after = lettersLast.test(rest) ? "" : rest;
  return {
    text: `${reading.text.slice(0, from)} ${topic}\n${after}${reading.text.slice(from + line.length)}`,
    finds: [...reading.finds, { field: "list", value: list.join("\n"), words }],
  };
};
