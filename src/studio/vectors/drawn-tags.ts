import { readSvgTags, type SvgTag } from "./read-svg-tags.ts";
import { declarationsOf, rulesOf, type StyleRule, sheetIn } from "./style-rules.ts";

/** Elements that are drawn only where another one refers to them. */
const definitions = new Set(
  "defs symbol clipPath mask filter pattern marker linearGradient radialGradient style metadata title desc script foreignObject".split(
    " ",
  ),
);

interface Node {
  readonly tag: SvgTag;
  readonly children: Node[];
  /** A text has some only if there is something to read in it. */
  hasWords: boolean;
}

/**
 * The elements that are seen, with those that they refer to: a file may hold others, which harm nothing.
 * @param svg whose weight is bounded: no part of it refers to itself.
 */
export function drawnTags(svg: string): readonly { readonly tag: SvgTag; readonly hasWords: boolean }[] {
  const { root, byId, rules } = readTree(svg);
  const drawn = new Set<Node>();
  const visit = (node: Node, isReferred: boolean): void => {
    const { tag } = node;
    if (drawn.has(node) || isHidden(tag, rules) || (definitions.has(tag.name) && !isReferred)) return;
    drawn.add(node);
    for (const child of node.children) visit(child, false);
    for (const id of referencesOf(tag, rules)) {
      const other = byId.get(id);
      if (other) visit(other, true);
    }
  };
  if (root) visit(root, true);
  return [...drawn];
}

function readTree(svg: string) {
  const open: Node[] = [];
  const byId = new Map<string, Node>();
  const rules: StyleRule[] = [];
  let root: Node | undefined;
  let at = 0;
  for (const tag of readSvgTags(svg)) {
    const words = svg.slice(at, tag.start);
    if (open.at(-1)?.tag.name === "style") rules.push(...rulesOf(sheetIn(words)));
    if (words.trim() !== "") for (const node of open) node.hasWords = true;
    at = tag.end;
    if (tag.isClosing) {
      open.pop();
      continue;
    }
    const node: Node = { tag, children: [], hasWords: false };
    root ??= node;
    open.at(-1)?.children.push(node);
    const id = tag.attributes.get("id");
    if (id !== undefined && !byId.has(id)) byId.set(id, node);
    if (!tag.isAlone) open.push(node);
  }
  return { root, byId, rules };
}

/** A rule counts where its whole selector is about the element: a class, an id or a name. */
const rulesFor = ({ name, attributes }: SvgTag, rules: readonly StyleRule[]): readonly StyleRule[] => {
  const classes = (attributes.get("class") ?? "").split(/\s+/).map((one) => `.${one}`);
  const keys = new Set(["*", name, `#${attributes.get("id")}`, ...classes]);
  return rules.filter(({ selectors }) => selectors.some((one) => keys.has(one)));
};

function isHidden(tag: SvgTag, rules: readonly StyleRule[]): boolean {
  const said = [
    ...rulesFor(tag, rules).flatMap(({ body }) => declarationsOf(body)),
    ...declarationsOf(tag.attributes.get("style") ?? ""),
  ];
  const display = said.findLast(([name]) => name === "display")?.[1] ?? tag.attributes.get("display");
  return display?.trim().toLowerCase() === "none";
}

const reference = /url\(\s*["']?#([^"')(\s]{1,200})["']?\s*\)/g;

function referencesOf(tag: SvgTag, rules: readonly StyleRule[]): readonly string[] {
  const href = tag.attributes.get("href");
  const texts = [...tag.attributes.values(), ...rulesFor(tag, rules).map(({ body }) => body)];
  const referred = texts.flatMap((text) => Array.from(text.matchAll(reference), ([, id = ""]) => id));
  return href?.startsWith("#") ? [href.slice(1), ...referred] : referred;
}
