import type { DesignDocument, Typesetter } from "#studio/browser.ts";
import type { Box, Guide } from "./snapping.ts";

/** Pixels of the screen: what moves less was a press. */
export const slackPx = 3;

/** A drag under way, as it is shown; the document changes at its end. */
export interface Drag {
  readonly design: DesignDocument;
  /** Elements that are shown elsewhere than in the document, by an SVG’s `transform`. */
  readonly moved?: { readonly ids: ReadonlySet<string>; readonly transform: string };
  /** Distance that the frames of the moved elements have gone, in the units of the canvas. */
  readonly shift?: { readonly dx: number; readonly dy: number };
  /** Frame of the one element that is resized. */
  readonly frame?: Box;
  readonly guides: readonly Guide[];
  /** Applies the end of the drag to the document. */
  readonly finish: (design: DesignDocument) => DesignDocument;
  /** For screen readers, then. */
  readonly said: string;
}

/** In the units of the canvas. */
export interface DragContext {
  readonly design: DesignDocument;
  readonly typesetter: Typesetter;
  /** Distance within which edges are drawn to what they may be aligned with. */
  readonly reach: number;
}

/** @param by how far the pointer is from where it was pressed, in the units of the canvas. */
export type DragBy = (by: { readonly dx: number; readonly dy: number }) => Drag | undefined;
