import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { type Frame, rectangle } from "../../../engine/geometry/path.ts";
import { solidFigure } from "./figure.ts";
import { canvasOf, drawField, glow, isDusk } from "./glow.ts";
import { isWide } from "./stage.ts";
import { setSoftly } from "./words.ts";

/** A rounded card with the words; the figure is half before its edge. */
export function card(kit: Kit): void {
  const { width, height, unit, inner } = kit;
  const dusk = isDusk(kit);
  const wide = isWide(kit);
  drawField(kit, [width / 2, height / 2]);
  const [figure] = figuresFor(kit);
  const top = figure ? height * 0.3 : inner.y;
  const frame: Frame = wide
    ? { ...inner, width: figure ? inner.width * 0.72 : inner.width }
    : { ...inner, y: top, height: inner.y + inner.height - top };
  const shadow = [-0.3, 0, 0.3].map(
    (share): ShapePlan =>
      glow(
        [frame.x + frame.width * (0.5 + share), frame.y + frame.height * 0.94],
        frame.height * 0.3,
        dusk ? "ground" : "accent",
        0.5,
      ),
  );
  kit.group("Shadow", shadow, canvasOf(kit));
  kit.shape("Card", {
    path: rectangle(frame, unit * 5),
    fill: "ground",
    opacity: dusk ? 0.85 : 0.94,
    isPlate: true,
  });
  const stage: Frame = wide
    ? {
        x: width * 0.6,
        y: inner.y + unit * 6,
        width: inner.x + inner.width - width * 0.6,
        height: inner.height - unit * 12,
      }
    : { x: inner.x + unit * 8, y: inner.y, width: inner.width - unit * 16, height: height * 0.4 - inner.y };
  if (figure)
    kit.group(
      "Figure",
      solidFigure(kit, placeFigure({ ...figure, isUpright: true }, kit.random.fork("figure"), stage)),
      canvasOf(kit),
    );
  const pad = unit * 6.5;
  const under = figure && !wide ? stage.y + stage.height + unit * 5 : frame.y + pad;
  const right = figure && wide ? stage.x - unit * 3 : frame.x + frame.width - pad;
  setSoftly(
    kit,
    { x: frame.x + pad, y: under, width: right - frame.x - pad, height: frame.y + frame.height - pad - under },
    wide ? { anchor: "middle" } : { align: "middle", anchor: "middle", isTight: true },
  );
}
