import type { ProductLight } from "../brief/brief.ts";
import { type Hex, lchOf, oklch } from "../color/color.ts";
import type { Kit } from "../compose/kit.ts";
import type { Frame, Point } from "../geometry/path.ts";

/** Room for a product, and for the words beside it. */
export interface Stage {
  readonly centerX: number;
  /** Line under the product. */
  readonly footY: number;
  /** Maximum size of the product. */
  readonly width: number;
  readonly height: number;
  /** Undefined without words. */
  readonly words: Frame | undefined;
}

/** Scene that a set is built around. */
export interface Scene {
  readonly kit: Kit;
  /** Frame of the product, or of the whole photo. */
  readonly frame: Frame;
  /** Undefined for a whole photo, which touches no ground. */
  readonly foot: { readonly left: number; readonly right: number } | undefined;
  readonly footY: number;
  readonly light: ProductLight;
  /** -1 if the light comes from the left, 1 from the right, else 0. */
  readonly side: number;
  /** A tone of the set's color, which is that of the brand or of the accent. @param lightness 0 to 1. @param chroma at most. */
  readonly tone: (lightness: number, chroma: number) => Hex;
  readonly isDark: boolean;
}

const sides: Readonly<Record<ProductLight, number>> = { left: -1, right: 1, above: 0, soft: 0 };

/** Places a product on a stage: as large as it fits, on the ground; a whole photo in the middle. */
export function sceneOn(kit: Kit, stage: Stage): Scene {
  const { brief } = kit;
  const { photoRatio: ratio = 1, product } = brief;
  const light = product?.light ?? "soft";
  const height = Math.min(stage.height, stage.width / ratio);
  const width = height * ratio;
  const x = stage.centerX - width / 2;
  const { foot } = product ?? {};
  const y = foot ? stage.footY - height : stage.footY - stage.height / 2 - height / 2;
  const accent = lchOf(kit.color("accent"));
  return {
    kit,
    light,
    footY: stage.footY,
    frame: { x, y, width, height },
    foot: foot && { left: x + foot[0] * width, right: x + foot[1] * width },
    side: sides[light],
    tone: (lightness, chroma) => oklch(lightness, Math.min(accent.chroma, chroma), accent.hue),
    isDark: brief.mood === "dark",
  };
}

/** Point where the light falls first, on the wall. */
export const lightSpot = ({ kit: { width, height }, frame, side }: Scene): Point => [
  frame.x + frame.width / 2 + side * width * 0.42,
  side === 0 ? height * 0.3 : height * 0.16,
];
