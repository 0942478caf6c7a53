import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { figuresFor } from "../../../engine/compose/subject-figure.ts";
import { printPlans } from "./print.ts";
import { box } from "./solids.ts";
import { setBesideStage, stageOf } from "./stage.ts";
import { drawScene } from "./view.ts";

/** A large box with the figure printed on the two sides that are seen. */
export function crate(kit: Kit): void {
  const random = kit.random.fork("crate");
  const stage = stageOf(kit);
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const [color, band, lid] = random.shuffled(["accent", "support", "highlight"] as const) as [
    PaletteRole,
    PaletteRole,
    PaletteRole,
  ];
  const [size, tall] = [5, 3.7];
  const body = box([0, 0, 0], [size, size, tall], color, {
    onSides: (view, face, opacity) =>
      printPlans(kit, {
        figure,
        on: color,
        // A square in the middle of the side.
        at: ([across, down]) => {
          const share = 0.5 + ((across - 0.5) * tall) / size;
          return view.at(face(view.light === 1 ? share : 1 - share, 1 - down));
        },
        shade: { paint: view.shade, opacity },
      }),
  });
  const rim = 0.12;
  const solids = [body, box([-rim, -rim, tall], [size + 2 * rim, size + 2 * rim, 0.6], lid, { top: band })];
  drawScene(kit, solids, { frame: stage, reach: 0.25 });
  setBesideStage(kit, stage);
}
