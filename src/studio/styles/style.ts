import type { StyleId } from "../brief/brief.ts";
import type { Palette } from "../color/palette.ts";
import type { Kit, Voices } from "../compose/kit.ts";
import type { Random } from "../random.ts";

/** Places everything on the canvas: the figure, and each of the brief's words once. */
export interface Composition {
  readonly id: string;
  /** Whether it suits a canvas, by width through height. */
  readonly suits?: (ratio: number) => boolean;
  readonly compose: (kit: Kit) => void;
}

/** A way to design, different in bone: its own type, color, shapes and compositions. */
export interface Style {
  readonly id: StyleId;
  readonly name: string;
  readonly voices: readonly Voices[];
  /** @param hue in degrees, where the brief asks for a color. */
  readonly palette: (random: Random, hue: number | undefined) => Palette;
  readonly compositions: readonly Composition[];
}
