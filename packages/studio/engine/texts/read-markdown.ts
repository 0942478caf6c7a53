/** The Markdown of texts that users download: headings, lists, quotations and emphasis. Anything else stays as it is written. */

export interface WrittenText {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  /** Language as browsers and word processors name it, e.g. `fr`. */
  readonly language?: string | undefined;
}

/** A name, a logo and a color that stand above a text. */
export interface TextBrand {
  readonly name: string;
  /** PNG, with its size in pixels, and the color right behind it as `#rrggbb`. */
  readonly logo: {
    readonly bytes: Uint8Array;
    readonly width: number;
    readonly height: number;
    readonly backdrop: string;
  } | null;
  /** `#rrggbb`. */
  readonly color: string | null;
}

export interface TextRun {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

export interface TextBlock {
  readonly kind: "heading" | "paragraph" | "bullet" | "numbered" | "quote";
  /** Level of headings from 1 to 6, of items from 0; else 0. */
  readonly level: number;
  /** Number of a numbered item. */
  readonly number?: number;
  /** Lines, which stay apart. */
  readonly lines: readonly (readonly TextRun[])[];
}

// Each takes what follows its mark as a whole: trying several ends would take minutes for a line of spaces.
const heading = /^(#{1,6})\s+(.*)$/s;
const item = /^(\s*)(?:[-*+•]|(\d{1,9})[.)])\s+(.*)$/s;
const quote = /^>\s?(.*)$/s;
/** Number of spaces before an item, for each level. */
const indentPerLevel = 2;
const levelsMax = 4;

interface OpenBlock extends TextBlock {
  readonly lines: (readonly TextRun[])[];
}

export function readMarkdown(text: string): readonly TextBlock[] {
  const blocks: OpenBlock[] = [];
  let goesOn = false;
  for (const line of text.replaceAll("\r", "").split("\n")) {
    const before = blocks.at(-1);
    const block = blockOf(line);
    if (line.trim() === "") goesOn = false;
    else if (block.kind === "paragraph" && goesOn && before && before.kind !== "heading") {
      before.lines.push(...block.lines);
    } else {
      blocks.push(block);
      goesOn = true;
    }
  }
  return blocks;
}

function blockOf(line: string): OpenBlock {
  const [, marks, title] = heading.exec(line) ?? [];
  if (marks !== undefined)
    return { kind: "heading", level: marks.length, lines: [readRuns(withoutClosingMarks(title ?? ""))] };
  const [found, indent = "", number, content = ""] = item.exec(line) ?? [];
  if (found !== undefined) {
    const level = Math.min(levelsMax, Math.floor(indent.length / indentPerLevel));
    const lines = [readRuns(content)];
    return number === undefined
      ? { kind: "bullet", level, lines }
      : { kind: "numbered", level, number: Number(number), lines };
  }
  const [, quoted] = quote.exec(line) ?? [];
  if (quoted !== undefined) return { kind: "quote", level: 0, lines: [readRuns(quoted)] };
  return { kind: "paragraph", level: 0, lines: [readRuns(line.trim())] };
}

/** “## Title ##” is closed, “# C#” is not. */
function withoutClosingMarks(given: string): string {
  const title = given.trimEnd();
  let end = title.length;
  while (title[end - 1] === "#") end--;
  const text = title.slice(0, end);
  return /\S$/.test(text) ? title : text.trimEnd();
}

const emphasis =
  /\*\*([^*]+)\*\*|(?<![\p{L}\p{N}*])\*([^*\s][^*]*)\*(?!\*)|(?<![\p{L}\p{N}_])_([^_\s][^_]*)_(?![\p{L}\p{N}_])/gu;

function readRuns(line: string): readonly TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  const plain = (text: string) => text !== "" && runs.push({ text, isBold: false, isItalic: false });
  for (const { index, 0: found, 1: bold, 2: italic, 3: other } of line.matchAll(emphasis)) {
    plain(line.slice(at, index));
    runs.push({ text: bold ?? italic ?? other ?? "", isBold: bold !== undefined, isItalic: bold === undefined });
    at = index + found.length;
  }
  plain(line.slice(at));
  return runs;
}
