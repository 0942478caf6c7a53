import type { DesignDocument, Element } from "../document/document.ts";
import { renderElement } from "./render-svg.ts";

/** Text before the ids of elements on the editor's canvas: other things on its page may have theirs. */
export const canvasPrefix = "canvas-";

/** One element on the editor's canvas, as in files. What is beyond the edges is drawn as well: it may be moved in. */
export const renderOnCanvas = (
  element: Element,
  { palette, language }: Pick<DesignDocument, "palette" | "language">,
  tools: Parameters<typeof renderElement>[2],
): string => renderElement(inPage(element), { palette, language }, tools);

function inPage(element: Element): Element {
  const id = `${canvasPrefix}${element.id}`;
  if (element.kind !== "group") return { ...element, id };
  return {
    ...element,
    id,
    children: element.children.map((child) => ({ ...child, id: `${canvasPrefix}${child.id}` })),
  };
}
