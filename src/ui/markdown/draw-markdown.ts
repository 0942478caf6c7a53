/**
 * Markdown that strangers or models wrote, as a small tree for React. Pure, and for workers alone, in the browser as on the server: there
 * are texts of a few kilobytes that keep the parser busy for minutes, which only the end of its thread stops (record 0068).
 */
import type { Element, ElementContent, RootContent } from "hast";
import type { Nodes as MarkdownNode, Root as MarkdownRoot } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { type Handler, toHast } from "mdast-util-to-hast";
import { cjkFriendlyExtension } from "micromark-extension-cjk-friendly";
import { gfmStrikethroughCjkFriendly } from "micromark-extension-cjk-friendly-gfm-strikethrough";
import { gfm } from "micromark-extension-gfm";
import remend from "remend";
import { type DrawnBlocks, type DrawnNode, drawingLimits } from "./drawn-markdown.ts";
import { addressAgain, type FormulasApart, takeFormulas, withFormulas, writtenAgain } from "./formulas.ts";
import { readHtml } from "./html-in-markdown.ts";
import { isDrawable } from "./markdown-bounds.ts";
import { partsOf } from "./thoughts.ts";

export interface MarkdownOrder {
  readonly text: string;
  /** True if the text is being written: then marks that are still open are closed. */
  readonly isWriting: boolean;
}

/** @returns null for a text that is shown as it is written, because drawing it would take too much. */
export function drawMarkdown({ text, isWriting }: MarkdownOrder): DrawnBlocks | null {
  if (text.length > drawingLimits.characters || !isDrawable(text)) return null;
  const budget = { nodes: drawingLimits.nodes };
  try {
    return partsOf(text)
      .flatMap((part): readonly DrawnNode[] =>
        part.isThought ? [thought(part.text)] : drawPart(part.text, { isWriting, budget }),
      )
      .map(asBlock);
  } catch (error) {
    if (error instanceof TooLargeError) return null;
    throw error;
  }
}

/** Folded: it is not the answer. */
const thought = (text: string): DrawnNode => ["details", {}, ["summary", {}, "Thinking"], ["p", {}, text.trim()]];

/** Emphasis in Chinese, Japanese and Korean ends beside letters and marks, which the rules for Latin don’t allow (commonmark-spec#650). */
const extensions = [gfm(), cjkFriendlyExtension(), gfmStrikethroughCjkFriendly()];

interface PartOrder {
  readonly isWriting: boolean;
  readonly budget: { nodes: number };
}

/** @throws {TooLargeError} */
function drawPart(text: string, { isWriting, budget }: PartOrder): readonly DrawnNode[] {
  const apart = takeFormulas(text);
  const parsed = fromMarkdown(isWriting ? remend(apart.text, { linkMode: "text-only" }) : apart.text, {
    extensions,
    mdastExtensions: [gfmFromMarkdown()],
  });
  if (cellsIn(parsed) > drawingLimits.nodes) throw new TooLargeError();
  const tree = toHast(readHtml(parsed), { handlers: { html: asText } });
  const children = tree.type === "root" ? tree.children : [];
  return children.flatMap((child) => drawNode(child, { budget, apart, depth: 0, isInLink: false }));
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
  // Models break lines of cells so, where Markdown has no other way.
  if (parent && /^<br\s?\/?>$/i.test(value)) return { type: "element", tagName: "br", properties: {}, children: [] };
  const text = { type: "text" as const, value };
  if (parent && phrasing.has(parent.type)) return text;
  return { type: "element", tagName: "p", properties: {}, children: [text] };
};

interface Place {
  readonly budget: { nodes: number };
  readonly apart: FormulasApart;
  readonly depth: number;
  readonly isInLink: boolean;
  readonly isInCode?: boolean;
}

/** @throws {TooLargeError} */
function drawNode(node: RootContent | ElementContent, place: Place): readonly DrawnNode[] {
  if (--place.budget.nodes < 0 || place.depth > drawingLimits.depth) throw new TooLargeError();
  if (node.type === "text") {
    if (node.value === "\n") return [];
    return place.isInCode ? [writtenAgain(node.value, place.apart)] : withFormulas(node.value, place.apart);
  }
  if (node.type !== "element") return [];
  if (node.tagName === "img") return [pictureOf(node, place)];
  const isLink = node.tagName === "a";
  const inside = {
    ...place,
    depth: place.depth + 1,
    isInLink: place.isInLink || isLink,
    isInCode: place.isInCode || node.tagName === "code",
  };
  const children = node.children.flatMap((child) => drawNode(child, inside));
  if (isLink && place.isInLink) return children;
  return [[node.tagName, attributesOf(node, place.apart), ...children]];
}

/** A link: loading a picture would tell a stranger's server who reads the text. */
function pictureOf({ properties: { alt, src } }: Element, { isInLink, apart }: Place): DrawnNode {
  const text = typeof alt === "string" && alt !== "" ? `Image: ${writtenAgain(alt, apart)}` : "Image";
  return isInLink ? text : ["a", { href: addressAgain(String(src ?? ""), apart) }, text];
}

/** Returns the attributes that the page reads; the rest is left out. */
function attributesOf(
  { tagName, properties }: Element,
  apart: FormulasApart,
): Readonly<Record<string, string | number | boolean>> {
  const { href, id, start, align, checked, className } = properties;
  return {
    ...(typeof href === "string" && { href: addressAgain(href, apart) }),
    ...(typeof id === "string" && id !== "footnote-label" && { id }),
    ...(typeof start === "number" && { start }),
    ...(typeof align === "string" && { align }),
    ...(checked === true && { checked }),
    ...(tagName === "code" && Array.isArray(className) && { className: className.join(" ") }),
  };
}
