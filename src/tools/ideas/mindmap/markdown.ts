import { tidyLine } from "#platform/forms/rules.ts";
import { type Branch, depthMax, nodesMax, type Outline, textMax } from "./outline.ts";

/** Characters that Markdown would read as formatting. */
const special = /[\\`*_[\]<>#]/g;
const escaped = /\\([\\`*_[\]<>#])/g;

/** A map as a heading and a nested list. */
export function writeMarkdown([root, ...nodes]: Outline): string {
  const lines = nodes.map(({ depth, text }) => `${"  ".repeat(depth - 1)}- ${escapeText(text)}`);
  return `# ${escapeText(root?.text ?? "")}\n\n${lines.join("\n")}\n`;
}

const escapeText = (text: string): string => text.replace(special, (character) => `\\${character}`);

interface Line {
  /** Headings count by their level, what is below them by its indent. */
  readonly rank: number;
  readonly text: string;
}

const headingsMax = 6;
const tabWidth = 4;

/**
 * An outline in Markdown (headings and nested lists) or in indented lines, as branches.
 * @returns as many nodes as a map takes, and whether that was all.
 */
export function readMarkdown(markdown: string): { readonly branches: Branch; readonly isWhole: boolean } {
  const ranks: number[] = [];
  const branches: { depth: number; text: string }[] = [];
  for (const line of linesOf(markdown)) {
    while ((ranks.at(-1) ?? -1) >= line.rank) ranks.pop();
    if (branches.length === nodesMax) return { branches, isWhole: false };
    // What is too deep is kept, on the deepest level.
    branches.push({ depth: Math.min(ranks.length, depthMax - 1), text: line.text });
    ranks.push(line.rank);
  }
  return { branches, isWhole: true };
}

function linesOf(markdown: string): readonly Line[] {
  const lines: Line[] = [];
  /** List item right above, which the line may go on. */
  let item: { readonly indent: number } | undefined;
  /** True in a list: what is indented is a part of it. */
  let isInList = false;
  const given = body(markdown).split("\n");
  const isMarkdown = given.some((line) => /^#{1,6}\s/.test(line) || listMark.test(line));
  for (let at = 0; at < given.length; at += 1) {
    const line = given[at] ?? "";
    const indent = (/^\s*/.exec(line)?.[0] ?? "").replaceAll("\t", " ".repeat(tabWidth)).length;
    const rank = headingsMax + 1 + indent;
    // In a plain outline, it is what belongs to the line above.
    const isCode = isMarkdown && !isInList && indent >= tabWidth && !isBlank(line) && isBlank(given[at - 1]);
    const block = isCode ? readIndented(given, at) : readBlock(given, at);
    if (block) {
      lines.push(...lineOf(rank, block.text));
      at = block.end;
      item = undefined;
      continue;
    }
    const [, marks, heading] = /^(#{1,6})\s+(.*)$/s.exec(line) ?? [];
    const words = line.trim().replace(/^(?:> ?){1,10}/, "");
    const under = underline.exec(given[at + 1]?.trim() ?? "")?.[0];
    const mark = listMark.exec(words)?.[0];
    if (marks !== undefined) lines.push(...lineOf(marks.length, plainText(withoutEnd(heading ?? ""))));
    else if (under && mark === undefined && indent === 0 && words !== "" && !isRule(words)) {
      lines.push(...lineOf(under.startsWith("=") ? 1 : 2, plainText(words)));
      at += 1;
    } else if (mark === undefined && item && words !== "" && indent > item.indent) {
      const last = lines.pop();
      if (last) lines.push(...lineOf(last.rank, `${last.text} ${plainText(words)}`));
      continue;
    } else if (!isRule(words)) lines.push(...lineOf(rank, plainText(words.slice(mark?.length ?? 0))));
    if (mark !== undefined || (indent === 0 && words !== "")) isInList = mark !== undefined;
    item = mark === undefined || words.length === mark.length ? undefined : { indent };
  }
  return lines;
}

/** “## Title ##” is closed, and “# Title {#id}” has a name for links. */
const withoutEnd = (heading: string): string => heading.replace(/ {1,9}(?:#{1,6}|\{#[\w-]{1,60}\})$/, "");

/** Marks of list items, also of one within another: `- - [x] `. */
const listMark = /^(?:(?:[-*+]|\d{1,9}[.)])\s+)+(?:\[[ xX]\]\s+)?|^[-*+]$/;
const underline = /^(?:={3,}|-{3,})$/;
/** A line across is no node. */
const isRule = (line: string): boolean => /^(?:[-*_=]\s*){3,}$/.test(line);

/** Text without what says something about it, without comments, and without the targets of links and notes at the end. */
const body = (markdown: string): string =>
  markdown
    .replaceAll(/\r\n?/g, "\n")
    // Of YAML, it says something at once; what begins with a list has a line across above it.
    .replace(
      /^\ufeff?(?:---\n(?=[ \t]*(?:#|[\w"'-]{1,60}[ \t]*:|---|\.\.\.))(?:[^\n]*\n){0,200}?(?:---|\.\.\.)|\+\+\+\n(?:[^\n]*\n){0,200}?\+\+\+)[ \t]*(?:\n|$)/,
      "",
    )
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replaceAll(/%%[^%]{0,2000}%%/g, "")
    .replaceAll(/^ {0,3}\[[^[\]\n]{1,100}\]: .*$/gm, "");

const fence = /^\s*(`{3,20}|~{3,20})/;
const formula = /^\s*\$\$(?!\$)/;
/** Further down, “$$” belongs to something else. */
const formulaLinesMax = 50;
const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === "";

/** Code that its indent marks, up to the next line without it. */
function readIndented(lines: readonly string[], at: number): Block {
  const next = lines.findIndex((line, index) => index > at && !isBlank(line) && !/^(?: {4}|\t)/.test(line));
  const end = (next < 0 ? lines.length : next) - 1;
  return { text: lines.slice(at, end + 1).join(" "), end };
}

interface Block {
  readonly text: string;
  /** The index of its last line. */
  readonly end: number;
}

const isRow = (line: string | undefined): boolean => line?.trim().startsWith("|") ?? false;
const isDivider = (line = ""): boolean => /^[\s|:-]*$/.test(line) && line.includes("|") && line.includes("-");

/** A block of code, a formula, or a table is one node. @returns undefined where none begins. */
function readBlock(lines: readonly string[], at: number): Block | undefined {
  const mark = fence.exec(lines[at] ?? "")?.[1];
  if (mark !== undefined) {
    // A longer fence closes, a shorter one is within.
    const closing = new RegExp(`^\\s*${mark}[${mark[0]}]*\\s*$`);
    const found = lines.findIndex((line, index) => index > at && closing.test(line));
    const end = found < 0 ? lines.length - 1 : found;
    return { text: lines.slice(at + 1, found < 0 ? end + 1 : end).join(" "), end };
  }
  if (formula.test(lines[at] ?? "")) {
    const isClosed = (line = "") => line.trimEnd().endsWith("$$");
    const isInLine = (lines[at] ?? "").trim().slice(2).includes("$$");
    const below = isInLine ? -1 : lines.slice(at + 1, at + 1 + formulaLinesMax).findIndex(isClosed);
    const end = at + 1 + below;
    if (isInLine || below >= 0)
      return {
        text: lines
          .slice(at, end + 1)
          .join(" ")
          .replaceAll("$$", " "),
        end,
      };
  }
  // With bars at the ends of its rows, or without.
  const hasCells = isDivider(lines[at + 1]) && lines[at]?.includes("|");
  if (!isRow(lines[at]) && !hasCells) return undefined;
  const goesOn = (line: string | undefined) => (hasCells ? line?.includes("|") : isRow(line));
  let end = at;
  while (goesOn(lines[end + 1])) end += 1;
  const rows = lines.slice(at, end + 1).filter((line) => !/^[\s|:-]*$/.test(line));
  return { text: rows.map((row) => plainText(cellsOf(row).join(" | "))).join("; "), end };
}

const cellsOf = (row: string): readonly string[] =>
  row
    .trim()
    .replace(/^\|/, "")
    .replace(/\|$/, "")
    .split("|")
    .map((cell) => cell.trim());

/** Text of a line as it is read: links by their words, no marks and no tags. Characters that were escaped stay. */
function plainText(text: string): string {
  const kept: string[] = [];
  const hidden = text.replace(escaped, (_, character: string) => {
    kept.push(character);
    return hiddenMark;
  });
  const plain = hidden
    .replaceAll(/\[\^[^[\]\s]{1,60}\]/g, "")
    .replaceAll(/!?\[\[(?:[^[\]|]{0,300}\|)?([^[\]|]{1,300})\]\]/g, "$1")
    .replaceAll(/!?\[([^[\]]{0,300})\](?:\([^()\s]{0,500}(?:\s+"[^"]{0,200}")?\)|\[[^[\]]{0,100}\])/g, "$1")
    .replaceAll(/<(https?:[^<>\s]{1,500})>/g, "$1")
    .replaceAll(/<\/?(?:summary|details|p|div|li|td|tr|br)\b[^<>]{0,200}>/gi, " ")
    .replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, "")
    .replaceAll(/`{1,3}([^`]{1,300})`{1,3}/g, "$1");
  return withoutMarks(withoutMarks(plain))
    .replaceAll(/&(?:(\w{2,6})|#(\d{2,6}));/g, (entity, name: string | undefined, code: string | undefined) =>
      code === undefined ? (entities[name ?? ""] ?? entity) : String.fromCodePoint(Number(code)),
    )
    .replaceAll(hiddenMark, () => kept.shift() ?? "");
}

/** From the outer ones to those within: “**bold *and slanted***”. */
const withoutMarks = (text: string): string =>
  text
    .replaceAll(/(\*\*|~~|==)(?=\S)([^~=]{1,300}?)\1/g, "$2")
    .replaceAll(/(?<!\*)\*(?=[^\s*])([^*]{1,300}?)(?<!\s)\*(?!\*)/g, "$1")
    .replaceAll(/(?<!\w)(_{1,3})(?=\S)([^_]{1,300})\1(?!\w)/g, "$2");

/** The usual ones; others stay as they are written. */
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  copy: "©",
};

/** No text has it: it stands for an escaped character meanwhile. */
const hiddenMark = "\u0000";

function lineOf(rank: number, text: string): readonly Line[] {
  const tidy = tidyLine(text).slice(0, textMax).toWellFormed();
  return tidy === "" ? [] : [{ rank, text: tidy }];
}
