/**
 * Markdown that strangers or models wrote, as a small tree for React. Pure, and for workers alone, in the browser as on the server: there
 * are texts of a few kilobytes that keep the parser busy for minutes, which only the end of its thread stops (record 0068).
 */
import type { Element, ElementContent, RootContent } from "hast";
import type { Nodes as MarkdownNode, Root as MarkdownRoot } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { type Handler, toHast } from "mdast-util-to-hast";
import { gfm } from "micromark-extension-gfm";
import remend from "remend";
import { type DrawnBlocks, type DrawnNode, drawingLimits } from "./drawn-markdown.ts";
import { isDrawable } from "./markdown-bounds.ts";

export interface MarkdownOrder {
  readonly text: string;
  /** Of one that is being written, marks that are still open are closed. */
  readonly isWriting: boolean;
}

/** @returns null for a text that is shown as it is written, because drawing it would take too much. */
export function drawMarkdown({ text, isWriting }: MarkdownOrder): DrawnBlocks | null {
  if (text.length > drawingLimits.characters || !isDrawable(text)) return null;
  const parsed = fromMarkdown(isWriting ? remend(text, { linkMode: "text-only" }) : text, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  if (cellsIn(parsed) > drawingLimits.nodes) return null;
  const tree = toHast(parsed, { handlers: { html: asText } });
  const budget = { nodes: drawingLimits.nodes };
  try {
    const children = tree.type === "root" ? tree.children : [];
    return children.flatMap((child) => drawNode(child, { budget, depth: 0, isInLink: false })).map(asBlock);
  } catch (error) {
    if (error instanceof TooLargeError) return null;
    throw error;
  }
}

class TooLargeError extends Error {}

const asBlock = (node: DrawnNode): string => JSON.stringify(typeof node === "string" ? ["p", {}, node] : node);

/** Rows are filled up to the width of the first one, so that a few kilobytes become a million cells. */
function cellsIn(root: MarkdownRoot): number {
  let cells = 0;
  const waiting: MarkdownNode[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === "table") cells += node.children.length * (node.children[0]?.children.length ?? 0);
    if ("children" in node) for (const child of node.children) waiting.push(child);
  }
  return cells;
}

const phrasing = new Set([
  "paragraph",
  "heading",
  "emphasis",
  "strong",
  "delete",
  "link",
  "linkReference",
  "tableCell",
]);

/** HTML is text, as a paragraph where it stands alone. */
const asText: Handler = (_, { value }: { readonly value: string }, parent) => {
  const text = { type: "text" as const, value };
  if (parent && phrasing.has(parent.type)) return text;
  return { type: "element", tagName: "p", properties: {}, children: [text] };
};

interface Place {
  readonly budget: { nodes: number };
  readonly depth: number;
  readonly isInLink: boolean;
}

/** @throws {TooLargeError} */
function drawNode(node: RootContent | ElementContent, place: Place): readonly DrawnNode[] {
  if (--place.budget.nodes < 0 || place.depth > drawingLimits.depth) throw new TooLargeError();
  if (node.type === "text") return node.value === "\n" ? [] : [node.value];
  if (node.type !== "element") return [];
  if (node.tagName === "img") return [pictureOf(node, place.isInLink)];
  const isLink = node.tagName === "a";
  const inside = { ...place, depth: place.depth + 1, isInLink: place.isInLink || isLink };
  const children = node.children.flatMap((child) => drawNode(child, inside));
  if (isLink && place.isInLink) return children;
  return [[node.tagName, attributesOf(node), ...children]];
}

/** A link: loading a picture would tell a stranger's server who reads the text. */
function pictureOf({ properties: { alt, src } }: Element, isInLink: boolean): DrawnNode {
  const text = typeof alt === "string" && alt !== "" ? `Image: ${alt}` : "Image";
  return isInLink ? text : ["a", { href: String(src ?? "") }, text];
}

/** Those that the page reads; the rest is left out. */
function attributesOf({ tagName, properties }: Element): Readonly<Record<string, string | number | boolean>> {
  const { href, id, start, align, checked, className } = properties;
  return {
    ...(typeof href === "string" && { href }),
    ...(typeof id === "string" && id !== "footnote-label" && { id }),
    ...(typeof start === "number" && { start }),
    ...(typeof align === "string" && { align }),
    ...(checked === true && { checked }),
    ...(tagName === "code" && Array.isArray(className) && { className: className.join(" ") }),
  };
}
