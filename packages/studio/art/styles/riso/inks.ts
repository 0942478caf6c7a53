import { oklch } from "../../../engine/color/color.ts";
import { hues, type Palette, paletteOf } from "../../../engine/color/palette.ts";
import type { Random } from "../../../engine/random.ts";

/** Lightness, chroma and hue. */
type Ink = readonly [number, number, number];

/** Inks that one would load into the machine together: a bright ink, a cool or dark one, and a light one. */
const sets: readonly (readonly [bright: Ink, cool: Ink, light: Ink])[] = [
  [
    [0.7, 0.23, 358],
    [0.56, 0.16, 252],
    [0.92, 0.17, 102],
  ],
  [
    [0.66, 0.21, 24],
    [0.6, 0.11, 205],
    [0.9, 0.16, 95],
  ],
  [
    [0.73, 0.19, 48],
    [0.5, 0.13, 264],
    [0.91, 0.12, 88],
  ],
  [
    [0.74, 0.19, 5],
    [0.6, 0.14, 158],
    [0.92, 0.16, 100],
  ],
  [
    [0.76, 0.18, 58],
    [0.56, 0.18, 298],
    [0.88, 0.08, 340],
  ],
  [
    [0.66, 0.22, 18],
    [0.62, 0.13, 245],
    [0.9, 0.06, 75],
  ],
];

/** Papers that such prints are made on: lightness, chroma and hue. */
const papers: readonly Ink[] = [
  [0.965, 0.016, 88],
  [0.95, 0.022, 80],
  [0.97, 0.01, 100],
];

/** Two or three spot inks on paper; now and then the whole sheet is printed with the light one first. */
export function risoPalette(random: Random, asked: number | undefined): Palette {
  const [bright, cool, light] = asked === undefined ? random.pick(sets) : setAround(asked);
  const paper = random.pick(papers);
  const ink = oklch(0.29, Math.min(0.12, cool[1]), cool[2]);
  const [accent, support] = [oklch(...bright), oklch(...cool)];
  // Over sand, two more inks turn to mud.
  const isClear = light[1] > 0.1 || light[2] > 300;
  if (isClear && random.chance(0.32)) {
    // Everything else is printed over it, so that the third ink has to be stronger than the sheet.
    const highlight = oklch(light[0] - 0.1, light[1] + 0.03, light[2] - 22);
    return paletteOf({ ground: oklch(light[0] + 0.01, light[1] * 0.72, light[2]), ink, accent, support, highlight });
  }
  return paletteOf({ ground: oklch(...paper), ink, accent, support, highlight: oklch(...light) });
}

/** An ink of the wanted hue, with others that make a third color with it. */
function setAround(hue: number): readonly [Ink, Ink, Ink] {
  const isCool = hue > 140 && hue < 320;
  if (isCool)
    return [
      [0.74, 0.19, hue > 240 ? 48 : 5],
      [0.57, 0.16, hue],
      [0.92, 0.16, hues.yellow + 5],
    ];
  const isYellow = hue > 70;
  return [
    [isYellow ? 0.86 : 0.69, isYellow ? 0.18 : 0.22, hue],
    [0.55, 0.14, isYellow ? 205 : 252],
    [0.91, isYellow ? 0.09 : 0.15, isYellow ? 15 : 100],
  ];
}
