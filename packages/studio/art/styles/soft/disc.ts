import type { Kit } from "../../../engine/compose/kit.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { circle, type Point, rectangle } from "../../../engine/geometry/path.ts";
import { solidFigure } from "./figure.ts";
import { canvasOf, isDusk, linear } from "./glow.ts";
import { stageOf } from "./stage.ts";
import { setSoftly } from "./words.ts";

/** A large figure before a low sun whose color runs out downward. */
export function disc(kit: Kit): void {
  const { width, height } = kit;
  const { stage, words, wide } = stageOf(kit, 0.51, 0.5);
  const dusk = isDusk(kit);
  const radius = Math.min(stage.width, stage.height) / 2;
  const at: Point = [stage.x + stage.width / 2, stage.y + stage.height / 2];
  const pale = dusk ? "support" : "highlight";
  kit.group("Field", [
    {
      path: rectangle({ x: 0, y: 0, width, height }),
      fill: linear(
        [0, 0],
        [0, height],
        [
          [0, "ground"],
          [1, pale],
        ],
      ),
    },
  ]);
  const [figure] = figuresFor(kit);
  const side = radius * 2 * 0.98;
  const placed =
    figure &&
    placeFigure(
      { ...figure, isUpright: true },
      kit.random.fork("figure"),
      { x: at[0] - side / 2, y: at[1] - radius * 0.86, width: side, height: radius * 1.86 },
      { down: 1 },
    );
  kit.group(
    "Sun",
    [
      {
        path: circle(...at, radius),
        fill: linear(
          [at[0], at[1] - radius],
          [at[0], at[1] + radius],
          [
            [0, "accent"],
            [0.45, dusk ? "accent" : "support"],
            [1, pale],
          ],
        ),
      },
      ...(placed ? solidFigure(kit, placed) : []),
    ],
    canvasOf(kit),
  );
  setSoftly(kit, words, wide ? { anchor: "middle" } : {});
}
