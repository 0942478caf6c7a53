import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { circle, type Frame, type Point } from "../../../engine/geometry/path.ts";
import { solidFigure } from "./figure.ts";
import { canvasOf, drawField, glow, isDusk } from "./glow.ts";
import { grain } from "./grain.ts";
import { isWide } from "./stage.ts";
import { setSoftly } from "./words.ts";

/** The edge of a planet glows at the bottom of the sky, and the figure is on top of it. */
export function horizon(kit: Kit): void {
  const { width, height, unit, inner } = kit;
  const random = kit.random.fork("horizon");
  const wide = isWide(kit);
  const dusk = isDusk(kit);
  const [figure] = figuresFor(kit);
  drawField(kit, [width / 2, height * 0.3]);
  const edge = height * (wide ? 0.8 : figure ? 0.86 : 0.74);
  const radius = width * (wide ? 1.1 : 1.3);
  const at: Point = [wide && figure ? width * 0.74 : width / 2, edge + radius];
  const planet: ShapePlan = {
    path: circle(...at, radius),
    fill: {
      gradient: "radial",
      from: [...at],
      to: [at[0] + radius, at[1]],
      stops: [
        { at: 0, paint: dusk ? "ground" : "support" },
        { at: 0.72, paint: dusk ? "ground" : "support" },
        { at: 0.86, paint: dusk ? "support" : "accent" },
        { at: 0.95, paint: "accent" },
        { at: 0.99, paint: "highlight" },
        { at: 1, paint: dusk ? "highlight" : "ground" },
      ],
    },
  };
  const shine = (x: number, y: number) => {
    const inside = 1 - Math.hypot(x - at[0], y - at[1]) / radius;
    return y < height ? Math.exp(-(((inside - 0.07) / 0.05) ** 2)) : 0;
  };
  const crown: Point = [at[0], edge + unit * 6];
  const tall = wide ? edge - inner.y : Math.min(height * 0.4, inner.width * 0.9);
  const stage: Frame = wide
    ? { x: width * 0.54, y: edge - tall, width: inner.x + inner.width - width * 0.54, height: tall + unit }
    : { ...inner, y: edge - tall, height: tall + unit };
  const placed = figure && placeFigure({ ...figure, isUpright: true }, kit.random.fork("figure"), stage, { down: 1 });
  kit.group(
    "Planet",
    [
      glow(crown, width * 0.6, "accent", 0.9),
      glow(crown, wide ? height * 0.3 : width * 0.45, "highlight", dusk ? 0.6 : 1),
      ...(placed ? solidFigure(kit, placed) : []),
      planet,
      { path: grain(random, at, radius, 1_400, unit * 0.14, shine), fill: "ink", opacity: dusk ? 0.22 : 0.3 },
    ],
    canvasOf(kit),
  );
  if (wide) {
    const words = { ...inner, height: edge - inner.y - unit * 8 };
    setSoftly(
      kit,
      placed
        ? { ...words, width: placed.frame.x - inner.x - unit * 6 }
        : { ...words, x: width * 0.16, width: width * 0.68 },
      placed ? {} : { align: "middle" },
    );
    return;
  }
  const bottom = placed ? placed.frame.y - unit * 5 : edge - unit * (dusk ? 14 : 8);
  setSoftly(kit, { ...inner, height: bottom - inner.y }, { align: "middle", isTight: true, sublineWidth: 0.86 });
}
