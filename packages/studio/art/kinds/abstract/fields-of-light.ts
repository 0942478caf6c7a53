import type { ShapePlan } from "../../../engine/compose/kit.ts";
import type { Point } from "../../../engine/geometry/path.ts";
import { glow } from "../../styles/soft/glow.ts";
import { spherePlans } from "../../styles/soft/sphere.ts";
import type { Draw } from "./plane.ts";

/** Lights of near hues that run into each other. */
export const mesh: Draw = (plane) => {
  const { canvas, random, vigor, long, short, kit } = plane;
  const chance = random.fork("mesh");
  const count = Math.round(6 + vigor * 6);
  const paints = chance.shuffled(["accent", "support", "highlight", "accent", "support"] as const);
  const lights = Array.from({ length: count }, (_, index): ShapePlan => {
    const at: Point = [canvas.width * chance.between(-0.1, 1.1), canvas.height * chance.between(-0.1, 1.1)];
    return glow(at, long * chance.between(0.26, 0.55), paints[index % paints.length] ?? "accent", 0.95);
  });
  const balls = Math.round(vigor * 5);
  const spheres = Array.from({ length: balls }, (_, index): ShapePlan[] => {
    const radius = short * chance.between(0.05, index === 0 ? 0.24 : 0.12);
    const at: Point = [canvas.width * chance.between(0.15, 0.85), canvas.height * chance.between(0.2, 0.8)];
    return spherePlans(kit, { at, radius, random: chance.fork(`${index}`), specks: index === 0 ? 700 : 160 });
  });
  return [...lights, ...spheres.flat()];
};
