import type { Brief, StyleId } from "../../engine/brief/brief.ts";
import type { Palette } from "../../engine/color/palette.ts";
import type { Kit, Voices } from "../../engine/compose/kit.ts";
import type { Random } from "../../engine/random.ts";
import type { Page } from "../content/page.ts";
import type { Subject } from "../figures/subjects.ts";

/** Places everything on the canvas: the figure, and each of the brief's words once. */
export interface Composition {
  readonly id: string;
  /** Tells whether it suits a canvas, by width through height, and what a brief says. */
  readonly suits?: (ratio: number, brief: Brief) => boolean;
  /**
   * Subject of its picture. `subject`: the brief's own subject, and it needs one; `either`: that subject where there is one, else forms
   * that stand for nothing. A list: a thing that fits these subjects alone. Left out: forms or words that suit all.
   */
  readonly shows?: "subject" | "either" | readonly Subject[];
  readonly compose: (kit: Kit) => void;
}

/** Type that goes together. */
export interface TypePair extends Voices {
  /** Subjects that it is for. With one of them it comes before the others, else it is left out. */
  readonly subjects?: readonly Subject[];
}

/** A way to design, different in bone: its own type, color, shapes and compositions. */
export interface Style {
  readonly id: StyleId;
  readonly name: string;
  readonly voices: readonly TypePair[];
  /** @param hue in degrees, where the brief asks for a color. */
  readonly palette: (random: Random, hue: number | undefined) => Palette;
  /** Its colors run into each other under the words: a brand’s hue may turn them all, and no color take another’s place. */
  readonly isOneField?: boolean;
  /** Its way with pages whose words are the picture. */
  readonly page: Page;
  readonly compositions: readonly Composition[];
}
