import { oklch } from "../../../engine/color/color.ts";
import { type Palette, paletteOf } from "../../../engine/color/palette.ts";
import type { Random } from "../../../engine/random.ts";
import { morePairs } from "../more-pairs.ts";
import type { Style } from "../style.ts";
import { cover, moon, specimen, spread, table } from "./covers.ts";
import { page } from "./page.ts";
import { initial, numberOf, numeral, plate } from "./pages.ts";

/** A magazine's pages and covers: refined serifs, thin lines, one muted hue, and one thing to look at. */
export const editorial: Style = {
  id: "editorial",
  name: "Editorial",
  voices: [
    {
      display: { faceId: "playfair-display-400", tracking: -0.025, lineHeight: 1.02 },
      text: { faceId: "playfair-display-400-italic", tracking: 0, lineHeight: 1.3 },
      strong: { faceId: "inter-600", tracking: 0.06, lineHeight: 1.35 },
    },
    {
      display: { faceId: "fraunces-400", tracking: -0.03, lineHeight: 1 },
      text: { faceId: "fraunces-400-italic", tracking: 0, lineHeight: 1.3 },
      strong: { faceId: "inter-600", tracking: 0.06, lineHeight: 1.35 },
    },
    {
      display: { faceId: "noto-serif-display-400-italic", tracking: -0.02, lineHeight: 1.02 },
      text: { faceId: "inter-400", tracking: 0, lineHeight: 1.4 },
      strong: { faceId: "inter-600", tracking: 0.02, lineHeight: 1.4 },
    },
    {
      display: { faceId: "bodoni-moda-500", tracking: -0.01, lineHeight: 1.02, isCaps: true },
      text: { faceId: "playfair-display-400-italic", tracking: 0, lineHeight: 1.3 },
      strong: { faceId: "inter-600", tracking: 0.06, lineHeight: 1.35 },
    },
    ...morePairs.editorial,
  ],
  palette: editorialPalette,
  bodies: ["accent", "highlight"],
  page,
  compositions: [
    { id: "cover", compose: cover, shows: "either" },
    { id: "spread", compose: spread, shows: "either" },
    { id: "plate", compose: plate, shows: "either" },
    {
      id: "initial",
      compose: initial,
      shows: ["flower", "garden", "plants", "spring", "climate", "tree", "wedding", "spa"],
    },
    { id: "table", compose: table, shows: "subject" },
    { id: "specimen", compose: specimen, shows: "subject" },
    { id: "moon", compose: moon, shows: "subject" },
    { id: "numeral", compose: numeral, suits: (_ratio, brief) => numberOf(brief) !== undefined },
  ],
};

/** Muted hues, each with the hue that shines beside it. */
const pairs = [
  [42, 82],
  [22, 60],
  [12, 82],
  [135, 48],
  [158, 70],
  [205, 52],
  [248, 60],
  [345, 76],
] as const;

function editorialPalette(random: Random, asked: number | undefined): Palette {
  const [muted, spot] = random.pick(pairs);
  const hue = (asked ?? muted) + random.between(-5, 5);
  const other = asked === undefined ? spot : hue + (hue > 40 && hue < 110 ? -45 : 40);
  const paper = oklch(0.965, 0.012, 85);
  const shine = oklch(other > 65 && other < 110 ? 0.77 : 0.68, 0.14, other);
  const recipe = random.pick(["paper", "paper", "deep", "deep", "tinted", "tinted"] as const);
  if (recipe === "paper")
    return paletteOf({
      ground: paper,
      ink: oklch(0.24, 0.03, hue),
      accent: oklch(0.66, 0.085, hue),
      support: oklch(0.84, 0.045, hue + 10),
      highlight: shine,
    });
  if (recipe === "tinted")
    return paletteOf({
      ground: oklch(0.83, 0.06, hue),
      ink: oklch(0.26, 0.05, hue),
      accent: oklch(0.5, 0.09, hue),
      support: paper,
      highlight: shine,
    });
  return paletteOf({
    ground: oklch(0.36, 0.075, hue),
    ink: paper,
    accent: oklch(0.72, 0.08, hue),
    support: oklch(0.5, 0.075, hue),
    highlight: oklch(0.76, 0.13, other),
  });
}
