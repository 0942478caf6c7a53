import { oklch } from "../../../engine/color/color.ts";
import { inkFor, type Palette, paletteOf, white } from "../../../engine/color/palette.ts";
import type { Random } from "../../../engine/random.ts";
import { ofFigures } from "../figures-least.ts";
import { morePairs } from "../more-pairs.ts";
import type { Style } from "../style.ts";
import { board, slab } from "./board.ts";
import { city } from "./city.ts";
import { corner } from "./corner.ts";
import { crate } from "./crate.ts";
import { cubes } from "./cubes.ts";
import { monument } from "./monument.ts";
import { numberOf, numerals } from "./numerals.ts";
import { page } from "./page.ts";
import { plates } from "./plates.ts";
import { stairway } from "./stairway.ts";
import { tumbling } from "./tumbling.ts";

/** Scenes built of blocks, seen from above at 30°, in three tones of each of three hues, with long shadows. */
export const isometric: Style = {
  id: "isometric",
  name: "Isometric",
  voices: [
    {
      display: { faceId: "space-grotesk-700", tracking: -0.04, lineHeight: 0.96 },
      text: { faceId: "inter-500", tracking: -0.005, lineHeight: 1.35 },
      strong: { faceId: "inter-700", tracking: -0.005, lineHeight: 1.35 },
    },
    {
      display: { faceId: "space-grotesk-500", tracking: -0.045, lineHeight: 0.98 },
      text: { faceId: "space-grotesk-500", tracking: 0, lineHeight: 1.3 },
      strong: { faceId: "space-grotesk-700", tracking: 0, lineHeight: 1.3 },
    },
    ...morePairs.isometric,
  ],
  palette: isometricPalette,
  page,
  compositions: [
    { id: "slab", compose: slab, shows: "subject" },
    { id: "board", compose: board, suits: ofFigures(2), shows: "subject" },
    { id: "crate", compose: crate, shows: "subject" },
    { id: "corner", compose: corner, shows: "subject" },
    { id: "plates", compose: plates, shows: "either" },
    { id: "tumbling", compose: tumbling, shows: "either" },
    { id: "city", compose: city, shows: ["architecture", "realestate", "business", "community", "travel"] },
    { id: "monument", compose: monument, shows: ["architecture", "travel", "art", "games"] },
    { id: "stairway", compose: stairway },
    { id: "cubes", compose: cubes },
    { id: "numerals", compose: numerals, suits: (_, brief) => numberOf(brief) !== undefined },
  ],
};

/** Ground, accent, support, highlight: lightness, chroma, hue. */
const families = [
  [
    [0.93, 0.03, 295],
    [0.7, 0.165, 28],
    [0.5, 0.15, 278],
    [0.89, 0.1, 88],
  ],
  [
    [0.94, 0.03, 200],
    [0.66, 0.11, 190],
    [0.44, 0.11, 262],
    [0.83, 0.12, 52],
  ],
  [
    [0.95, 0.025, 85],
    [0.66, 0.16, 38],
    [0.54, 0.09, 200],
    [0.87, 0.11, 85],
  ],
  [
    [0.92, 0.045, 15],
    [0.62, 0.2, 15],
    [0.48, 0.15, 300],
    [0.88, 0.07, 40],
  ],
  [
    [0.84, 0.12, 88],
    [0.64, 0.19, 35],
    [0.5, 0.13, 255],
    [0.96, 0.03, 90],
  ],
  [
    [0.28, 0.08, 275],
    [0.72, 0.16, 5],
    [0.55, 0.18, 292],
    [0.87, 0.11, 75],
  ],
  [
    [0.3, 0.06, 200],
    [0.74, 0.13, 175],
    [0.62, 0.13, 240],
    [0.9, 0.09, 95],
  ],
  [
    [0.68, 0.15, 30],
    [0.93, 0.04, 80],
    [0.45, 0.12, 285],
    [0.83, 0.12, 75],
  ],
] as const;

function isometricPalette(random: Random, asked: number | undefined): Palette {
  const [ground, accent, support, highlight] = random.pick(families);
  const turn = asked === undefined ? random.between(-6, 6) : asked - accent[2];
  const color = ([lightness, chroma, hue]: readonly [number, number, number]) => oklch(lightness, chroma, hue + turn);
  const base = color(ground);
  const ink = inkFor(base) === white ? oklch(0.975, 0.012, ground[2] + turn) : oklch(0.22, 0.06, support[2] + turn);
  return paletteOf({ ground: base, ink, accent: color(accent), support: color(support), highlight: color(highlight) });
}
