import { oklch } from "../../../engine/color/color.ts";
import { black, type Palette, paletteOf, white } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { hasFigure } from "../../../engine/compose/subject-figure.ts";
import type { Frame } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { morePairs } from "../more-pairs.ts";
import type { Style } from "../style.ts";
import { wordSizes } from "./box.ts";
import { cells } from "./cells.ts";
import { page } from "./page.ts";
import { type SignName, signPlans } from "./signs.ts";
import { signsFor } from "./signs-for.ts";
import { sticker } from "./sticker.ts";
import { rows, slices, tapes } from "./type-posters.ts";

/** Type as the picture, flat colors that clash, thick lines, hard shadows. */
export const brutal: Style = {
  id: "brutal",
  name: "Brutal",
  voices: [
    {
      display: { faceId: "anton-400", tracking: 0, lineHeight: 1.12, isCaps: true },
      text: { faceId: "ibm-plex-mono-500", tracking: -0.02, lineHeight: 1.3 },
      strong: { faceId: "ibm-plex-mono-600", tracking: -0.02, lineHeight: 1.3 },
    },
    {
      display: { faceId: "archivo-900", tracking: -0.045, lineHeight: 0.92 },
      text: { faceId: "ibm-plex-mono-500", tracking: -0.02, lineHeight: 1.3 },
      strong: { faceId: "ibm-plex-mono-600", tracking: -0.02, lineHeight: 1.3 },
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
    { id: "slices", compose: slices },
    { id: "rows", compose: rows },
    { id: "tapes", compose: tapes },
    { id: "cells", compose: cells, shows: "either" },
    { id: "sticker", compose: sticker, shows: "either" },
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

/** Their upper halves are enough to know them. */
const readFromAbove: readonly SignName[] = ["smile", "star", "eye", "flower", "globe", "asterisk", "target", "arrow"];

/** One sign, far too large for the canvas. */
function giant(kit: Kit): void {
  const { width, height, unit, inner } = kit;
  const random = kit.random.fork("giant");
  const wide = width > height * 1.2;
  const name = random.pick(wide ? [...readFromAbove, "bolt", "pointer"] : readFromAbove);
  const top = Math.round(height * (height > width * 1.5 ? 0.46 : 0.5));
  const field: Frame = wide
    ? { x: width * 0.5, y: 0, width: width * 0.5, height }
    : { x: 0, y: top, width, height: height - top };
  const size = wide ? height * 1.16 : Math.max(width * 1.04, field.height * 1.12);
  const frame: Frame = wide
    ? { x: field.x + unit * 2, y: height * -0.06, width: size, height: size }
    : { x: width * random.pick([-0.1, 0.1]) + (width - size) / 2, y: top, width: size, height: size };
  const [fill, other] = random.shuffled(["accent", "highlight"] as const);
  const colors = { fill: fill ?? "accent", other: other ?? "highlight" };
  const [draw] = hasFigure(kit) ? signsFor(kit, random, 1) : [];
  // What is known by its lower half, too, is not cut off as much.
  const whole: Frame = wide
    ? { x: field.x + unit * 3, y: height * 0.05, width: field.width * 1.06, height: height * 1.02 }
    : { x: unit * 4, y: top + unit * 2, width: width - unit * 8, height: field.height * 1.14 };
  kit.group("Sign", draw ? draw(whole, colors) : signPlans(name, frame, colors), field);
  const words: Frame = wide
    ? { ...inner, width: field.x - inner.x - unit * 3 }
    : { ...inner, height: top - inner.y - unit * 4 };
  stackWords(kit, words, { ...wordSizes(kit), columns: wide ? 2 : 3, headlineLinesMax: wide ? 5 : 3 });
}
