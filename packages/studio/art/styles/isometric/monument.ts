import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { ball, box, cone, cylinder, dome, opening, stairs, windows } from "./solids.ts";
import { setBesideStage, stageOf } from "./stage.ts";
import { drawScene, type Solid } from "./view.ts";

/** A small palace on a terrace: a tower, an arcade, stairs, and things that roll. */
export function monument(kit: Kit): void {
  const random = kit.random.fork("monument");
  const stage = stageOf(kit, 0.58);
  const [a, b, c] = random.shuffled(["accent", "support", "highlight"] as const) as [
    PaletteRole,
    PaletteRole,
    PaletteRole,
  ];
  const tall = random.between(3.2, 4.4);
  const tower: Solid[] = [
    box([0.8, 0.8, 1], [2, 2, tall], a, { onSides: opening(0.5, 0.42) }),
    box([0.65, 0.65, 1 + tall], [2.3, 2.3, 0.3], b),
    ...random.pick([
      () => [dome([1.8, 1.8, 1.3 + tall], 0.95, c), cylinder([1.8, 1.8, 2.25 + tall], 0.07, 0.5, c)],
      () => [cone([1.8, 1.8, 1.3 + tall], 1.02, 2, c)],
      () => [
        box([1.15, 1.15, 1.3 + tall], [1.3, 1.3, 0.7], a, { onSides: windows(3, 1) }),
        box([1.45, 1.45, 2 + tall], [0.7, 0.7, 0.8], c),
      ],
    ])(),
  ];
  const low = random.between(1.3, 1.9);
  const hall: Solid[] = [
    box([2.8, 0.9, 1], [3, 1.5, low], b, { onSides: random.chance(0.5) ? windows(5, 2) : windows(4, 1) }),
    box([2.8, 0.75, 1 + low], [3.2, 1.8, 0.22], c),
  ];
  const arcade: Solid[] = Array.from({ length: 4 }, (_, index) =>
    cylinder([1.25, 3.3 + index * 0.92, 1], 0.2, 1.5, index % 2 === 0 ? b : a),
  );
  arcade.push(box([0.95, 2.98, 2.5], [0.62, 3.4, 0.32], a));
  // Nothing in the court has the color of its floor.
  const court: Solid[] = [
    ...stairs([3.2, 2.5, 1], [1.8, 1.5, 0.9], "y", 5, b, a),
    ball([5.7, 5.6, 1], 0.42, a),
    box([2.7, 5.4, 1], [0.8, 0.8, 0.8], b),
    ...(kit.brief.detail > 40 ? [ball([3.1, 5.8, 1.8], 0.26, a), cylinder([5.7, 3.6, 1], 0.3, 0.5, a, b)] : []),
  ];
  const terrace: Solid[] = [
    box([0, 0, 0], [7.2, 7.2, 0.5], b),
    box([0.4, 0.4, 0.5], [6.4, 6.4, 0.5], b, { top: c }),
    ...stairs([2.9, 7.2, 0], [1.2, 1.6, 0.45], "y", 3, a),
  ];
  drawScene(kit, [...terrace, ...tower, ...hall, ...arcade, ...court], { frame: stage });
  setBesideStage(kit, stage);
}
