import { oklch } from "../../../engine/color/color.ts";
import { hues, type Palette, paletteOf } from "../../../engine/color/palette.ts";
import type { Random } from "../../../engine/random.ts";
import { morePairs, subjectsOf } from "../more-pairs.ts";
import type { Style } from "../style.ts";
import { emblem, panels } from "./emblem.ts";
import { fans } from "./fans.ts";
import { organ } from "./organ.ts";
import { page } from "./page.ts";
import { peacock } from "./peacock.ts";
import { portal } from "./portal.ts";
import { scales } from "./scales.ts";
import { sunrise } from "./sunrise.ts";
import { tower } from "./tower.ts";

/** The nineteen-twenties: metal on a deep ground, everything on one axis, built from arcs and lines. */
export const deco: Style = {
  id: "deco",
  name: "Deco",
  voices: [
    {
      display: { faceId: "josefin-sans-600", tracking: 0.02, lineHeight: 0.98, isCaps: true },
      text: { faceId: "josefin-sans-400", tracking: 0.06, lineHeight: 1.3, isCaps: true },
      strong: { faceId: "josefin-sans-700", tracking: 0.08, lineHeight: 1.3, isCaps: true },
    },
    {
      display: { faceId: "bodoni-moda-700", tracking: 0.015, lineHeight: 1.02, isCaps: true },
      text: { faceId: "josefin-sans-400", tracking: 0.06, lineHeight: 1.3, isCaps: true },
      strong: { faceId: "josefin-sans-700", tracking: 0.08, lineHeight: 1.3, isCaps: true },
    },
    {
      display: { faceId: "unbounded-400", tracking: -0.01, lineHeight: 1.12, isCaps: true },
      text: { faceId: "josefin-sans-400", tracking: 0.06, lineHeight: 1.3, isCaps: true },
      strong: { faceId: "josefin-sans-700", tracking: 0.08, lineHeight: 1.3, isCaps: true },
      subjects: subjectsOf("evening"),
    },
    ...morePairs.deco,
  ],
  palette: decoPalette,
  bodies: [],
  page,
  compositions: [
    { id: "emblem", compose: emblem, shows: "subject" },
    { id: "panels", compose: panels, shows: "subject" },
    { id: "sunrise", compose: sunrise },
    { id: "fans", compose: fans },
    { id: "tower", compose: tower, shows: ["architecture", "realestate", "business", "travel", "finance"] },
    { id: "portal", compose: portal },
    { id: "scales", compose: scales },
    { id: "organ", compose: organ },
    {
      id: "peacock",
      compose: peacock,
      suits: (ratio) => ratio < 1.2,
      shows: ["bird", "theater", "jewellery", "festival"],
    },
  ],
};

function decoPalette(random: Random, asked: number | undefined): Palette {
  const metal = random.pick(["gold", "gold", "gold", "silver", "copper"] as const);
  const [accent, highlight] = {
    gold: [oklch(0.74, 0.115, 82), oklch(0.92, 0.075, 92)],
    silver: [oklch(0.76, 0.012, 230), oklch(0.95, 0.008, 230)],
    copper: [oklch(0.72, 0.105, 48), oklch(0.91, 0.055, 62)],
  }[metal] as [string, string];
  const ink = oklch(0.955, 0.025, 88);
  if (asked === undefined && random.chance(0.2)) {
    return paletteOf({ ground: oklch(0.17, 0.008, 70), ink, accent, support: oklch(0.28, 0.012, 70), highlight });
  }
  const hue = asked ?? random.pick([hues.green + 12, hues.blue, hues.blue, hues.teal + 12, 15, hues.violet + 30]);
  return paletteOf({
    ground: oklch(0.245, 0.062, hue),
    ink,
    accent,
    support: oklch(0.38, 0.09, hue),
    highlight,
  });
}
