import type { StyleId } from "../../engine/brief/brief.ts";

type Range = readonly [number, number];

/** A style's own share in a logo's colors. */
export interface LogoInk {
  /** Range of the brand's color, in OKLCH. */
  readonly lightness: Range;
  readonly chroma: Range;
  /** Distance of the second hue from the first, in degrees; 0 for a tone of the same. */
  readonly relations: readonly number[];
  /** `tint`: white with a breath of the hue. `field`: the brand's color itself, with a dark mark on it. */
  readonly grounds: readonly ("white" | "paper" | "tint" | "field")[];
  /** Color of the mark, then its second color. */
  readonly paints: readonly ("accent-ink" | "ink-accent" | "accent-support" | "accent" | "ink-support")[];
}

const styles: Readonly<Record<StyleId, LogoInk>> = {
  swiss: {
    lightness: [0.5, 0.6],
    chroma: [0.19, 0.24],
    relations: [0],
    grounds: ["white", "white", "paper"],
    paints: ["accent-ink", "ink-accent", "accent"],
  },
  bauhaus: {
    lightness: [0.5, 0.62],
    chroma: [0.17, 0.22],
    relations: [120, -120, 180],
    grounds: ["paper", "paper", "white"],
    paints: ["accent-support", "ink-accent"],
  },
  "cut-out": {
    lightness: [0.48, 0.62],
    chroma: [0.14, 0.19],
    relations: [180, 40, -40],
    grounds: ["paper", "paper", "tint", "white"],
    paints: ["accent-support", "accent-ink"],
  },
  deco: {
    lightness: [0.36, 0.48],
    chroma: [0.06, 0.11],
    relations: [0],
    grounds: ["paper", "paper", "white"],
    paints: ["accent", "ink-accent", "ink-support"],
  },
  riso: {
    lightness: [0.56, 0.66],
    chroma: [0.19, 0.24],
    relations: [180, 150, -130],
    grounds: ["paper", "paper", "white"],
    paints: ["accent-support"],
  },
  editorial: {
    lightness: [0.34, 0.46],
    chroma: [0.04, 0.1],
    relations: [0, 40],
    grounds: ["paper", "tint", "white"],
    paints: ["ink-accent", "accent", "accent-ink"],
  },
  soft: {
    lightness: [0.56, 0.66],
    chroma: [0.11, 0.16],
    relations: [35, -35, 50],
    grounds: ["tint", "tint", "white"],
    paints: ["accent-support", "accent"],
  },
  line: {
    lightness: [0.4, 0.52],
    chroma: [0.09, 0.15],
    relations: [0],
    grounds: ["paper", "white"],
    paints: ["ink-accent", "ink-accent", "accent-ink"],
  },
  brutal: {
    lightness: [0.56, 0.66],
    chroma: [0.22, 0.27],
    relations: [180, 0],
    grounds: ["field", "white", "white"],
    paints: ["ink-accent", "ink-support"],
  },
  isometric: {
    lightness: [0.5, 0.62],
    chroma: [0.13, 0.18],
    relations: [0, 40, -40],
    grounds: ["tint", "white"],
    paints: ["accent-support", "accent-ink"],
  },
};

export const inkOf = (style: StyleId): LogoInk => styles[style];
