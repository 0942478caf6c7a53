import { contrastRatio, oklchToHex } from "./oklch.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** The colors of one cover, named by their role. All `#rrggbb`. */
export interface CoverPalette {
  readonly ground: string;
  /** One step from the background: barely visible. */
  readonly quiet: string;
  /** Two steps from the background. */
  readonly mid: string;
  /** The large shape. */
  readonly main: string;
  /** Color as far from the background as the hue allows. */
  readonly strong: string;
  /** Hairlines: ink or paper, whichever has enough contrast with the background. */
  readonly line: string;
  readonly paper: string;
  readonly ink: string;
  /** Three tones with enough contrast on paper, for every background. */
  readonly onPaper: { readonly mid: string; readonly main: string; readonly strong: string };
  /** The color of the one shape that stands out: sometimes vermilion, otherwise ink or paper, depending on the background. */
  readonly sparkOn: (background: string) => string;
  /** The same, for covers that use a better color than ink or paper if it is not vermilion. */
  readonly sparkOr: (plain: string) => string;
  /** Tones from the background (0) to the strongest (1). */
  readonly ramp: (position: number) => string;
}

interface Scheme {
  /** Lightnesses, 0 to 1. */
  readonly ground: number;
  readonly quiet: number;
  readonly mid: number;
  readonly main: number;
  readonly strong: number;
}

/** Every background contrasts with both page colors, paper (0.985) and charcoal (0.19). */
const schemes = {
  wash: { ground: 0.925, quiet: 0.865, mid: 0.77, main: 0.6, strong: 0.38 },
  soft: { ground: 0.85, quiet: 0.79, mid: 0.93, main: 0.58, strong: 0.36 },
  tone: { ground: 0.74, quiet: 0.67, mid: 0.87, main: 0.44, strong: 0.3 },
  deep: { ground: 0.33, quiet: 0.41, mid: 0.55, main: 0.74, strong: 0.9 },
} satisfies Record<string, Scheme>;

/** Lightness, and the chroma of the twelve hues at that lightness. */
const chromaAt = [
  [0.25, 0.045],
  [0.4, 0.09],
  [0.58, 0.135],
  [0.74, 0.125],
  [0.86, 0.07],
  [0.95, 0.022],
] as const;

const vermilionHue = 35;

/** Degrees of one of the twelve category hues. */
export function hueDegrees(hue: number): number {
  const index = ((Math.trunc(hue) % 12) + 12) % 12;
  return (20 + index * 30) % 360;
}

/** A category hue at a lightness from 0 to 1. */
export function toneAt(hue: number, lightness: number): string {
  let chroma: number = lightness < 0.5 ? chromaAt[0][1] : 0.022;
  for (let index = 1; index < chromaAt.length; index++) {
    const [low, lowChroma] = chromaAt[index - 1] ?? chromaAt[0];
    const [high, highChroma] = chromaAt[index] ?? chromaAt[0];
    if (lightness >= low && lightness <= high) {
      chroma = lowChroma + ((lightness - low) / (high - low)) * (highChroma - lowChroma);
    }
  }
  return oklchToHex(lightness, chroma, hueDegrees(hue));
}

const paper = oklchToHex(0.985, 0.004, 95);
export const ink = oklchToHex(0.2, 0.01, 80);
const vermilion = oklchToHex(0.65, 0.2, vermilionHue);

/** Vermilion would not stand out on neighboring hues. */
function takesVermilion(hue: number): boolean {
  return Math.abs(((hueDegrees(hue) - vermilionHue + 540) % 360) - 180) > 20;
}

/** Paper if it has enough contrast as a flat shape, otherwise ink. */
function readableOn(background: string): string {
  return contrastRatio(paper, background) >= 2.8 ? paper : ink;
}

export function createCoverPalette(hue: number, random: SeededRandom): CoverPalette {
  const { wash, soft, tone, deep } = schemes;
  const scheme = random.pick([wash, wash, wash, soft, soft, tone, tone, tone, deep, deep]);
  const isDark = scheme === deep;
  const isVermilion = random.chance(0.5) && takesVermilion(hue);
  const end = isDark ? 0.9 : 0.32;
  return {
    ground: toneAt(hue, scheme.ground),
    quiet: toneAt(hue, scheme.quiet),
    mid: toneAt(hue, scheme.mid),
    main: toneAt(hue, scheme.main),
    strong: toneAt(hue, scheme.strong),
    line: isDark ? paper : ink,
    paper,
    ink,
    onPaper: { mid: toneAt(hue, 0.82), main: toneAt(hue, 0.62), strong: toneAt(hue, 0.38) },
    sparkOn: (background) => (isVermilion ? vermilion : readableOn(background)),
    sparkOr: (plain) => (isVermilion ? vermilion : plain),
    ramp: (position) => toneAt(hue, scheme.ground + (end - scheme.ground) * position),
  };
}
