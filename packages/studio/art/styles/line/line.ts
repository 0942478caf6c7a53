import { oklch } from "../../../engine/color/color.ts";
import { type Palette, paletteOf } from "../../../engine/color/palette.ts";
import type { Random } from "../../../engine/random.ts";
import { ofFigures } from "../figures-least.ts";
import { morePairs } from "../more-pairs.ts";
import type { Style } from "../style.ts";
import { arches } from "./arches.ts";
import { close } from "./close.ts";
import { contours } from "./contours.ts";
import { echo } from "./echo.ts";
import { hand } from "./hand.ts";
import { label } from "./label.ts";
import { lanes } from "./lanes.ts";
import { orbits } from "./orbits.ts";
import { page } from "./page.ts";
import { plant } from "./plant.ts";
import { raster } from "./raster.ts";
import { ridges } from "./ridges.ts";
import { shelf } from "./shelf.ts";
import { stand } from "./stand.ts";
import { wallpaper } from "./tiles.ts";
import { stillLife } from "./vessels.ts";

/** Drawings of one weight on much paper, with one color laid in. */
export const line: Style = {
  id: "line",
  name: "Line",
  voices: [
    {
      display: { faceId: "instrument-serif-400", tracking: -0.015, lineHeight: 0.98 },
      text: { faceId: "work-sans-500", tracking: -0.005, lineHeight: 1.4 },
      strong: { faceId: "work-sans-700", tracking: -0.005, lineHeight: 1.4 },
    },
    {
      display: { faceId: "space-grotesk-500", tracking: -0.04, lineHeight: 0.98 },
      text: { faceId: "space-grotesk-500", tracking: -0.005, lineHeight: 1.4 },
      strong: { faceId: "space-grotesk-700", tracking: -0.005, lineHeight: 1.4 },
    },
    ...morePairs.line,
  ],
  palette: linePalette,
  page,
  compositions: [
    { id: "contours", compose: contours },
    { id: "lanes", compose: lanes },
    { id: "close", compose: close, shows: "subject" },
    { id: "stand", compose: stand, shows: "subject" },
    { id: "label", compose: label, shows: "either" },
    { id: "raster", compose: raster, shows: "subject" },
    { id: "echo", compose: echo, shows: "subject" },
    { id: "wallpaper", compose: wallpaper, suits: ofFigures(2), shows: "subject" },
    { id: "shelf", compose: shelf, suits: ofFigures(3), shows: "subject" },
    { id: "ridges", compose: ridges, shows: ["mountain", "camping", "travel", "climate", "winter"] },
    { id: "orbits", compose: orbits, shows: ["space", "night", "science", "technology", "robots"] },
    { id: "arches", compose: arches, shows: ["architecture", "travel", "art", "design", "realestate", "theater"] },
    { id: "plant", compose: plant, shows: ["plants", "garden", "flower", "spring", "climate", "tree", "spa", "yoga"] },
    { id: "still-life", compose: stillLife, shows: ["pottery", "restaurant", "wine", "furniture", "tea", "coffee"] },
    { id: "hand", compose: hand, shows: ["flower", "charity", "spring", "valentine", "wedding"] },
  ],
};

/** Lightness, chroma and hue. */
type Tone = readonly [number, number, number];

const recipes: readonly { readonly paper: Tone; readonly ink: Tone; readonly fill: Tone }[] = [
  { paper: [0.965, 0.014, 85], ink: [0.24, 0.02, 260], fill: [0.72, 0.16, 42] },
  { paper: [0.955, 0.02, 75], ink: [0.36, 0.1, 262], fill: [0.84, 0.13, 88] },
  { paper: [0.97, 0.008, 110], ink: [0.34, 0.07, 158], fill: [0.8, 0.1, 20] },
  { paper: [0.93, 0.03, 20], ink: [0.38, 0.13, 22], fill: [0.66, 0.19, 30] },
  { paper: [0.94, 0.02, 230], ink: [0.33, 0.1, 258], fill: [0.76, 0.14, 52] },
  { paper: [0.93, 0.03, 145], ink: [0.3, 0.06, 165], fill: [0.86, 0.13, 92] },
];

/** Paper, one ink and one fill; now and then the paper is dark and the ink light. */
function linePalette(random: Random, asked: number | undefined): Palette {
  const { paper, ink, fill } = random.pick(recipes);
  const fillHue = asked ?? fill[2] + random.between(-6, 6);
  const isYellow = fillHue > 75 && fillHue < 120;
  const accent = oklch(asked !== undefined && isYellow ? 0.86 : fill[0], Math.max(0.12, fill[1]), fillHue);
  if (random.chance(0.28)) {
    const ground = oklch(0.34, Math.max(0.05, ink[1]), ink[2]);
    const light = oklch(0.96, 0.02, 90);
    return paletteOf({ ground, ink: light, accent, support: oklch(0.42, ink[1], ink[2]), highlight: light });
  }
  const [ground, line] = [oklch(...paper), oklch(...ink)];
  const support = oklch(paper[0] - 0.05, paper[1] + 0.01, paper[2]);
  return paletteOf({ ground, ink: line, accent, support, highlight: line });
}
