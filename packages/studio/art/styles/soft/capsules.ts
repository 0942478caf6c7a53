import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { type Frame, type Point, rectangle } from "../../../engine/geometry/path.ts";
import { canvasOf, drawField, glow, isDusk, linear } from "./glow.ts";
import { spherePlans } from "./sphere.ts";
import { setSoftly } from "./words.ts";

/** Capsules of light in a row, long and short as a swell of sound. */
export function capsules(kit: Kit): void {
  const { width, height, unit, inner } = kit;
  const isWide = width > height * 1.2;
  const stage: Frame = isWide
    ? { x: width * 0.54, y: inner.y, width: width * 0.46 - inner.x, height: inner.height }
    : { ...inner, height: inner.height * (kit.brief.headline.length > 28 ? 0.42 : 0.48) };
  drawField(kit, isWide ? [width * 0.25, height / 2] : [width / 2, height * 0.8]);
  kit.group(
    "Light",
    [
      glow(
        [stage.x + stage.width / 2, stage.y + stage.height / 2],
        stage.width * 0.7,
        isDusk(kit) ? "accent" : "highlight",
        0.7,
      ),
    ],
    canvasOf(kit),
  );
  kit.group("Capsules", capsulePlans(kit, stage));
  if (isWide) {
    setSoftly(kit, { ...inner, width: stage.x - inner.x - unit * 7 }, { anchor: "middle" });
    return;
  }
  const top = stage.y + stage.height + unit * 7;
  setSoftly(kit, { ...inner, y: top, height: inner.y + inner.height - top });
}

/** Draws capsules. Those that are short enough carry a ball. */
function capsulePlans(kit: Kit, frame: Frame): ShapePlan[] {
  const random = kit.random.fork("capsules");
  const dusk = isDusk(kit);
  const count = Math.round(5 + kit.brief.detail / 34);
  const step = frame.width / count;
  const wide = step * 0.88;
  const [phase, swells] = [random.next() * 6, random.pick([0.5, 0.8, 1.1])];
  const bottom = frame.y + frame.height;
  let isBefore = false;
  return Array.from({ length: count }, (_, index): ShapePlan[] => {
    const swell = 0.5 + 0.5 * Math.sin(phase + (index / (count - 1)) * swells * 2 * Math.PI);
    const long = Math.max(wide, frame.height * (0.34 + 0.66 * swell));
    const x = frame.x + (index + 0.5) * step - wide / 2;
    const y = bottom - long;
    const [from, to] = index % 2 === 1 ? [bottom, y] : [y, bottom];
    const fill = linear(
      [x, from],
      [x, to],
      [
        [0, dusk ? "highlight" : "ground"],
        [0.4, dusk ? "accent" : "highlight"],
        [0.8, "accent"],
        [1, "support"],
      ],
    );
    const at: Point = [x + wide / 2, y - wide * 0.62];
    const hasBall = !isBefore && at[1] - wide / 2 >= frame.y;
    isBefore = hasBall;
    return [
      { path: rectangle({ x, y, width: wide, height: long }, wide / 2), fill },
      ...(hasBall ? spherePlans(kit, { at, radius: wide / 2, random, specks: 240 }) : []),
    ];
  }).flat();
}
