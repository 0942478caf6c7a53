import { oklch } from "../../../engine/color/color.ts";
import { type Palette, paletteOf } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import type { Point } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { morePairs } from "../more-pairs.ts";
import type { Style } from "../style.ts";
import { aura } from "./aura.ts";
import { capsules } from "./capsules.ts";
import { card } from "./card.ts";
import { canvasOf, drawField, glow, isDusk } from "./glow.ts";
import { horizon } from "./horizon.ts";
import { inLight, lantern } from "./lantern.ts";
import { page } from "./page.ts";
import { spherePlans } from "./sphere.ts";
import { waves } from "./waves.ts";
import { setSoftly } from "./words.ts";

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
    { id: "orb", compose: orb, shows: "either" },
    { id: "aura", compose: aura },
    { id: "card", compose: card },
    { id: "waves", compose: waves },
    { id: "capsules", compose: capsules },
    { id: "horizon", compose: horizon },
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
  const ink = oklch(0.23, 0.07, main);
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

/** One large ball, and now and then a small one beside it. */
function orb(kit: Kit): void {
  const { width, height, unit, inner, brief } = kit;
  const random = kit.random.fork("orb");
  const isWide = width > height * 1.2;
  const radius = isWide ? Math.min(height * 0.33, width * 0.19) : Math.min(width * 0.33, height * 0.235);
  const at: Point = isWide ? [width - inner.x - radius * 1.18, height * 0.47] : [width * 0.5, inner.y + radius * 1.02];
  drawField(kit, isWide ? [width * 0.3, height * 0.5] : [width / 2, height * 0.78]);
  const plans = spherePlans(kit, { at, radius, random, specks: 1_900 });
  const side = radius * 1.1;
  plans.push(...inLight(kit, { x: at[0] - side / 2, y: at[1] - side / 2, width: side, height: side }));
  if (brief.detail > 35) {
    const beside = isWide ? 1 : random.pick([-1, 1]);
    const small = radius * 0.24;
    const where: Point = [at[0] + beside * radius * 0.98, at[1] + radius * 0.72];
    plans.push(...spherePlans(kit, { at: where, radius: small, random, specks: 120 }));
  }
  kit.group("Spheres", [glow(at, radius * 2.1, isDusk(kit) ? "support" : "highlight", 0.8), ...plans], canvasOf(kit));
  if (isWide) {
    setSoftly(kit, { ...inner, width: at[0] - radius - unit * 7 - inner.x }, { anchor: "middle" });
    return;
  }
  const top = at[1] + radius + unit * 9;
  setSoftly(
    kit,
    { ...inner, y: top, height: inner.y + inner.height - top },
    { align: "middle", anchor: "middle", sublineWidth: 0.84 },
  );
}
