import { contrast, hexOf } from "../../../engine/color/color.ts";
import type { Palette } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { outlineOf, type PlacedFigure } from "../../../engine/compose/subject-figure.ts";
import type { Point } from "../../../engine/geometry/path.ts";
import type { Piece } from "../../figures/figure.ts";
import { filled, silhouetteOf } from "../../figures/silhouette.ts";
import { isDusk, linear } from "./glow.ts";

/** WCAG's contrast from which a form is seen at once. */
const formContrast = 3;

/** A figure of one deep color that gets darker downward; at dusk it is light. It stands out from all that a field may be. */
export function solidFigure(kit: Kit, { pieces, scale, frame }: PlacedFigure): ShapePlan[] {
  const dusk = isDusk(kit);
  const [from, to]: [Point, Point] = [
    [frame.x + frame.width * 0.3, frame.y],
    [frame.x + frame.width * 0.7, frame.y + frame.height],
  ];
  const deep = depthOf(kit.palette);
  const within = outlineOf({ pieces, scale });
  const light = linear(from, to, [
    [0, "ink"],
    [0.4, "highlight"],
    [1, "highlight"],
  ]);
  const shade = linear(from, to, [
    [0, "ink", deep],
    [1, "ink", Math.min(1, deep + 0.28)],
  ]);
  return runsOf(pieces).flatMap(({ part, run }): ShapePlan[] => {
    if (part === "detail")
      return run.map((piece) => ({ path: filled(piece, scale), within, fill: dusk ? "support" : "highlight" }));
    const path = silhouetteOf(run, scale);
    if (dusk) return [{ path, fill: part === "body" ? light : "ink" }];
    return [{ path, fill: "accent" }, part === "body" ? { path, fill: shade } : { path, fill: "ink", opacity: 0.22 }];
  });
}

/** Pieces of one part that follow each other are one form: what shines through has no seams. */
function runsOf(pieces: readonly Piece[]): { readonly part: Piece["part"]; readonly run: readonly Piece[] }[] {
  const starts = pieces.flatMap((piece, index) => (piece.part === pieces[index - 1]?.part ? [] : [index]));
  return starts.flatMap((start, index) => {
    const run = pieces.slice(start, starts[index + 1]);
    return run[0] ? [{ part: run[0].part, run }] : [];
  });
}

/** The least share of ink over the accent that stands out from the accent itself. */
function depthOf({ accent, ink }: Palette): number {
  for (let share = 0.4; share < 0.95; share += 0.05)
    if (contrast(mixed(accent, ink, share), accent) >= formContrast) return share;
  return 0.95;
}

/** One color laid over another, as it is painted. */
function mixed(under: string, over: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(1 + at * 2, 3 + at * 2), 16);
  const mix = (at: number) => Math.round(channel(under, at) * (1 - share) + channel(over, at) * share);
  return hexOf([mix(0), mix(1), mix(2)]);
}
