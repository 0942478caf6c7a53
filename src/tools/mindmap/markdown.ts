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
  return markdown.split(/\r\n?|\n/).flatMap((line) => {
    const [, marks, heading] = /^(#{1,6})\s+(.*)$/s.exec(line) ?? [];
    if (marks !== undefined) return lineOf(marks.length, heading ?? "");
    const indent = (/^\s*/.exec(line)?.[0] ?? "").replaceAll("\t", " ".repeat(tabWidth)).length;
    const text = line.trim().replace(/^(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/, "");
    // A line across is no node.
    return /^(?:[-*_=]\s*){3,}$/.test(line.trim()) ? [] : lineOf(headingsMax + 1 + indent, text);
  });
}

function lineOf(rank: number, text: string): readonly Line[] {
  const tidy = tidyLine(text.replace(escaped, "$1")).slice(0, textMax).toWellFormed();
  return tidy === "" ? [] : [{ rank, text: tidy }];
}
