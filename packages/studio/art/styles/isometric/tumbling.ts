import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor } from "../../../engine/compose/subject-figure.ts";
import { type Point, polygon } from "../../../engine/geometry/path.ts";
import { factColumns } from "../fact-columns.ts";
import { pictureShare } from "../picture-share.ts";
import { printPlans } from "./print.ts";
import { project } from "./view.ts";

/** A field of cubes from edge to edge; on the tops of some are the things of a trade. */
export function tumbling(kit: Kit): void {
  const { random, brief } = kit;
  const choice = random.fork("tumbling");
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.54),
    wideShare: 0.5,
    pictureAt: "top",
    gap: 7,
  });
  const figures = figuresFor(kit);
  const across = brief.detail > 70 ? 4 : 3;
  // A cube is as broad as its long diagonal; every second row is half a cube off.
  const edge = picture.width / (across * 2 * Math.cos(Math.PI / 6));
  const [stepX, stepY] = [picture.width / across, edge * 1.5];
  const rows = Math.ceil(picture.height / stepY) + 1;
  const [top, left, right] = choice.shuffled(["accent", "support", "highlight"] as const) as [
    PaletteRole,
    PaletteRole,
    PaletteRole,
  ];
  const plans: ShapePlan[] = [];
  let shown = 0;
  for (let row = 0; row < rows; row++) {
    const odd = row % 2;
    for (let column = 0; column < across + odd; column++) {
      const x = picture.x + (column + (odd ? 0 : 0.5)) * stepX;
      const y = picture.y + row * stepY - edge * 0.5;
      const at = (a: number, b: number, c: number): Point => {
        const [px, py] = project([a * edge, b * edge, c * edge]);
        return [x + px, y + py];
      };
      const face = (corners: readonly Point[], fill: PaletteRole): ShapePlan => ({
        path: polygon(corners),
        fill,
        stroke: { paint: fill, width: 0.6 },
      });
      plans.push(
        face([at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)], top),
        face([at(0, 1, 1), at(1, 1, 1), at(1, 1, 0), at(0, 1, 0)], left),
        face([at(1, 0, 1), at(1, 1, 1), at(1, 1, 0), at(1, 0, 0)], right),
      );
      const figure = figures[shown % Math.max(1, figures.length)];
      const isWhole =
        (odd === 0 || (column > 0 && column < across)) &&
        y - edge > picture.y - 1 &&
        y < picture.y + picture.height + 1;
      if (!figure || !isWhole) continue;
      shown++;
      plans.push(...printPlans(kit, { figure, on: top, at: ([u, v]) => at(u, v, 1) }));
    }
  }
  kit.group("Cubes", plans, picture);
  stackWords(kit, words, {
    columns: factColumns(kit, words.width),
    headlineLinesMax: 3,
    ...(isWide && { anchor: "middle" }),
  });
}
