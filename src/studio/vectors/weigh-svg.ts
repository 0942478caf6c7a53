import { readSvgTags, type SvgTag } from "./read-svg-tags.ts";

/** Far above any logo's; with parts that are used again counted each time. */
const weightMax = 20_000;
const depthMax = 100;
const rulesMax = 500;

interface Node {
  readonly tag: SvgTag;
  readonly children: Node[];
  /** The ids of what it is drawn with: parts that are used again, clips, masks, gradients. */
  readonly uses: readonly string[];
}

/**
 * How many elements have to be drawn for a file, with all that they refer to: a file of a few lines can stand for billions.
 * @returns Infinity for more than can be drawn, and for parts that refer to themselves.
 * @throws {SyntaxError} for markup that is broken.
 */
export function weighSvg(svg: string): number {
  const rules = readRules(svg);
  if (rules.length > rulesMax) return Infinity;
  const nodes: Node[] = [];
  const open: Node[] = [];
  for (const tag of readSvgTags(svg)) {
    if (tag.isClosing) {
      open.pop();
      continue;
    }
    const node = { tag, children: [], uses: usesOf(tag, rules) };
    open.at(-1)?.children.push(node);
    nodes.push(node);
    if (!tag.isAlone) open.push(node);
    if (nodes.length > weightMax || open.length > depthMax) return Infinity;
  }
  const byId = Map.groupBy(nodes, ({ tag }) => tag.attributes.get("id") ?? "");
  const known = new Map<Node, number>();
  const weigh = (node: Node, depth: number): number => {
    const weight = known.get(node);
    if (weight !== undefined) return weight;
    if (depth > depthMax) return Infinity;
    // Until it is known: what meets it again refers to itself.
    known.set(node, Infinity);
    const parts = [...node.children, ...node.uses.flatMap((id) => byId.get(id) ?? [])];
    const sum = parts.reduce((total, part) => (total > weightMax ? Infinity : total + weigh(part, depth + 1)), 1);
    known.set(node, sum);
    return sum;
  };
  const [root] = nodes;
  const weight = root ? weigh(root, 0) : 0;
  return weight > weightMax ? Infinity : weight;
}

interface Rule {
  readonly selectors: readonly string[];
  readonly uses: readonly string[];
}

const reference = /url\(\s*["']?#([^"')(\s]{1,200})["']?\s*\)/g;
const referencesIn = (text: string): readonly string[] => [...text.matchAll(reference)].map(([, id = ""]) => id);

/** The rules of its style sheets that refer to other parts. */
function readRules(svg: string): readonly Rule[] {
  const styles = svg.match(/<(?:\w+:)?style\b[^<]*(?:<!\[CDATA\[)?[^<]*/g) ?? [];
  return styles
    .flatMap((style) =>
      [...style.matchAll(/(?<![^{}])([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = "", rules = ""]) => ({
        selectors: selectors.match(/[.#]?[\w-]+|\*/g) ?? [],
        uses: referencesIn(rules),
      })),
    )
    .filter(({ uses }) => uses.length > 0);
}

/** Rather too many than too few: a rule counts if any part of its selector is about the element. */
function usesOf({ name, attributes }: SvgTag, rules: readonly Rule[]): readonly string[] {
  const classes = (attributes.get("class") ?? "").split(/\s+/).map((one) => `.${one}`);
  const keys = new Set(["*", name, `#${attributes.get("id")}`, ...classes]);
  const href = attributes.get("href");
  return [
    ...(href?.startsWith("#") ? [href.slice(1)] : []),
    ...[...attributes.values()].flatMap(referencesIn),
    ...rules.filter(({ selectors }) => selectors.some((one) => keys.has(one))).flatMap(({ uses }) => uses),
  ];
}
