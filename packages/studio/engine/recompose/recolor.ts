import { paletteRoles } from "../color/palette.ts";
import type { DesignDocument, Element, Paint } from "../document/document.ts";
import { mapPaints } from "../edit/paints.ts";

export interface Versions {
  /** Design as the user has edited it. */
  readonly document: DesignDocument;
  /** Design as it was composed, before the edits. */
  readonly base: DesignDocument;
  /** Design as it would be composed now. */
  readonly target: DesignDocument;
  /** Tells whether an element must stay as it is. */
  readonly isKept: (element: Element) => boolean;
}

/** Changes colors alone: those that the user has not painted. What is kept names its colors from then on. */
export function recolor({ document, base, target, isKept }: Versions): DesignDocument {
  const elements = document.elements.map((element) => {
    if (isKept(element)) return withOwnColors(element, document, target);
    const [before, after] = [base, target].map(({ elements: all }) => all.find(({ id }) => id === element.id));
    return before && after ? repaint(element, before, after) : element;
  });
  return { ...document, palette: target.palette, elements };
}

/** Roles become the colors that they stand for, where another palette has others. */
export function withOwnColors(
  element: Element,
  { palette }: Pick<DesignDocument, "palette">,
  { palette: other }: Pick<DesignDocument, "palette">,
): Element {
  const changed = new Set<Paint>(paletteRoles.filter((role) => palette[role] !== other[role]));
  return mapPaints(element, (paint) => (changed.has(paint) ? palette[paint as keyof typeof palette] : paint));
}

/** Paint by paint, in their order: an element that has others of them now was changed by hand. */
function repaint(element: Element, before: Element, after: Element): Element {
  const [own, old, next] = [element, before, after].map(listPaints) as [Paint[], Paint[], Paint[]];
  if (own.length !== old.length || own.length !== next.length) return element;
  let at = 0;
  return mapPaints(element, (paint) => {
    const index = at++;
    return paint === old[index] ? (next[index] ?? paint) : paint;
  });
}

function listPaints(element: Element): Paint[] {
  const paints: Paint[] = [];
  mapPaints(element, (paint) => {
    paints.push(paint);
    return paint;
  });
  return paints;
}
