import type { Kit } from "../../../engine/compose/kit.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { type Frame, rectangle } from "../../../engine/geometry/path.ts";
import { solidFigure } from "./figure.ts";
import { canvasOf, isDusk, linear } from "./glow.ts";
import { isWide } from "./stage.ts";
import { setSoftly } from "./words.ts";

/** Two fields of color meet in a straight edge; the figure stands across it. */
export function straddle(kit: Kit): void {
  const { width, height, unit, inner, brief } = kit;
  const wide = isWide(kit);
  const dusk = isDusk(kit);
  const edge = wide ? width * 0.72 : height * (brief.headline.length > 28 ? 0.36 : 0.4);
  const first: Frame = wide ? { x: 0, y: 0, width: edge, height } : { x: 0, y: 0, width, height: edge };
  const second: Frame = wide
    ? { x: edge, y: 0, width: width - edge, height }
    : { x: 0, y: edge, width, height: height - edge };
  const run = (frame: Frame): [[number, number], [number, number]] => [
    [frame.x, frame.y],
    [frame.x + frame.width, frame.y + frame.height],
  ];
  const vivid = linear(...run(wide ? second : first), [
    [0, "support"],
    [1, "accent"],
  ]);
  const calm = linear(...run(wide ? first : second), [
    [0, "ground"],
    [1, dusk ? "ground" : "highlight"],
  ]);
  kit.group("Fields", [
    { path: rectangle(first), fill: wide ? calm : vivid },
    { path: rectangle(second), fill: wide ? vivid : calm },
  ]);
  const [figure] = figuresFor(kit);
  const stage: Frame = wide
    ? { x: edge - width * 0.2, y: inner.y, width: width * 0.4, height: inner.height }
    : { x: inner.x, y: inner.y, width: inner.width, height: edge + height * 0.12 - inner.y };
  if (figure)
    kit.group(
      "Figure",
      solidFigure(kit, placeFigure({ ...figure, isUpright: true }, kit.random.fork("figure"), stage)),
      canvasOf(kit),
    );
  const top = stage.y + stage.height + unit * 6;
  const words: Frame = wide
    ? { ...inner, width: stage.x - inner.x - unit * 4 }
    : { ...inner, y: top, height: inner.y + inner.height - top };
  setSoftly(kit, words, wide ? { anchor: "middle" } : {});
}
