import { oklch } from "../../../engine/color/color.ts";
import { inkFor, type Palette, paletteOf } from "../../../engine/color/palette.ts";
import type { Random } from "../../../engine/random.ts";
import type { Subject } from "../../figures/subjects.ts";
import { ofFigures, ofFiguresOrNone } from "../figures-least.ts";
import { morePairs } from "../more-pairs.ts";
import type { Style } from "../style.ts";
import { bands } from "./bands.ts";
import { close } from "./close.ts";
import { collage } from "./collage.ts";
import { garden } from "./garden.ts";
import { layers } from "./layers.ts";
import { onSheet } from "./on-sheet.ts";
import { page } from "./page.ts";
import { patchwork } from "./patchwork.ts";
import { scraps } from "./scraps.ts";
import { sun } from "./sun.ts";
import { vase } from "./vase.ts";
import { window } from "./window.ts";

/** Subjects that leaves are right for. */
const leafy: readonly Subject[] = [
  "plants",
  "garden",
  "flower",
  "spring",
  "climate",
  "tree",
  "spa",
  "yoga",
  "vegan",
  "summer",
];

/** Shapes cut by hand from painted paper, after Matisse. */
export const cutOut: Style = {
  id: "cut-out",
  name: "Cut-out",
  voices: [
    {
      display: { faceId: "dm-serif-display-400", tracking: -0.015, lineHeight: 1 },
      text: { faceId: "inter-500", tracking: 0, lineHeight: 1.35 },
      strong: { faceId: "inter-700", tracking: 0, lineHeight: 1.35 },
    },
    {
      display: { faceId: "fraunces-900", tracking: -0.03, lineHeight: 0.98 },
      text: { faceId: "manrope-500", tracking: 0, lineHeight: 1.4 },
      strong: { faceId: "manrope-800", tracking: 0, lineHeight: 1.4 },
    },
    ...morePairs["cut-out"],
  ],
  palette: cutOutPalette,
  page,
  compositions: [
    { id: "on-sheet", compose: onSheet, shows: "subject" },
    { id: "window", compose: window, shows: "subject" },
    { id: "layers", compose: layers, shows: "subject" },
    { id: "close", compose: close, shows: "subject" },
    { id: "collage", compose: collage, suits: ofFigures(2), shows: "subject" },
    { id: "bands", compose: bands, shows: "subject" },
    { id: "garden", compose: garden, shows: leafy },
    { id: "vase", compose: vase, suits: (ratio) => ratio < 1.3, shows: leafy },
    { id: "patchwork", compose: patchwork, suits: ofFiguresOrNone, shows: "either" },
    { id: "scraps", compose: scraps },
    { id: "sun", compose: sun, shows: ["summer", "spring", "travel", "climate", "camping", "mountain", "beach"] },
  ],
};

const families = [
  // ground, accent, support, highlight: lightness, chroma, hue.
  [
    [0.95, 0.03, 88],
    [0.55, 0.17, 262],
    [0.68, 0.18, 45],
    [0.82, 0.15, 90],
  ],
  [
    [0.9, 0.06, 25],
    [0.5, 0.16, 18],
    [0.55, 0.11, 165],
    [0.83, 0.14, 88],
  ],
  [
    [0.42, 0.1, 165],
    [0.78, 0.14, 75],
    [0.9, 0.05, 95],
    [0.66, 0.17, 35],
  ],
  [
    [0.45, 0.15, 262],
    [0.96, 0.02, 90],
    [0.72, 0.17, 55],
    [0.75, 0.1, 190],
  ],
  [
    [0.84, 0.13, 85],
    [0.5, 0.17, 300],
    [0.58, 0.19, 28],
    [0.97, 0.02, 90],
  ],
  [
    [0.93, 0.04, 150],
    [0.48, 0.12, 155],
    [0.7, 0.17, 20],
    [0.6, 0.13, 250],
  ],
] as const;

function cutOutPalette(random: Random, asked: number | undefined): Palette {
  const [ground, accent, support, highlight] = random.pick(families);
  const turn = asked === undefined ? random.between(-8, 8) : asked - accent[2];
  const color = ([lightness, chroma, hue]: readonly [number, number, number]) => oklch(lightness, chroma, hue + turn);
  const base = color(ground);
  const ink = inkFor(base) === "#ffffff" ? oklch(0.975, 0.015, 90) : oklch(0.22, 0.04, ground[2] + turn);
  return paletteOf({ ground: base, ink, accent: color(accent), support: color(support), highlight: color(highlight) });
}
