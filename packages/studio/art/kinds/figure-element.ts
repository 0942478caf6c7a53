import type { Brief } from "../../engine/brief/brief.ts";
import type { Palette } from "../../engine/color/palette.ts";
import { createKit } from "../../engine/compose/kit.ts";
import type { GroupElement } from "../../engine/document/document.ts";
import { createRandom } from "../../engine/random.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";
import { findFigure } from "../figures/library.ts";
import { styleOf } from "../styles/styles.ts";
import { figurePlans } from "./figure-set.ts";
import { handOf } from "./hands/hands.ts";
import { pairingsOn } from "./pairings.ts";

export interface FigureOrder {
  /** Id of a figure that the studio draws, or that is in its library. */
  readonly figure: string;
  /** Brief of the design that the figure is put into: its style says how it is drawn. */
  readonly brief: Brief;
  /** Canvas and colors of the design as it is. */
  readonly canvas: { readonly width: number; readonly height: number; readonly palette: Palette };
}

/** Share of the canvas's short side. */
const share = 0.4;

/**
 * A figure as an element of a design: in the middle of its canvas, as its style draws things, in the roles of its palette. So it is painted,
 * moved and sized as any figure is. @returns undefined for one that there is no more.
 */
export function figureElement(
  { figure: id, brief, canvas }: FigureOrder,
  typesetter: Typesetter,
): GroupElement | undefined {
  const figure = findFigure(id);
  const [voices] = styleOf(brief.style).voices;
  if (!figure || !voices) return undefined;
  const { width, height, palette } = canvas;
  const random = createRandom(`${brief.seed}/figure ${id}`);
  const kit = createKit({ brief: { ...brief, width, height }, palette, voices, random, typesetter });
  const side = Math.min(width, height) * share;
  const frame = { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
  const [pairing] = pairingsOn(kit, ["ground"]);
  if (!pairing) return undefined;
  const hand = handOf(brief.style)({ kit, frame, weight: side * 0.015, random });
  const name = id.replaceAll("-", " ");
  const plans = figurePlans(figure, hand, frame, { ...pairing, under: pairing.back }, random.fork("figure"));
  kit.group(`${name.charAt(0).toUpperCase()}${name.slice(1)}`, plans);
  const [element] = kit.elements;
  return element?.kind === "group" ? element : undefined;
}
