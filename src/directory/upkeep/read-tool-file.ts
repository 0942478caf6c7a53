import { setImmediate as nextTurn } from "node:timers/promises";
import { parse } from "csv-parse";
import { AppError } from "#platform/errors.ts";
import { scanJson } from "#platform/http/bodies/scan-json.ts";
import { formatNumber } from "#ui/format.ts";
import { checkTool, type ToolFieldName, toolFieldNames } from "../tool-form-rules.ts";
import type { ListedTool } from "./list-stored-tools.ts";
import type { LineProblem } from "./stored-tool.ts";

export const toolFileBytesMax = 8 * 1_024 * 1_024;
export const toolFileRowsMax = 10_000;
/** Longest line: far above all fields at their longest. */
const lineLengthMax = 10_000;
/** So many rows are checked before other requests get their turn. */
const rowsPerTurn = 250;
const jsonBounds = { depthMax: 4, entriesMax: 400_000 };

export interface ReadTool {
  /** Line of a CSV file, or number of the entry of a JSON file, from 1. */
  readonly line: number;
  readonly tool: ListedTool;
}

export interface ToolFile {
  readonly tools: readonly ReadTool[];
  readonly problems: readonly LineProblem[];
}

type Fields = Partial<Record<ToolFieldName, string>>;

/**
 * Reads a file of tools: CSV with a line of names first, or JSON with a list of objects, both as exports have them. Lines that can't be
 * imported are listed with the reason.
 * @throws {AppError} `invalid_input` for a file that isn't one of these.
 */
export async function readToolFile(name: string, bytes: Uint8Array): Promise<ToolFile> {
  const rows = name.toLowerCase().endsWith(".json") ? readJsonRows(bytes) : readCsvRows(bytes);
  const tools: ReadTool[] = [];
  const problems: LineProblem[] = [];
  const lines = new Map<string, number>();
  let count = 0;
  for await (const { line, fields } of rows) {
    count += 1;
    if (count > toolFileRowsMax)
      throw refused(`A file can have at most ${formatNumber(toolFileRowsMax)} tools. Please send it in parts.`);
    if (count % rowsPerTurn === 0) await nextTurn();
    const { tool, errors } = checkTool(fields);
    const slug = (fields.slug ?? "").slice(0, 80);
    const first = lines.get(slug);
    if (errors) {
      for (const [field, text] of Object.entries(errors)) problems.push({ line, slug, text: `${field}: ${text}` });
    } else if (first !== undefined) {
      problems.push({ line, slug, text: `slug: Line ${first} has it, too.` });
    } else {
      lines.set(slug, line);
      tools.push({ line, tool });
    }
  }
  if (count === 0) throw refused("The file has no tools.");
  return { tools, problems };
}

const refused = (userMessage: string) => new AppError("invalid_input", { field: "file", userMessage });

interface Row {
  readonly line: number;
  readonly fields: Fields;
}

async function* readCsvRows(bytes: Uint8Array): AsyncGenerator<Row> {
  const parser = parse({
    bom: true,
    columns: (names: readonly string[]) => names.map(checkName),
    info: true,
    max_record_size: lineLengthMax,
    skip_empty_lines: true,
    trim: true,
  });
  parser.end(Buffer.from(bytes));
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: Fields; info: { lines: number } }>) {
      yield { line: info.lines, fields: withoutApostrophes(record) };
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refused(
      `This isn’t a CSV file that we can read: ${error instanceof Error ? error.message.slice(0, 200) : "unknown"}.`,
    );
  }
}

/** Exports prefix texts with one that a spreadsheet would take for a formula. */
const withoutApostrophes = (record: Fields): Fields =>
  Object.fromEntries(
    Object.entries(record).map(([name, text]) => [name, text.replace(/^'(?=\s*[=+\-@＝＋－＠])/, "")]),
  );

function checkName(name: string): string {
  const known = toolFieldNames.find((field) => field.toLowerCase() === name.trim().toLowerCase());
  if (known) return known;
  throw refused(`There is no column “${name.slice(0, 40)}”. Columns are ${toolFieldNames.join(", ")}.`);
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
