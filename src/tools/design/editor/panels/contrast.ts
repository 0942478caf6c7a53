import {
  contrast,
  type DesignDocument,
  type Hex,
  largeTextContrast,
  largeTextSize,
  type Paint,
  type PaletteRole,
  type TextElement,
  type Typesetter,
  textContrast,
} from "#studio/browser.ts";
import { elementAt, elementBounds } from "../canvas/element-frames.ts";

export interface ContrastNote {
  readonly isEnough: boolean;
  readonly words: string;
}

/** @returns undefined where what is under the text has no single color. */
export function contrastNote(
  element: TextElement,
  design: DesignDocument,
  typesetter: Typesetter,
): ContrastNote | undefined {
  const bounds = elementBounds(element, design, typesetter);
  if (!bounds) return undefined;
  const middle = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2] as const;
  const at = design.elements.indexOf(element);
  const under = elementAt({ ...design, elements: design.elements.slice(0, at) }, middle, typesetter);
  const paint = under === undefined ? "ground" : under.kind === "shape" && !under.opacity ? under.fill : undefined;
  if (typeof paint !== "string") return undefined;
  const ratio = contrast(colorOf(element.fill, design), colorOf(paint, design));
  const isLarge = element.size >= largeTextSize;
  const least = isLarge ? largeTextContrast : textContrast;
  const figure = `Contrast ${ratio.toFixed(1)}:1`;
  return ratio >= least
    ? { isEnough: true, words: `${figure}, easy to read.` }
    : { isEnough: false, words: `${figure}. ${isLarge ? "Large" : "Small"} text needs ${least}:1.` };
}

const colorOf = (paint: Paint, { palette }: DesignDocument): Hex =>
  paint in palette ? palette[paint as PaletteRole] : paint;

/** For a mark on a color. */
export const inkOn = (color: Hex): Hex =>
  contrast("#ffffff", color) >= contrast("#111111", color) ? "#ffffff" : "#111111";
