import { CsvError, parse } from "csv-parse/sync";
import { AppError } from "#platform/errors.ts";
import { tidyLine } from "#platform/forms/rules.ts";
import { heldCharacters } from "#studio/rules.ts";
import {
  columnNames,
  type Table,
  type TableColumn,
  type TableRow,
  type TableSlot,
  tableRowsMax,
  tableSlots,
} from "./table-rules.ts";

const columnsMax = 50;
/** In characters: far above what fits into a design. */
const recordMax = 20_000;

/**
 * Reads a CSV file: its first row names what the columns fill. Cells are words to be drawn, whatever they look like: formulas stay text. For
 * workers alone, because the parser takes long for a file of nothing but delimiters.
 * @throws {AppError} `invalid_input`, with the row, for a file that is none, or that has words which don't fit.
 */
export function readTable(file: Uint8Array): Table {
  const [headers = [], ...records] = parseRecords(decode(file));
  if (records.length === 0) throw refusal("This table has no rows below its header.");
  if (records.length > tableRowsMax) throw refusal(`This table has more than ${tableRowsMax} rows. Please split it.`);
  if (headers.length > columnsMax) throw refusal(`This table has more than ${columnsMax} columns.`);
  const columns = nameColumns(headers);
  if (columns.every(({ slot }) => slot === null)) {
    throw refusal(`No column has a name that we know. Please name them in the first row: ${tableSlots.join(", ")}.`);
  }
  return { columns, rows: records.map((record, index) => readRow(columns, record, index + 1)) };
}

function decode(file: Uint8Array): string {
  const [first, second] = file;
  if (first === 0x50 && second === 0x4b) throw refusal("This is a spreadsheet file. Please export it as CSV first.");
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  try {
    const text = new TextDecoder(isWide ? (first === 0xff ? "utf-16le" : "utf-16be") : "utf-8", { fatal: true }).decode(
      file,
    );
    if (!text.includes("\0")) return text;
  } catch {
    // Not in that encoding.
  }
  throw refusal("This file isn’t text in UTF-8. In your spreadsheet program, export it as “CSV UTF-8”.");
}

function parseRecords(text: string): readonly (readonly string[])[] {
  const [line = ""] = text.split("\n", 1);
  const delimiter = [",", ";", "\t"].toSorted((a, b) => line.split(b).length - line.split(a).length)[0];
  try {
    return parse(text, {
      ...{ bom: true, delimiter, skipEmptyLines: true, skipRecordsWithEmptyValues: true, trim: true },
      ...{ relaxColumnCount: true, maxRecordSize: recordMax, to: tableRowsMax + 2 },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = typeof error.lines === "number" ? `line ${error.lines}` : "one of its lines";
    const isLong = error.code === "CSV_MAX_RECORD_SIZE";
    throw refusal(
      isLong
        ? `This table can’t be read: ${row} is too long. A quotation mark may be missing.`
        : `This table can’t be read: please check the quotation marks in ${row}.`,
    );
  }
}

/** The first column of a name counts. */
function nameColumns(headers: readonly string[]): readonly TableColumn[] {
  const used = new Set<TableSlot>();
  return headers.map((given) => {
    const header = tidyLine(given).slice(0, 80);
    const slot = tableSlots.find((one) => (columnNames[one].names as readonly string[]).includes(header.toLowerCase()));
    if (slot === undefined || used.has(slot)) return { header, slot: null };
    used.add(slot);
    return { header, slot };
  });
}

const missing = new RegExp(`[^${heldCharacters}]`, "u");

function readRow(columns: readonly TableColumn[], record: readonly string[], number: number): TableRow {
  const words = columns.flatMap(({ header, slot }, index) => {
    if (slot === null) return [];
    const text = tidyLine(record[index] ?? "");
    const where = `Row ${number}, “${header}”`;
    const { max } = columnNames[slot];
    if (text.length > max) throw refusal(`${where}: it can have ${max} characters at most.`);
    const [unknown] = missing.exec(text) ?? [];
    if (unknown !== undefined) throw refusal(`${where}: our typefaces don’t have “${unknown}”.`);
    if (slot === "headline" && text === "") throw refusal(`${where}: each row needs a headline.`);
    return [[slot, text] as const];
  });
  return Object.fromEntries(words);
}

const refusal = (userMessage: string) => new AppError("invalid_input", { field: "file", userMessage });
