import type { StyleId } from "../../../engine/brief/brief.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import type { Composition } from "../../styles/style.ts";
import { facets, glass } from "./cells.ts";
import { blockField, gardenField, pipeField, rippleField } from "./columns.ts";
import { mesh } from "./fields-of-light.ts";
import { type Draw, planeOf } from "./plane.ts";
import { current, heights, hills, packing, rays, ripples } from "./sweeps.ts";

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
