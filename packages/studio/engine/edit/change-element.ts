import { type DesignDocument, type Element, elementSchema, elementsMax } from "../document/document.ts";
import { isDrawable } from "../document/drawing-cost.ts";

/*
 * Each edit returns another document, and the very same one where it changes nothing: the element is locked or gone, or would be beyond the
 * limits of documents. So undo is a list of documents.
 */

export const findElement = (design: DesignDocument, id: string): Element | undefined =>
  design.elements.find((element) => element.id === id);

/** Changes one element that is not locked. */
export const changeElement = (
  design: DesignDocument,
  id: string,
  change: (element: Element) => Element,
): DesignDocument => changeElements(design, [id], change);

/** Changes elements in one pass. Locked ones stay, and those that the change would make impossible. */
export function changeElements(
  design: DesignDocument,
  ids: readonly string[],
  change: (element: Element) => Element,
): DesignDocument {
  const wanted = new Set(ids);
  let isChanged = false;
  const elements = design.elements.map((element) => {
    if (element.isLocked || !wanted.has(element.id)) return element;
    const changed = change(element);
    if (changed === element || !isPossible(changed)) return element;
    isChanged = true;
    return changed;
  });
  return isChanged ? ifDrawable(design, elements) : design;
}

/** Changes one text that is not locked. */
export const changeTextElement = (
  design: DesignDocument,
  id: string,
  change: (text: Extract<Element, { kind: "text" }>) => Element,
): DesignDocument => changeElement(design, id, (element) => (element.kind === "text" ? change(element) : element));

export function replaceElement(design: DesignDocument, before: Element, after: Element): DesignDocument {
  if (after === before || !isPossible(after)) return design;
  const elements = design.elements.map((element) => (element === before ? after : element));
  return ifDrawable(design, elements);
}

/** Puts a new element above the others, unless there are too many. */
export function putOnTop(design: DesignDocument, element: Element): DesignDocument {
  const elements = [...design.elements, element];
  return elements.length <= elementsMax && isPossible(element) ? ifDrawable(design, elements) : design;
}

export function ifDrawable(design: DesignDocument, elements: readonly Element[]): DesignDocument {
  const changed = { ...design, elements: [...elements] };
  return isDrawable(changed) ? changed : design;
}

export const isPossible = (element: Element): boolean => elementSchema.safeParse(element).success;

/** @param name in the letters of ids. */
export function freeId(design: DesignDocument, name: string): string {
  const taken = new Set(design.elements.map(({ id }) => id));
  const base = name.replace(/-\d+$/, "").slice(0, 50);
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}
