import { oklch } from "../../../engine/color/color.ts";
import { black, type Palette, type PaletteRole, paletteOf, white } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { headlineLines, pictureShare } from "../../../engine/compose/long-headline.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { type Frame, rectangle } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { morePairs, subjectsOf } from "../more-pairs.ts";
import type { Style } from "../style.ts";
import { bill, wall } from "./bill.ts";
import { inset, lineWidth, wordSizes } from "./box.ts";
import { cells } from "./cells.ts";
import { page } from "./page.ts";
import { signsFor } from "./signs-for.ts";
import { hasOffer, sticker } from "./sticker.ts";
import { rows, tapes } from "./type-posters.ts";

/** Type as the picture, flat colors that clash, thick lines, hard shadows. */
export const brutal: Style = {
  id: "brutal",
  name: "Brutal",
  voices: [
    {
      display: { faceId: "anton-400", tracking: 0, lineHeight: 1.12, isCaps: true },
      text: { faceId: "ibm-plex-mono-500", tracking: -0.02, lineHeight: 1.3 },
      strong: { faceId: "ibm-plex-mono-600", tracking: -0.02, lineHeight: 1.3 },
      subjects: subjectsOf("machines", "makers", "stage"),
    },
    {
      display: { faceId: "archivo-900", tracking: -0.045, lineHeight: 0.92 },
      text: { faceId: "archivo-500", tracking: 0, lineHeight: 1.3 },
      strong: { faceId: "archivo-700", tracking: 0, lineHeight: 1.3 },
    },
    {
      display: { faceId: "anton-400", tracking: 0, lineHeight: 1.12, isCaps: true },
      text: { faceId: "space-grotesk-500", tracking: 0, lineHeight: 1.3 },
      strong: { faceId: "space-grotesk-700", tracking: 0, lineHeight: 1.25 },
    },
    ...morePairs.brutal,
  ],
  palette: brutalPalette,
  bodies: ["accent", "highlight"],
  page,
  compositions: [
    { id: "bill", compose: bill },
    { id: "wall", compose: wall, shows: "subject" },
    { id: "rows", compose: rows },
    { id: "tapes", compose: tapes },
    { id: "cells", compose: cells, shows: "either" },
    { id: "sticker", compose: sticker, shows: "either", suits: (_ratio, brief) => hasOffer(brief) },
    { id: "giant", compose: giant, shows: "either" },
  ],
};

type Color = readonly [lightness: number, chroma: number, hue: number];

/** Ground, accent, highlight: bright enough for black. */
const clashes: readonly (readonly [Color, Color, Color])[] = [
  [
    [0.76, 0.17, 355],
    [0.66, 0.23, 30],
    [0.92, 0.19, 112],
  ],
  [
    [0.92, 0.2, 112],
    [0.7, 0.2, 305],
    [0.76, 0.17, 355],
  ],
  [
    [0.74, 0.18, 50],
    [0.7, 0.15, 250],
    [0.86, 0.09, 320],
  ],
  [
    [0.8, 0.13, 222],
    [0.68, 0.22, 32],
    [0.92, 0.18, 108],
  ],
  [
    [0.82, 0.11, 305],
    [0.72, 0.2, 45],
    [0.86, 0.22, 140],
  ],
  [
    [0.82, 0.2, 148],
    [0.76, 0.18, 350],
    [0.93, 0.17, 102],
  ],
  [
    [0.9, 0.18, 98],
    [0.66, 0.23, 28],
    [0.8, 0.13, 222],
  ],
];

function brutalPalette(random: Random, asked: number | undefined): Palette {
  const [ground, accent, highlight] = random.pick(clashes);
  const turn = asked === undefined ? 0 : asked - ground[2];
  const color = ([lightness, chroma, hue]: Color) => oklch(lightness, chroma, hue + turn);
  const recipe = random.pick(["bright", "bright", "bright", "paper", "night"] as const);
  if (recipe === "paper")
    return paletteOf({
      ground: white,
      ink: black,
      accent: color(accent),
      support: color(highlight),
      highlight: color(ground),
    });
  if (recipe === "night")
    return paletteOf({ ground: black, ink: white, accent: color(ground), support: black, highlight: color(accent) });
  return paletteOf({
    ground: color(ground),
    ink: black,
    accent: color(accent),
    support: white,
    highlight: color(highlight),
  });
}

/** A figure, or a sign, whole and as large as its field allows, on a field with a thick edge. */
function giant(kit: Kit): void {
  const { width, height, unit, inner } = kit;
  const random = kit.random.fork("giant");
  const wide = width > height * 1.2;
  const top = Math.round(height * (1 - pictureShare(kit, height > width * 1.5 ? 0.56 : 0.54)));
  const field: Frame = wide
    ? { x: width * 0.52, y: 0, width: width * 0.48, height }
    : { x: 0, y: top, width, height: height - top };
  const [back, fill] = random.shuffled(["accent", "highlight"] as const) as [PaletteRole, PaletteRole];
  const room = inset(field, Math.min(field.width, field.height) * 0.09);
  const line = lineWidth(kit);
  const edge = wide ? { ...field, x: field.x - line / 2, width: line } : { ...field, y: top - line / 2, height: line };
  const [draw] = signsFor(kit, random, 1);
  kit.group("Field", [
    { path: rectangle(field), fill: back },
    { path: rectangle(edge), fill: "ink" },
  ]);
  if (draw) kit.group("Sign", draw(room, { fill, other: "support" }));
  const words: Frame = wide
    ? { ...inner, width: field.x - inner.x - unit * 4 }
    : { ...inner, height: top - inner.y - unit * 5 };
  stackWords(kit, words, {
    ...wordSizes(kit),
    columns: wide ? 2 : 3,
    headlineLinesMax: headlineLines(kit, wide ? 5 : 3),
  });
}
