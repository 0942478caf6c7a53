import type { Frame } from "../../engine/geometry/path.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";
import type { Look, VoiceStyle } from "./look.ts";
import type { Box, Drawing, Words } from "./node.ts";

export interface PlacedWords {
  readonly node: Words;
  readonly frame: Frame;
  readonly style: VoiceStyle;
  /** Words as they are set: shortened if there was no room for all. */
  readonly text: string;
}

export interface PlacedBox {
  readonly node: Box;
  readonly frame: Frame;
  readonly children: readonly Placed[];
}

export interface PlacedDrawing {
  readonly node: Drawing;
  readonly frame: Frame;
}

export type Placed = PlacedBox | PlacedWords | PlacedDrawing;

export const isPlacedBox = (placed: Placed): placed is PlacedBox => placed.node.kind === "box";

export const isPlacedWords = (placed: Placed): placed is PlacedWords => placed.node.kind === "words";

export interface LayoutContext {
  readonly look: Look;
  readonly language: string;
  readonly typesetter: Typesetter;
}
