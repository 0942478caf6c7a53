import type { DesignDocument, Element } from "../document/document.ts";
import { changeElement, findElement, freeId, putOnTop, replaceElement } from "./change-element.ts";
import { cleanText } from "./texts.ts";
import { moveOf, transformElement } from "./transform-element.ts";

export type LayerMove = "front" | "back" | "up" | "down";

/** Moves an element in front of or behind others. */
export function reorder(design: DesignDocument, id: string, move: LayerMove): DesignDocument {
  const { elements } = design;
  const from = elements.findIndex((element) => element.id === id);
  const element = elements[from];
  if (!element || element.isLocked) return design;
  const wanted = { front: elements.length - 1, back: 0, up: from + 1, down: from - 1 }[move];
  const to = Math.min(Math.max(wanted, 0), elements.length - 1);
  return to === from ? design : { ...design, elements: elements.toSpliced(from, 1).toSpliced(to, 0, element) };
}

/** Puts a copy on top, a little beside the element. @returns the copy’s id too; none if there is no room for it. */
export function duplicate(
  design: DesignDocument,
  id: string,
): { readonly design: DesignDocument; readonly id: string | undefined } {
  const element = findElement(design, id);
  if (!element) return { design, id: undefined };
  const copyId = freeId(design, id);
  const step = Math.min(design.width, design.height) / 40;
  const copied = putOnTop(design, {
    ...withChildIds(transformElement(element, moveOf(step, step)), copyId),
    id: copyId,
    isLocked: false,
  });
  return { design: copied, id: copied === design ? undefined : copyId };
}

/** The ids of shapes name their gradients and masks: copies need their own. */
export const withChildIds = (element: Element, id: string): Element =>
  element.kind === "group"
    ? {
        ...element,
        children: element.children.map((child, index) => ({ ...child, id: `${id}-${index + 1}` })),
      }
    : element;

/** Takes elements out; locked ones stay. */
export function remove(design: DesignDocument, ids: readonly string[]): DesignDocument {
  const elements = design.elements.filter(({ id, isLocked }) => isLocked || !ids.includes(id));
  return elements.length === design.elements.length ? design : { ...design, elements };
}

/** A locked element refuses every change but this one. */
export function setLocked(design: DesignDocument, id: string, isLocked: boolean): DesignDocument {
  const element = findElement(design, id);
  return !element || (element.isLocked ?? false) === isLocked
    ? design
    : replaceElement(design, element, { ...element, isLocked });
}

/** Names an element in the list of layers. */
export const rename = (design: DesignDocument, id: string, name: string): DesignDocument =>
  changeElement(design, id, (element) => {
    const clean = cleanText(name).replaceAll("\n", " ").trim().slice(0, 80).trim().toWellFormed();
    return clean === "" || clean === element.name ? element : { ...element, name: clean };
  });
