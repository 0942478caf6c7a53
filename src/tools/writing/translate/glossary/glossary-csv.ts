import { findLanguage } from "../translation-languages.ts";
import { entriesMax, type GlossaryEntry, isSameTerm, termMax, withEntry } from "./glossary-rules.ts";

const header = ["from", "to", "term", "translation"];

/** CSV with a mark for spreadsheet programs, which take UTF-8 for something else without it. */
export const toCsv = (entries: readonly GlossaryEntry[]): string =>
  `\uFEFF${[header, ...entries.map(({ from, to, term, translation }) => [from, to, term, translation])]
    .map((row) => row.map(quoted).join(","))
    .join("\r\n")}\r\n`;

const quoted = (cell: string): string => {
  const words = cell.replace(formula, "'$&");
  return /[",;\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
};

/**
 * Cells that spreadsheet programs would calculate. With an apostrophe before it, they show it as it is.
 * Our apostrophe is removed again when the cell comes back.
 */
const formula = /^'*[=+\-@]/;
const wordsOf = (cell: string): string => (formula.test(cell) ? tidy(cell.replace(/^'/, "")) : tidy(cell));

export interface ImportedGlossary {
  readonly entries: readonly GlossaryEntry[];
  readonly added: number;
  /** Entries that had another translation before. */
  readonly changed: number;
  /** Numbers of rows, from 1 with the header, that hold no entry. */
  readonly skipped: readonly number[];
  /** Rows beyond what a glossary can hold. */
  readonly tooMany: number;
}

/** Adds the rows of a CSV file, `from,to,term,translation` with codes of languages, to a glossary. The first row may be a header. */
export function importCsv(text: string, entries: readonly GlossaryEntry[]): ImportedGlossary {
  let result = entries;
  let [added, changed, tooMany] = [0, 0, 0];
  const skipped: number[] = [];
  for (const [index, cells] of readRows(text).entries()) {
    const entry = entryOf(cells);
    if (!entry) {
      const isHeader = index === 0 && cells[2]?.trim().toLowerCase() === "term";
      if (!isHeader) skipped.push(index + 1);
      continue;
    }
    const before = result.find((one) => isSameTerm(one, entry));
    if (before?.translation === entry.translation) continue;
    if (!before && result.length >= entriesMax) {
      tooMany++;
      continue;
    }
    if (before) changed++;
    else added++;
    result = withEntry(result, entry);
  }
  return { entries: result, added, changed, skipped, tooMany };
}

function entryOf([fromCell = "", toCell = "", termCell = "", translationCell = ""]: readonly string[]):
  | GlossaryEntry
  | undefined {
  const [from, to] = [findLanguage(fromCell.trim().toLowerCase()), findLanguage(toCell.trim().toLowerCase())];
  const [term, translation] = [wordsOf(termCell), wordsOf(translationCell)];
  const fits = (words: string) => words !== "" && words.length <= termMax;
  return from && to && from !== to && fits(term) && fits(translation) ? { from, to, term, translation } : undefined;
}

/** A term is one line without control characters. */
export const tidy = (words: string): string =>
  words
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .toWellFormed()
    .trim();

/** More than this of a file is not read. */
const rowsMax = 5_000;

/** Rows of a CSV file as RFC 4180 has them, also with semicolons or tabs, as spreadsheet programs of some languages write them. */
function readRows(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/^\uFEFF/, "");
  const [firstLine = ""] = plain.split("\n", 1);
  const separator = [",", ";", "\t"].toSorted(
    (one, other) => firstLine.split(other).length - firstLine.split(one).length,
  )[0];
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`, "y");
  while (cell.lastIndex < plain.length && rows.length < rowsMax) {
    const found = cell.exec(plain);
    if (!found) break;
    const [, inQuotes, bare = "", end] = found;
    row.push(inQuotes?.replaceAll('""', '"') ?? bare);
    if (end === separator) continue;
    if (row.some((one) => one.trim() !== "")) rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}
