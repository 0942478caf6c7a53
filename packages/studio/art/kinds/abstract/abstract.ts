import type { StyleId } from "../../../engine/brief/brief.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import type { Point } from "../../../engine/geometry/path.ts";
import { glow } from "../../styles/soft/glow.ts";
import { spherePlans } from "../../styles/soft/sphere.ts";
import type { Composition } from "../../styles/style.ts";
import { facets, glass } from "./cells.ts";
import { blockField, gardenField, pipeField, rippleField } from "./columns.ts";
import { type Draw, planeOf } from "./plane.ts";
import { current, heights, hills, packing, rays, ripples } from "./sweeps.ts";

/** Lights of near hues that run into each other. */
const mesh: Draw = (plane) => {
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

const draws = { hills, ripples, glass, facets, current, packing, rays, heights, mesh } as const satisfies Record<
  string,
  Draw
>;
type DrawName = keyof typeof draws;

/** Drawings that suit each style; blocks have their own. */
const drawsOf: Readonly<Record<Exclude<StyleId, "isometric">, readonly DrawName[]>> = {
  swiss: ["ripples", "packing", "glass", "current", "rays"],
  bauhaus: ["ripples", "glass", "rays", "facets", "packing"],
  "cut-out": ["hills", "packing", "glass", "ripples"],
  deco: ["rays", "ripples", "hills", "glass", "current"],
  riso: ["hills", "ripples", "current", "packing", "rays"],
  editorial: ["hills", "facets", "current", "glass", "heights"],
  soft: ["mesh", "hills", "facets", "packing", "ripples"],
  line: ["heights", "current", "hills", "ripples", "glass"],
  brutal: ["rays", "glass", "current", "packing", "hills"],
};

const draw = (kit: Kit, name: DrawName): void => {
  const plane = planeOf(kit);
  kit.group(name, draws[name](plane), plane.canvas);
};

const blocks: readonly Composition[] = [
  { id: "blocks", compose: blockField },
  { id: "ripple", compose: rippleField },
  { id: "pipes", compose: pipeField },
  { id: "garden", compose: gardenField },
];

/** Pictures of nothing but form and color, from edge to edge. */
export const abstractCompositions = (style: StyleId): readonly Composition[] =>
  style === "isometric" ? blocks : drawsOf[style].map((name) => ({ id: name, compose: (kit) => draw(kit, name) }));
