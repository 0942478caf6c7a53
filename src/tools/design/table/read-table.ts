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
/** In characters, of the name of a column. */
const headerMax = 80;
/** In characters: far above what fits into a design. */
const recordMax = 20_000;
/** In characters: the rows among which the header is looked for. Spreadsheet programs have 16,384 columns at most. */
const headMax = 200_000;

/**
 * Reads a CSV file: its first row names what the columns fill. Cells are words to be drawn, whatever they look like: formulas stay text. For
 * workers alone, because the parser takes long for a file of nothing but delimiters.
 * @throws {AppError} `invalid_input`, with the row, for a file that is none, or that has words which don't fit.
 */
export function readTable(file: Uint8Array): Table {
  const { text, delimiter } = withoutHint(withStraightQuotes(inShortLines(visible(decode(file)))));
  const [headers = [], ...given] = readRecords(text, delimiter);
  const records = given.filter((record) => !isDivider(record));
  if (records.length === 0) throw refusal("This table has no rows below its header.");
  if (records.length > tableRowsMax) throw refusal(`This table has more than ${tableRowsMax} rows. Please split it.`);
  const columns = nameColumns(headers);
  if (columns.every(({ slot }) => slot === null)) {
    throw refusal(`No column has a name that we know. Please name them in the first row: ${tableSlots.join(", ")}.`);
  }
  requireNamedCells(headers, records);
  const rows = records.map((record, index) => readRow(columns, record, index + 1));
  return { columns: columns.filter((column, index) => column.header !== "" || hasWords(records, index)), rows };
}

/** Tells whether any row has something in a column. */
const hasWords = (records: readonly (readonly string[])[], index: number): boolean =>
  records.some((record) => (record[index] ?? "") !== "");

/** The line below the header of a table in Markdown. */
const isDivider = (record: readonly string[]): boolean =>
  record.some((cell) => cell !== "") && record.every((cell) => /^(?::?-{2,}:?)?$/.test(cell));

/** A price like 4,20 € becomes two cells in a file with commas, and half of it would be lost. @throws {AppError} */
function requireNamedCells(headers: readonly string[], records: readonly (readonly string[])[]): void {
  const index = records.findIndex((record) => record.slice(headers.length).some((cell) => cell !== ""));
  if (index < 0) return;
  throw refusal(
    `Row ${index + 1} has more cells than the header. Please put cells with a delimiter in quotation marks, and name each column.`,
  );
}

const picture = "This is a picture, not a CSV file.";
const recording = "This is a recording or a video, not a CSV file.";

/** Beginnings of files that have the wrong name: as Latin-1, with a full stop for each control character. */
const otherFiles: readonly (readonly [beginning: RegExp, reason: string])[] = [
  [/^PK\.\..{0,4000}?word\//s, "This is a Word document. Please export a table as CSV first."],
  [/^PK\.\..{0,4000}?(?:xl\/|spreadsheet)/s, "This is a spreadsheet file. Please export it as CSV first."],
  [/^PK\.\./, "This is a ZIP or a spreadsheet file. Please export a table as CSV first."],
  [/^\u00d0\u00cf\.\u00e0/, "This is an old Excel file. Please export it as CSV first."],
  [/^(?:7z\u00bc\u00af|Rar!)/, "This is a compressed file. Please unpack it first."],
  [/^%PDF-/, "This is a PDF, not a CSV file."],
  [/^(?:\.PNG|\u00ff\u00d8\u00ff|GIF8|BM.{4}\.{4}|II\*\.|MM\.\*|RIFF.{4}WEBP)/s, picture],
  [/^.{4}ftyp(?:hei|mif1|msf1|avif)/s, picture],
  [/^(?:.{4}(?:ftyp|moov|mdat|wide)|\.E\u00df\u00a3|RIFF.{4}(?:WAVE|AVI )|ID3|OggS|fLaC)/s, recording],
  [/^\{\\rtf/, "This is a text document. Please export a table as CSV first."],
];

/** Beginnings of texts that are no table, without the mark of their encoding. */
const otherTexts: readonly (readonly [beginning: RegExp, reason: string])[] = [
  [/^\s{0,1000}(?:<\?xml[^>]{0,500}>\s{0,1000})?(?:<!--.{0,2000}?-->\s{0,1000})?<svg[\s>]/is, picture],
  [/^\s{0,1000}<(?:!doctype html|html|head|body|table)[\s>]/i, "This is a web page, not a CSV file."],
  [/^\s{0,1000}<\?xml/, "This is an XML file. Please export a table as CSV first."],
];

/** Length of the part of a file that is looked at: a ZIP names its first files here. */
const beginningMax = 6_000;

/** In UTF-8 or UTF-16, or as older spreadsheet programs write it. @throws {AppError} */
function decode(file: Uint8Array): string {
  const beginning = Buffer.from(file.subarray(0, beginningMax))
    .toString("latin1")
    .replaceAll(/\p{Cc}/gu, ".");
  const [, reason] = otherFiles.find(([known]) => known.test(beginning)) ?? [];
  if (reason) throw refusal(reason);
  for (const encoding of encodingsOf(file)) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(file);
      if (!text.includes("\0")) return requireTable(text);
    } catch (error) {
      if (error instanceof AppError) throw error;
      // Not in that encoding.
    }
  }
  throw refusal("This file isn’t text. In your spreadsheet program, export it as “CSV UTF-8”.");
}

/** Encodings to try, the likeliest first. */
function encodingsOf(file: Uint8Array): readonly string[] {
  const [first, second, third, fourth] = file;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  // Names of columns are Latin letters at first, which are half zeros there.
  if (isLittle || (first !== 0 && second === 0 && third !== 0 && fourth === 0)) return ["utf-16le"];
  if (isBig || (first === 0 && second !== 0 && third === 0 && fourth !== 0)) return ["utf-16be"];
  // “CSV (Macintosh)” of Excel is the only one that ends lines with a carriage return alone.
  const isMacintosh = file.includes(0x0d) && !file.includes(0x0a);
  return ["utf-8", isMacintosh ? "macintosh" : "windows-1252"];
}

/** @throws {AppError} */
function requireTable(text: string): string {
  const [, reason] = otherTexts.find(([known]) => known.test(text.slice(0, beginningMax))) ?? [];
  if (reason) throw refusal(reason);
  // A table may begin with a bracket as well.
  if (/^\s{0,1000}[[{]/.test(text) && isJson(text))
    throw refusal("This is a JSON file. Please export a table as CSV first.");
  return text;
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}

/** Removes invisible characters, which come along when cells are copied. */
const visible = (text: string): string => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");

/** Restores the straight quotation marks around cells that word processors have replaced. */
const withStraightQuotes = (text: string): string =>
  /^\s{0,100}[“”„«]/.test(text) ? text.replaceAll(/(?<=^|[,;|\t])[“”„«]|[“”»](?=[,;|\t]|$)/gm, '"') : text;

/** Gives all lines one kind of ending, and removes the hundreds of empty columns that spreadsheet programs write behind the last one. */
const inShortLines = (text: string): string =>
  text.replaceAll(/\r\n?/g, "\n").split("\n").map(withoutEmptyEnd).join("\n");

/** Fewer may be the end of a line within a cell. */
const emptyColumnsMin = 10;

function withoutEmptyEnd(line: string): string {
  let end = line.length;
  while (end > 0 && delimiters.includes(line[end - 1] ?? "")) end -= 1;
  return line.length - end < emptyColumnsMin ? line : line.slice(0, end);
}

const delimiters = [",", ";", "\t", "|"];

/** Excel’s own first line, which names the delimiter. */
function withoutHint(text: string): { readonly text: string; readonly delimiter: string | undefined } {
  const [hint, delimiter] = /^"?sep=([^\n"])"?\n/i.exec(text) ?? [];
  return { text: hint === undefined ? text : text.slice(hint.length), delimiter };
}

/**
 * The records from the header on. A title above the header has delimiters of its own, so each is tried: the one that makes most names that we
 * know is right, and of equal ones, the one that the first line has most of.
 */
function readRecords(text: string, hinted: string | undefined): readonly (readonly string[])[] {
  const candidates = hinted === undefined ? byCount(text) : [hinted];
  const [first = ","] = candidates;
  const best = candidates
    .map((delimiter) => ({ delimiter, names: Math.max(0, ...beginningOf(text, delimiter).map(namesIn)) }))
    .reduce((one, other) => (other.names > one.names ? other : one), { delimiter: first, names: 0 });
  requireFewColumns(beginningOf(text, best.delimiter));
  return fromHeader(parseRecords(text, best.delimiter));
}

/** By how many of them the first line has outside of quotation marks. */
function byCount(text: string): readonly string[] {
  const counts = new Map(delimiters.map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  for (const letter of text.trimStart()) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === "\n") break;
    else if (!isQuoted) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return delimiters.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}

const optionsFor = (delimiter: string) => ({
  delimiter,
  recordDelimiter: "\n",
  skipEmptyLines: true,
  skipRecordsWithEmptyValues: true,
  trim: true,
  relaxQuotes: true,
  relaxColumnCount: true,
});

/** The first records, as far as they can be read. */
function beginningOf(text: string, delimiter: string): readonly (readonly string[])[] {
  const records: string[][] = [];
  try {
    // A record’s fields are kept although a later line can’t be read.
    parse(text.slice(0, headMax), {
      ...optionsFor(delimiter),
      to: headerRowMax,
      onRecord: (record) => void records.push(record),
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  return records;
}

/** @throws {AppError} */
function parseRecords(text: string, delimiter: string): readonly (readonly string[])[] {
  try {
    return parse(text, {
      ...optionsFor(delimiter),
      maxRecordSize: recordMax,
      to: tableRowsMax + headerRowMax + 1,
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

/** Refuses a table with too many columns. Those without a name are left out later. @throws {AppError} */
function requireFewColumns(records: readonly (readonly string[])[]): void {
  if (records.some((record) => record.filter((name) => name !== "").length > columnsMax))
    throw refusal(`This table has more than ${columnsMax} columns.`);
}

/** Above the header there may be the table’s title. */
const headerRowMax = 5;

/** The rows from the one that names most columns; all of them if none of the first does. */
function fromHeader(records: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const names = records.slice(0, headerRowMax).map(namesIn);
  return records.slice(Math.max(0, names.indexOf(Math.max(...names))));
}

/** Counts the names in a row that we know. */
const namesIn = (record: readonly string[]): number => new Set(record.flatMap((cell) => slotOf(cell) ?? [])).size;

const slots: ReadonlyMap<string, TableSlot> = new Map(
  tableSlots.flatMap((slot) => columnNames[slot].names.map((name) => [name, slot] as const)),
);

/** “Price:”, “**Price**” and “Price (€)” are “price”. */
const slotOf = (name: string): TableSlot | undefined =>
  name.length > headerMax
    ? undefined
    : slots.get(
        tidyLine(name)
          .toLowerCase()
          .replace(/ ?\([^()]*\)$/, "")
          .replaceAll(/^[*_]{1,2}|[:*_]{1,3}$/g, "")
          .trim(),
      );

/** The first column of a name counts. */
function nameColumns(headers: readonly string[]): readonly TableColumn[] {
  const used = new Set<TableSlot>();
  return headers.map((given) => {
    const header = tidyLine(given).slice(0, headerMax);
    const slot = slotOf(given);
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
