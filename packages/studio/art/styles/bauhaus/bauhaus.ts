import type { Brief } from "../../../engine/brief/brief.ts";
import { oklch } from "../../../engine/color/color.ts";
import { black, hues, type Palette, paletteOf } from "../../../engine/color/palette.ts";
import type { Random } from "../../../engine/random.ts";
import { morePairs, subjectsOf } from "../more-pairs.ts";
import type { Style } from "../style.ts";
import { mosaic } from "./mosaic.ts";
import { page } from "./page.ts";
import { quadrants } from "./quadrants.ts";
import { arch, construction, half, quarter } from "./stages.ts";

/** Circle, square and triangle in primary colors, on cream. */
export const bauhaus: Style = {
  id: "bauhaus",
  name: "Bauhaus",
  voices: [
    {
      display: { faceId: "josefin-sans-700", tracking: -0.01, lineHeight: 0.98, isCaps: true },
      text: { faceId: "archivo-500", tracking: 0.01, lineHeight: 1.3 },
      strong: { faceId: "archivo-700", tracking: 0.01, lineHeight: 1.3 },
    },
    {
      display: { faceId: "unbounded-800", tracking: -0.02, lineHeight: 1.02 },
      text: { faceId: "manrope-500", tracking: 0, lineHeight: 1.35 },
      strong: { faceId: "manrope-800", tracking: 0, lineHeight: 1.35 },
      subjects: subjectsOf("machines", "makers"),
    },
    ...morePairs.bauhaus,
  ],
  palette: bauhausPalette,
  bodies: ["accent", "support"],
  page,
  compositions: [
    // A missing animal, a funeral, a lawyer is no game of shapes.
    { id: "quadrants", compose: quadrants, shows: "subject", suits: (_ratio, brief) => !isSerious(brief) },
    { id: "tiles", compose: mosaic, shows: "either", suits: (_ratio, brief) => !isSerious(brief) },
    { id: "construction", compose: construction, shows: "either" },
    { id: "half", compose: half, shows: "either" },
    { id: "arch", compose: arch, shows: "subject" },
    { id: "quarter", compose: quarter, shows: "either" },
  ],
};

const serious = ["health", "dentist", "optician", "law", "finance", "charity", "vet"];

const isSerious = ({ mood, archetype, subject = "" }: Brief): boolean =>
  mood === "serious" || archetype === "notice" || serious.includes(subject);

function bauhausPalette(random: Random, asked: number | undefined): Palette {
  const shift = random.between(-6, 6);
  const red = oklch(0.6, 0.21, asked ?? hues.red + 4 + shift);
  const blue = oklch(0.42, 0.14, (asked ?? 0) > 200 && (asked ?? 0) < 300 ? hues.red + 4 : 258 + shift);
  const yellow = oklch(0.84, 0.16, 86 + shift);
  const cream = oklch(0.955, 0.022, 88);
  const [accent, support, highlight] = random.pick([
    [red, blue, yellow],
    [blue, red, yellow],
    [red, yellow, blue],
  ] as const);
  if (random.chance(0.25))
    return paletteOf({ ground: blue, ink: cream, accent: yellow, support: red, highlight: cream });
  if (random.chance(0.15))
    return paletteOf({ ground: black, ink: cream, accent: red, support: yellow, highlight: cream });
  return paletteOf({ ground: cream, ink: black, accent, support, highlight });
}
