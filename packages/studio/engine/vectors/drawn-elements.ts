import type { SvgElement } from "./svg-tree.ts";

/** Elements that are drawn only where another one refers to them. */
const definitions = new Set(
  "defs symbol clipPath mask filter pattern marker linearGradient radialGradient style metadata title desc script foreignObject".split(
    " ",
  ),
);

/** Inherited from the elements around. */
interface Sight {
  /** Nothing around it is fully transparent. */
  readonly isOpaque: boolean;
  /** Elements inside may say otherwise. */
  readonly isVisible: boolean;
}

export interface DrawnElements {
  readonly drawn: ReadonlySet<SvgElement>;
  /** The drawn ones that are neither hidden nor fully transparent. */
  readonly seen: ReadonlySet<SvgElement>;
}

/**
 * The elements that are drawn, with those that they refer to: a file may hold others, which harm nothing.
 * @param elements with styles applied, of a weight that is bounded: none refers to itself.
 */
export function drawnElements(elements: readonly SvgElement[]): DrawnElements {
  const drawn = new Set<SvgElement>();
  const seen = new Set<SvgElement>();
  const byId = byIdOf(elements);
  const visit = (element: SvgElement, around: Sight, isReferred: boolean): void => {
    const { tag, attributes, children } = element;
    if (tag.isForeign || attributes.get("display") === "none" || (definitions.has(tag.name) && !isReferred)) return;
    const visibility = attributes.get("visibility");
    const sight = {
      isOpaque: around.isOpaque && Number(attributes.get("opacity") ?? 1) > 0,
      isVisible: visibility === undefined ? around.isVisible : visibility === "visible",
    };
    const isSeen = sight.isOpaque && sight.isVisible;
    if (drawn.has(element) && (seen.has(element) || !isSeen)) return;
    drawn.add(element);
    if (isSeen) seen.add(element);
    for (const child of children) visit(child, sight, false);
    for (const id of referencesOf(element)) {
      const other = byId.get(id);
      if (other) visit(other, sight, true);
    }
  };
  const [root] = elements;
  if (root) visit(root, { isOpaque: true, isVisible: true }, true);
  return { drawn, seen };
}

/** The first of each id counts. */
export const byIdOf = (elements: readonly SvgElement[]): ReadonlyMap<string, SvgElement> =>
  new Map(
    elements.toReversed().flatMap((element) => {
      const id = element.tag.attributes.get("id");
      return id === undefined ? [] : [[id, element] as const];
    }),
  );

const reference = /url\(\s*["']?#([^"')(\s]{1,200})["']?\s*\)/g;

/** The ids of what it is drawn with: parts that are used again, clips, masks, gradients. */
export function referencesOf({ attributes }: SvgElement): readonly string[] {
  const href = attributes.get("href");
  const referred = Array.from(attributes.values()).flatMap((value) =>
    Array.from(value.matchAll(reference), ([, id = ""]) => id),
  );
  return href?.startsWith("#") ? [href.slice(1), ...referred] : referred;
}
