import type { StyleId } from "../../engine/brief/brief.ts";
import type { FamilyId } from "./families/family.ts";

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

interface LogoStyle {
  readonly ink: LogoInk;
  /** Weight of a family: how often it comes, compared with other styles. */
  readonly leanings: Partial<Record<FamilyId, number>>;
}

const styles: Readonly<Record<StyleId, LogoStyle>> = {
  swiss: {
    ink: {
      lightness: [0.5, 0.6],
      chroma: [0.19, 0.24],
      relations: [0],
      grounds: ["white", "white", "paper"],
      paints: ["accent-ink", "ink-accent", "accent"],
    },
    leanings: { geometric: 1.5, monogram: 1.4, wordmark: 1.6, emblem: 0.4 },
  },
  bauhaus: {
    ink: {
      lightness: [0.5, 0.62],
      chroma: [0.17, 0.22],
      relations: [120, -120, 180],
      grounds: ["paper", "paper", "white"],
      paints: ["accent-support", "ink-accent"],
    },
    leanings: { geometric: 2.4, monogram: 1.2, pictorial: 0.7 },
  },
  "cut-out": {
    ink: {
      lightness: [0.48, 0.62],
      chroma: [0.14, 0.19],
      relations: [180, 40, -40],
      grounds: ["paper", "tint", "field"],
      paints: ["accent-support", "accent-ink"],
    },
    leanings: { pictorial: 2.4, emblem: 1.2, geometric: 0.5 },
  },
  deco: {
    ink: {
      lightness: [0.36, 0.48],
      chroma: [0.06, 0.11],
      relations: [0],
      grounds: ["paper", "paper", "white"],
      paints: ["accent", "ink-accent", "ink-support"],
    },
    leanings: { emblem: 2.6, monogram: 1.5, wordmark: 0.6 },
  },
  riso: {
    ink: {
      lightness: [0.56, 0.66],
      chroma: [0.19, 0.24],
      relations: [180, 150, -130],
      grounds: ["paper", "paper", "field"],
      paints: ["accent-support"],
    },
    leanings: { pictorial: 1.7, geometric: 1.3 },
  },
  editorial: {
    ink: {
      lightness: [0.34, 0.46],
      chroma: [0.04, 0.1],
      relations: [0, 40],
      grounds: ["paper", "tint", "white"],
      paints: ["ink-accent", "accent", "accent-ink"],
    },
    leanings: { monogram: 2, wordmark: 1.8, emblem: 1.2, geometric: 0.5 },
  },
  soft: {
    ink: {
      lightness: [0.56, 0.66],
      chroma: [0.11, 0.16],
      relations: [35, -35, 50],
      grounds: ["tint", "tint", "white"],
      paints: ["accent-support", "accent"],
    },
    leanings: { pictorial: 1.5, geometric: 1.3, emblem: 0.5 },
  },
  line: {
    ink: {
      lightness: [0.4, 0.52],
      chroma: [0.09, 0.15],
      relations: [0],
      grounds: ["paper", "white"],
      paints: ["ink-accent", "ink-accent", "accent-ink"],
    },
    leanings: { pictorial: 1.4, emblem: 1.4, geometric: 1.2 },
  },
  brutal: {
    ink: {
      lightness: [0.56, 0.66],
      chroma: [0.22, 0.27],
      relations: [180, 0],
      grounds: ["field", "field", "white"],
      paints: ["ink-accent", "ink-support"],
    },
    leanings: { monogram: 1.8, wordmark: 2.2, emblem: 0.4, pictorial: 0.6 },
  },
  isometric: {
    ink: {
      lightness: [0.5, 0.62],
      chroma: [0.13, 0.18],
      relations: [0, 40, -40],
      grounds: ["tint", "white"],
      paints: ["accent-support", "accent-ink"],
    },
    leanings: { geometric: 2.8, monogram: 1.1 },
  },
};

export const inkOf = (style: StyleId): LogoInk => styles[style].ink;

export const leaningOf = (style: StyleId, family: FamilyId): number => styles[style].leanings[family] ?? 1;
