/** The few tags that models write in Markdown because it has no marks for what they do; all other HTML is text. Pure. */
import type { BlockContent, RootContent as MarkdownContent, Nodes as MarkdownNode, PhrasingContent } from "mdast";

const inLine = "kbd|sub|sup|mark|u";
const names = `details|summary|ul|ol|li|${inLine}`;
const tagsIn = new RegExp(`(</?(?:${names})(?:\\s[^<>]{0,200})?>)`, "i");
const oneTag = new RegExp(`^<(/?)(${names})(?:\\s[^<>]{0,200})?>$`, "i");
const isInLine = new RegExp(`^(?:${inLine})$`);

/** Within each other, at most: a reader needs fewer, and each takes the place of several nodes. */
const depthMax = 12;

/** @returns the same nodes, with what such tags enclose in elements of their names. A tag without its other half stays text. */
export function readHtml<Node extends MarkdownNode>(node: Node): Node {
  if (!("children" in node)) return node;
  const isBlock = node.type === "root" || node.type === "blockquote" || node.type === "listItem";
  const children = (node.children as readonly MarkdownContent[]).map(readHtml);
  return { ...node, children: children.some(({ type }) => type === "html") ? fold(children, isBlock) : children };
}

interface OpenTag {
  readonly name: string;
  /** The index of the tag among what is folded so far. */
  readonly at: number;
}

function fold(nodes: readonly MarkdownContent[], isBlock: boolean): readonly MarkdownContent[] {
  const folded: MarkdownContent[] = [];
  const open: OpenTag[] = [];
  for (const node of nodes.flatMap(partsOf)) {
    const [, closes, tag = ""] = (node.type === "html" && oneTag.exec(node.value)) || [];
    const name = tag.toLowerCase();
    const start = open.findLastIndex((one) => one.name === name);
    if (closes === "/" && start >= 0) {
      const at = open[start]?.at ?? 0;
      // Those within it that never end are text, too.
      open.splice(start);
      folded.push(elementOf(name, folded.splice(at).slice(1), isBlock));
    } else {
      if (closes === "" && open.length < depthMax) open.push({ name, at: folded.length });
      folded.push(node);
    }
  }
  return folded;
}

/** Splits HTML on lines of its own into what it consists of. That of strangers' tags stays whole. */
function partsOf(node: MarkdownContent): readonly MarkdownContent[] {
  if (node.type !== "html" || !tagsIn.test(node.value)) return [node];
  return node.value
    .split(tagsIn)
    .filter((part) => part.trim() !== "")
    .map((value) => ({ type: "html", value: value.trim() }));
}

/** A type of mdast that takes such children; its name is what counts for the page. */
function elementOf(name: string, given: readonly MarkdownContent[], isBlock: boolean): MarkdownContent {
  const isText = name === "summary" || name === "li" || isInLine.test(name);
  const children = given.map((node): MarkdownContent => {
    if (node.type !== "html") return node;
    const text = { type: "text" as const, value: node.value };
    return isText || !isBlock ? text : { type: "paragraph", children: [text] };
  });
  const data = { hName: name };
  if (isBlock && !isInLine.test(name)) return { type: "blockquote", children: children as BlockContent[], data };
  return { type: "emphasis", children: children as PhrasingContent[], data };
}
