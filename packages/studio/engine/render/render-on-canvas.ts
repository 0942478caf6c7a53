import type { DesignDocument, Element } from "../document/document.ts";
import { renderElement } from "./render-svg.ts";

/** Text before the ids of elements on the editor's canvas: other things on its page may have theirs. */
export const canvasPrefix = "canvas-";

/**
 * One element on the editor's page, as in files. What is beyond the edges is drawn as well: it may be moved in.
 * @param prefix of all ids in it: a design that is drawn twice needs two.
 */
export const renderOnCanvas = (
  element: Element,
  { palette, language }: Pick<DesignDocument, "palette" | "language">,
  tools: Parameters<typeof renderElement>[2],
  prefix = canvasPrefix,
): string => renderElement(inPage(element, prefix), { palette, language }, tools);

function inPage(element: Element, prefix: string): Element {
  const id = `${prefix}${element.id}`;
  if (element.kind !== "group") return { ...element, id };
  return {
    ...element,
    id,
    children: element.children.map((child) => ({ ...child, id: `${prefix}${child.id}` })),
  };
}
