import type { DesignDocument, Element } from "../document/document.ts";
import { changeElement } from "./change-element.ts";

/** 0 to 1; 1 for what has none of its own. */
export const opacityOf = (element: Element): number =>
  element.kind === "shape" || element.kind === "image" ? (element.opacity ?? 1) : 1;

/** Lets what is behind a shape or a picture through. */
export const setOpacity = (design: DesignDocument, id: string, opacity: number): DesignDocument =>
  changeElement(design, id, (element) =>
    (element.kind === "shape" || element.kind === "image") && opacity !== opacityOf(element)
      ? { ...element, opacity }
      : element,
  );
