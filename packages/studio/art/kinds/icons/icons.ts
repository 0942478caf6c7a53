import type { StyleId } from "../../../engine/brief/brief.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import type { Frame } from "../../../engine/geometry/path.ts";
import type { Composition } from "../../styles/style.ts";
import { figurePlans, figureSet } from "../figure-set.ts";
import { grown, scaledFrame, squareIn } from "../frames.ts";
import { plainHand } from "../hands/flat-hands.ts";
import { handOf } from "../hands/hands.ts";
import { pairingsOn } from "../pairings.ts";
import { iconSets, type SetPlan } from "./icon-sets.ts";
import { plateOf } from "./plates.ts";

/** Nine icons or sixteen; fifteen where the canvas is much wider or higher than a square. */
function gridOf({ width, height, brief }: Kit): { readonly columns: number; readonly rows: number } {
  const ratio = width / height;
  if (ratio > 1.5) return { columns: 5, rows: 3 };
  if (ratio < 0.67) return { columns: 3, rows: 5 };
  return brief.detail > 50 ? { columns: 4, rows: 4 } : { columns: 3, rows: 3 };
}

function drawSet(kit: Kit, { plate, backs, bodies }: SetPlan): void {
  const { brief, width, height, unit, random } = kit;
  const { columns, rows } = gridOf(kit);
  const shape = plateOf(plate);
  const edge = shape.isCell ? 0 : unit * 6;
  const [w, h] = [(width - 2 * edge) / columns, (height - 2 * edge) / rows];
  const weight = Math.min(w, h) * (brief.style === "brutal" ? 0.016 : 0.015);
  const pairings = pairingsOn(kit, backs, bodies);
  const hand = handOf(brief.style);
  // Two halves on two halves are four.
  const plateHand = brief.style === "bauhaus" || brief.style === "editorial" ? plainHand : hand;
  for (const [index, figure] of figureSet(brief, columns * rows, random.fork("figures")).entries()) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const cell: Frame = { x: edge + column * w, y: edge + row * h, width: w, height: h };
    const own = random.fork(`icon ${figure.id}`);
    // Neighbors differ in every direction.
    const pairing = pairings[(column + row * (pairings.length > 2 ? pairings.length - 1 : 1)) % pairings.length];
    if (!pairing) continue;
    const back = shape.isCell ? grown(cell, 0.3) : scaledFrame(cell, 0.8);
    const path = shape.path(back);
    const plans: ShapePlan[] = [];
    if (path.length > 0) {
      const drawn = plateHand({ kit, frame: squareIn(back), weight, random: own.fork("plate") });
      plans.push(...drawn.form([{ path }], { fill: pairing.back, under: "ground" }));
    }
    const frame = scaledFrame(squareIn(back), shape.share, shape.down);
    const colors = { ...pairing, under: path.length > 0 ? pairing.back : ("ground" as const) };
    plans.push(...figurePlans(figure, hand({ kit, frame, weight, random: own }), frame, colors, own));
    kit.group(`Icon ${index + 1} ${figure.id}`, plans);
  }
}

/** Icons on one grid, of one weight: what they are put on differs. */
export const iconCompositions = (style: StyleId): readonly Composition[] =>
  iconSets[style].map((plan) => ({ id: `icons-${plan.plate}`, compose: (kit) => drawSet(kit, plan) }));
