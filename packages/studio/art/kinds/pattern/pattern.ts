import type { StyleId } from "../../../engine/brief/brief.ts";
import { contrast } from "../../../engine/color/color.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import type { Composition } from "../../styles/style.ts";
import { stripes, truchet, woven } from "./bands.ts";
import { brick, halfDrop, scatter } from "./layouts.ts";
import { petals, rhythm, scallops, terrazzo } from "./rounds.ts";
import { blocksOf, checker, mosaic } from "./squares.ts";
import { type Layout, repeatFor, tileOf } from "./tile.ts";

interface PatternPlan {
  readonly layout: Layout;
  /** Scale of the tile: 2 for one twice as large. */
  readonly scale: number;
}

const layouts = {
  "half-drop": { layout: halfDrop, scale: 1 },
  brick: { layout: brick, scale: 1.5 },
  scatter: { layout: scatter, scale: 1.9 },
  checker: { layout: checker, scale: 2 },
  stripes: { layout: stripes, scale: 1.3 },
  truchet: { layout: truchet, scale: 1.6 },
  woven: { layout: woven, scale: 1.6 },
  scallops: { layout: scallops, scale: 1.8 },
  petals: { layout: petals, scale: 1.6 },
  blocks: { layout: blocksOf("plain"), scale: 1.7 },
  stairs: { layout: blocksOf("stairs"), scale: 1.7 },
  windows: { layout: blocksOf("windows"), scale: 1.7 },
  mosaic: { layout: mosaic, scale: 2 },
  rhythm: { layout: rhythm, scale: 1.8 },
  terrazzo: { layout: terrazzo, scale: 1.7 },
} as const satisfies Record<string, PatternPlan>;

type LayoutName = keyof typeof layouts;

/** Layouts of things, for briefs that name some, and layouts of shapes alone. */
const thingLayouts: readonly LayoutName[] = ["half-drop", "scatter", "brick", "checker", "stripes"];

const shapeLayouts: Readonly<Record<StyleId, readonly LayoutName[]>> = {
  swiss: ["rhythm", "truchet", "petals", "mosaic"],
  bauhaus: ["mosaic", "truchet", "woven", "petals"],
  "cut-out": ["scatter", "terrazzo", "checker", "mosaic"],
  deco: ["scallops", "petals", "truchet", "woven"],
  riso: ["petals", "scallops", "terrazzo", "truchet"],
  editorial: ["half-drop", "stripes", "petals", "brick"],
  soft: ["petals", "rhythm", "scallops", "truchet"],
  line: ["scallops", "truchet", "petals", "woven"],
  brutal: ["checker", "woven", "truchet", "terrazzo"],
  isometric: ["blocks", "stairs", "windows", "woven"],
};

/** Colors that can be seen on the ground, the strongest first. */
function colorsOn(kit: Kit): readonly [PaletteRole, ...PaletteRole[]] {
  const { style } = kit.brief;
  if (style === "deco") return ["accent", "highlight"];
  const isSeen = (role: PaletteRole) => contrast(kit.color(role), kit.color("ground")) >= 1.5;
  const withInk = style === "swiss" || style === "bauhaus";
  const seen = (["accent", "support", "highlight", "ink"] as const).filter(
    (role) => isSeen(role) && (role !== "ink" || withInk),
  );
  const [first = "ink", ...more] = seen;
  return [first, ...more];
}

function draw(kit: Kit, name: LayoutName): void {
  const { layout, scale } = layouts[name];
  const repeat = repeatFor(kit, scale);
  const tile = tileOf(kit, repeat, colorsOn(kit));
  kit.tile("Tile", layout(tile), repeat);
}

/** One tile, repeated over the canvas without a seam. */
export const patternCompositions = (
  style: StyleId,
  { hasThings, isGeometric }: { readonly hasThings: boolean; readonly isGeometric: boolean },
): readonly Composition[] =>
  (hasThings
    ? thingLayouts
    : [...new Set([...shapeLayouts[style], ...(isGeometric ? [] : (["half-drop", "scatter"] as const))])]
  ).map((name) => ({
    id: name,
    compose: (kit) => draw(kit, name),
  }));
