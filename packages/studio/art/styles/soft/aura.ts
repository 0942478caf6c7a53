import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { circle, type Frame, type Point } from "../../../engine/geometry/path.ts";
import { canvasOf, drawField, glow, isDusk } from "./glow.ts";
import { grain } from "./grain.ts";
import { setSoftly } from "./words.ts";

/** A ring of light around a calm center, with the words in it. */
export function aura(kit: Kit): void {
  const { width, height, unit } = kit;
  const random = kit.random.fork("aura");
  const isWide = width > height * 1.2;
  const center: Point = [width / 2, height / 2];
  drawField(kit, center);
  const dusk = isDusk(kit);
  // The ring runs off where the canvas is narrow, so that the words have the width.
  const radius = isWide ? height * 0.86 : Math.max(width * 0.74, Math.min(width, height) * 0.7);
  const at: Point = [center[0] + random.between(-0.04, 0.04) * radius, center[1]];
  const halo: ShapePlan = {
    path: circle(...at, radius),
    fill: {
      gradient: "radial",
      from: [...at],
      to: [at[0] + radius, at[1]],
      stops: [
        { at: 0, paint: "ground" },
        { at: 0.5, paint: "ground" },
        { at: 0.68, paint: dusk ? "support" : "highlight" },
        { at: 0.8, paint: "accent" },
        { at: 0.88, paint: dusk ? "highlight" : "accent", opacity: 0.75 },
        { at: 1, paint: dusk ? "highlight" : "accent", opacity: 0 },
      ],
    },
  };
  const around = (x: number, y: number) =>
    Math.exp(-(((Math.hypot(x - at[0], y - at[1]) / radius - 0.84) / 0.09) ** 2));
  kit.group(
    "Aura",
    [
      glow(at, radius * 1.5, dusk ? "accent" : "support", 0.9),
      halo,
      { path: grain(random, at, radius, 1_400, unit * 0.13, around), fill: "ink", opacity: dusk ? 0.25 : 0.3 },
    ],
    canvasOf(kit),
  );
  const side = Math.min(kit.inner.width / 2, radius * 0.64);
  const tall = Math.min(kit.inner.height, radius * 1.36);
  const words: Frame = { x: width / 2 - side, width: side * 2, y: height / 2 - tall / 2, height: tall };
  setSoftly(kit, words, { align: "middle", anchor: "middle", isTight: true });
}
