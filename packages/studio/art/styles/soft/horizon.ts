import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { circle, type Point } from "../../../engine/geometry/path.ts";
import { canvasOf, drawField, glow, isDusk } from "./glow.ts";
import { grain } from "./sphere.ts";
import { setSoftly } from "./words.ts";

/** The edge of a planet glows at the bottom of the sky. */
export function horizon(kit: Kit): void {
  const { width, height, unit, inner } = kit;
  const random = kit.random.fork("horizon");
  const isWide = width > height * 1.2;
  drawField(kit, [width / 2, height * 0.3]);
  const { date, place, price, action, brand } = kit.brief;
  const isFull = [date, place, price, action, brand].filter(Boolean).length > 3;
  const edge = height * (isWide ? 0.7 : 0.64) + (isFull ? height * 0.1 : 0);
  const radius = width * (isWide ? 0.85 : 0.95);
  const at: Point = [width / 2, edge + radius];
  const dusk = isDusk(kit);
  const planet: ShapePlan = {
    path: circle(...at, radius),
    fill: {
      gradient: "radial",
      from: [...at],
      to: [at[0] + radius, at[1]],
      stops: [
        { at: 0, paint: dusk ? "ground" : "support" },
        { at: 0.62, paint: dusk ? "ground" : "support" },
        { at: 0.82, paint: dusk ? "support" : "accent" },
        { at: 0.93, paint: "accent" },
        { at: 0.985, paint: "highlight" },
        { at: 1, paint: dusk ? "highlight" : "ground" },
      ],
    },
  };
  const shine = (x: number, y: number) => {
    const inside = 1 - Math.hypot(x - at[0], y - at[1]) / radius;
    return y < height ? Math.exp(-(((inside - 0.1) / 0.07) ** 2)) : 0;
  };
  const crown: Point = [width / 2, edge + unit * 6];
  kit.group(
    "Planet",
    [
      glow(crown, width * 0.6, "accent", 0.9),
      glow(crown, isWide ? height * 0.3 : width * (dusk ? 0.27 : 0.36), "highlight", dusk ? 0.75 : 1),
      planet,
      { path: grain(random, at, radius, 1_400, unit * 0.14, shine), fill: "ink", opacity: dusk ? 0.22 : 0.3 },
    ],
    canvasOf(kit),
  );
  const words = { ...inner, y: inner.y, height: edge - inner.y - unit * (dusk ? 14 : 8) };
  setSoftly(kit, isWide ? { ...words, x: width * 0.2, width: width * 0.6 } : words, {
    align: "middle",
    isTight: true,
    headlineLinesMax: 3,
    sublineWidth: 0.86,
  });
}
