import type { DesignDocument, Element } from "../document/document.ts";
import { roundedOf } from "../edit/shapes.ts";

/** A design on nothing: without its ground, and without the plain rectangles at the bottom that cover all of it. */
export function withoutGround(design: DesignDocument): DesignDocument {
  const first = design.elements.findIndex((element) => !coversAll(element, design));
  return { ...design, isTransparent: true, elements: first < 0 ? [] : design.elements.slice(first) };
}

/** Small gaps at the edges are those of rounded numbers. */
const slack = 0.5;

/** Tells whether an element is nothing but a color for the whole canvas. */
export function coversAll(element: Element, { width, height }: DesignDocument): boolean {
  if (element.kind !== "shape" || element.fill === undefined || element.turn || element.within) return false;
  const { frame, radius } = roundedOf(element) ?? {};
  return (
    frame !== undefined &&
    radius === 0 &&
    frame.x <= slack &&
    frame.y <= slack &&
    frame.x + frame.width >= width - slack &&
    frame.y + frame.height >= height - slack
  );
}
