import { oklch } from "../../../engine/color/color.ts";
import { type Palette, paletteOf } from "../../../engine/color/palette.ts";
import type { Random } from "../../../engine/random.ts";
import { morePairs, subjectsOf } from "../more-pairs.ts";
import type { Style } from "../style.ts";
import { arcs } from "./arcs.ts";
import { aura } from "./aura.ts";
import { card } from "./card.ts";
import { close } from "./close.ts";
import { disc } from "./disc.ts";
import { horizon } from "./horizon.ts";
import { lantern } from "./lantern.ts";
import { page } from "./page.ts";
import { straddle } from "./straddle.ts";
import { trail } from "./trail.ts";
import { waves } from "./waves.ts";

/** One glowing field of near hues, round things in it, and a calm place for the words. */
export const soft: Style = {
  id: "soft",
  name: "Soft",
  voices: [
    {
      display: { faceId: "instrument-serif-400", tracking: -0.025, lineHeight: 0.95 },
      text: { faceId: "inter-500", tracking: -0.01, lineHeight: 1.4 },
      strong: { faceId: "inter-600", tracking: -0.01, lineHeight: 1.4 },
    },
    {
      display: { faceId: "instrument-serif-400-italic", tracking: -0.02, lineHeight: 0.95 },
      text: { faceId: "inter-500", tracking: -0.01, lineHeight: 1.4 },
      strong: { faceId: "inter-600", tracking: -0.01, lineHeight: 1.4 },
      subjects: subjectsOf("love", "beauty", "flowers", "books"),
    },
    {
      display: { faceId: "inter-600", tracking: -0.05, lineHeight: 1 },
      text: { faceId: "inter-500", tracking: -0.01, lineHeight: 1.4 },
      strong: { faceId: "inter-600", tracking: -0.01, lineHeight: 1.4 },
    },
    ...morePairs.soft,
  ],
  palette: softPalette,
  isOneField: true,
  bodies: ["accent"],
  page,
  compositions: [
    { id: "lantern", compose: lantern, shows: "subject" },
    { id: "disc", compose: disc, shows: "subject" },
    { id: "straddle", compose: straddle, shows: "subject" },
    { id: "close", compose: close, shows: "subject" },
    { id: "trail", compose: trail, shows: "subject" },
    { id: "card", compose: card, shows: "either" },
    { id: "horizon", compose: horizon, shows: "either" },
    { id: "aura", compose: aura },
    { id: "waves", compose: waves },
    { id: "arcs", compose: arcs },
  ],
};

/** Hues beside each other, the main one first. */
const families = [
  [28, 62, 350],
  [302, 340, 262],
  [222, 262, 190],
  [162, 128, 200],
  [68, 98, 30],
  [350, 32, 312],
  [275, 312, 232],
] as const;

function softPalette(random: Random, asked: number | undefined): Palette {
  const [main, second, third] =
    asked === undefined ? random.pick(families) : ([asked, asked + 36, asked - 34] as const);
  // Dark yellow is brown.
  const canDusk = main > 180 || main < 40;
  const recipe = random.pick(["light", "light", "vivid", "vivid", canDusk ? "dusk" : "vivid"] as const);
  if (recipe === "dusk") {
    return paletteOf({
      ground: oklch(0.23, 0.07, third),
      ink: oklch(0.975, 0.012, second),
      accent: oklch(0.47, 0.18, main),
      support: oklch(0.38, 0.14, third),
      highlight: oklch(0.8, 0.14, second),
    });
  }
  // Deep, and of the hue: figures are of it as well as words.
  const ink = oklch(0.27, 0.1, main);
  if (recipe === "light") {
    return paletteOf({
      ground: oklch(0.955, 0.025, second),
      ink,
      accent: oklch(0.8, 0.125, main),
      support: oklch(0.86, 0.1, third),
      highlight: oklch(0.94, 0.075, second),
    });
  }
  return paletteOf({
    ground: oklch(0.93, 0.05, second),
    ink,
    accent: oklch(0.73, 0.17, main),
    support: oklch(0.77, 0.14, third),
    highlight: oklch(0.92, 0.1, second),
  });
}
