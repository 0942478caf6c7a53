import { setImmediate as nextTurn } from "node:timers/promises";
import { parse } from "csv-parse";
import { AppError } from "#platform/errors.ts";
import { tidyLine } from "#platform/forms/rules.ts";
import { scanJson } from "#platform/http/bodies/scan-json.ts";
import { formatNumber } from "#ui/format.ts";
import { factKinds } from "../fact-rules.ts";
import { checkFact, type FactTexts, type FactTextsByKind, factTextsOf, unknownFact } from "../facts/fact-texts.ts";
import { isToolSlug } from "../tool-form-rules.ts";
import { columnsOfFact, type ToolFileColumn, toolFileColumns } from "./tool-file-columns.ts";

export const toolFileBytesMax = 8 * 1_024 * 1_024;
export const toolFileRowsMax = 10_000;
/** Longest line: far above all fields at their longest. */
const lineLengthMax = 10_000;
/** So many rows are checked before other requests get their turn. */
const rowsPerTurn = 250;
const jsonBounds = { depthMax: 4, entriesMax: 600_000 };

export interface ReadTool {
  /** Line of a CSV file, or number of the entry of a JSON file, from 1. */
  readonly line: number;
  readonly slug: string;
  /** The line's texts, unchecked, without those of columns that the file leaves out; undefined if its cells can't be told apart. */
  readonly given: Fields | undefined;
  /** Facts whose columns the line has. */
  readonly facts: FactTextsByKind;
  /** Problems that don't depend on the directory. */
  readonly problems: readonly string[];
}

type Fields = Partial<Record<ToolFileColumn, string>>;

/**
 * Reads a file of tools: CSV with a line of names first, or JSON with a list of objects, both as exports have them. The
 * fields of a tool are checked with the directory, which has those of columns that are left out.
 * @param today ISO date: no fact is read later.
 * @throws {AppError} `invalid_input` for a file that isn't one of these.
 */
export async function readToolFile(name: string, bytes: Uint8Array, today: string): Promise<readonly ReadTool[]> {
  const rows = name.toLowerCase().endsWith(".json") ? readJsonRows(bytes) : readCsvRows(bytes);
  const tools: ReadTool[] = [];
  const lines = new Map<string, number>();
  let count = 0;
  for await (const { line, fields, miscounted } of rows) {
    count += 1;
    if (count > toolFileRowsMax)
      throw refused(`A file can have at most ${formatNumber(toolFileRowsMax)} tools. Please send it in parts.`);
    if (count % rowsPerTurn === 0) await nextTurn();
    const slug = tidyLine(fields.slug ?? "");
    if (miscounted) {
      tools.push({ line, slug, given: undefined, facts: {}, problems: [miscounted] });
      continue;
    }
    const { facts, problems } = readFacts(fields, today);
    const first = lines.get(slug);
    if (first === undefined) lines.set(slug, line);
    else if (isToolSlug(slug)) problems.unshift(`slug: Line ${first} has it, too.`);
    tools.push({ line, slug, given: fields, facts, problems });
  }
  if (count === 0) throw refused("The file has no tools.");
  return tools;
}

/** The facts whose columns a line has, as they are stored. */
function readFacts(fields: Fields, today: string) {
  const facts: Partial<Record<keyof FactTextsByKind, FactTexts>> = {};
  const problems: string[] = [];
  for (const kind of factKinds) {
    const columns = columnsOfFact(kind);
    const texts = {
      value: fields[columns.value] ?? "",
      source: fields[columns.source] ?? "",
      checkedOn: fields[columns.checkedOn] ?? "",
    };
    const { fact, errors } = checkFact(kind, texts, today);
    if (fields[columns.value] === undefined) {
      // Without its column, a fact would be taken for unknown.
      if (texts.source !== "" || texts.checkedOn !== "") problems.push(`${kind}: This column is missing.`);
    } else if (errors) {
      const names = Object.keys(errors) as (keyof FactTexts)[];
      problems.push(...names.map((name) => `${columns[name]}: ${errors[name]}`));
    } else facts[kind] = fact ? factTextsOf([{ kind, ...fact }])[kind] : unknownFact;
  }
  return { facts, problems };
}

const refused = (userMessage: string) => new AppError("invalid_input", { field: "file", userMessage });

interface Row {
  readonly line: number;
  readonly fields: Fields;
  /** Says so if the line has more or fewer cells than the first one. */
  readonly miscounted?: string;
}

async function* readCsvRows(bytes: Uint8Array): AsyncGenerator<Row> {
  const parser = parse({
    bom: true,
    columns: (names: readonly string[]) => names.map(checkName),
    info: true,
    relax_column_count: true,
    max_record_size: lineLengthMax,
    skip_empty_lines: true,
    trim: true,
  });
  parser.end(Buffer.from(bytes));
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      yield { line: info.lines, fields: withoutApostrophes(record), miscounted: describeMiscount(info) };
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refused(
      `This isn’t a CSV file that we can read: ${error instanceof Error ? error.message.slice(0, 200) : "unknown"}.`,
    );
  }
}

interface CsvRecord {
  readonly record: Fields;
  readonly info: {
    readonly lines: number;
    readonly columns: readonly unknown[];
    /** Set if its cells are more or fewer than the columns. */
    readonly error?: { readonly record?: readonly unknown[] };
  };
}

function describeMiscount({ columns, error }: CsvRecord["info"]): string | undefined {
  if (!error) return undefined;
  const count = error.record?.length ?? 0;
  const isFew = count < columns.length;
  return `This line has ${count} cells, and the first line names ${columns.length} columns. ${isFew ? "A comma is missing" : "A text with a comma needs quotation marks around it"}.`;
}

/** Exports prefix texts with one that a spreadsheet would take for a formula. */
const withoutApostrophes = (record: Fields): Fields =>
  Object.fromEntries(
    Object.entries(record).map(([name, text]) => [name, text.replace(/^'(?=\s*[=+\-@＝＋－＠])/, "")]),
  );

function checkName(name: string): string {
  const known = toolFileColumns.find((field) => field.toLowerCase() === name.trim().toLowerCase());
  if (known) return known;
  throw refused(`There is no column “${name.slice(0, 40)}”. Columns are ${toolFileColumns.join(", ")}.`);
}

async function* readJsonRows(bytes: Uint8Array): AsyncGenerator<Row> {
  const buffer = Buffer.from(bytes);
  scanJson(buffer, jsonBounds);
  let list: unknown;
  try {
    list = JSON.parse(buffer.toString());
  } catch {
    throw refused("This isn’t a JSON file that we can read.");
  }
  if (!Array.isArray(list)) throw refused("A JSON file has a list of tools: [{ … }, { … }].");
  for (const [index, entry] of list.entries()) {
    const fields = Object.entries((entry ?? {}) as object).map(([name, value]) => [checkName(name), textOf(value)]);
    yield { line: index + 1, fields: Object.fromEntries(fields) as Fields };
  }
}

/** The text that a cell of a CSV file would have. */
function textOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.filter((part) => typeof part === "string").join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
