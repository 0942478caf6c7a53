import type { Kit } from "../../../engine/compose/kit.ts";
import { circle, type Frame, type Path, rectangle } from "../../../engine/geometry/path.ts";
import { metalOnAxis } from "./metal.ts";
import { drawBorder, fieldOf } from "./ornaments.ts";
import { setOnAxis } from "./words.ts";

/** Pipes that step down toward the axis from both sides, above and below, as on the front of an organ or a cinema. */
export function organ(kit: Kit): void {
  const { width, height, unit, brief } = kit;
  const field = fieldOf(kit);
  const isWide = width > height * 1.2;
  const count = Math.round((isWide ? 13 : 7) + brief.detail / 25);
  const step = field.width / (count * 2 + 1);
  const tallest = field.height * (isWide ? 0.46 : 0.23);
  const isBeaded = kit.random.fork("organ").chance(0.5);
  const pipes: Path[] = [];
  const shadows: Path[] = [];
  for (let index = 0; index < count * 2 + 1; index++) {
    const fromAxis = Math.abs(index - count) / count;
    const long = tallest * (isWide ? fromAxis ** 3.4 : 0.2 + 0.8 * fromAxis ** 1.2) + unit * 2.6;
    const x = field.x + (index + 0.5) * step;
    for (const isTop of [true, false]) {
      const y = isTop ? field.y : field.y + field.height - long;
      const pipe = { x: x - step * 0.31, width: step * 0.62, y, height: long };
      shadows.push(rectangle(pipe));
      pipes.push(rectangle({ ...pipe, x: x - step * 0.13, width: step * 0.26 }));
      if (isBeaded) pipes.push(circle(x, isTop ? y + long + step * 0.6 : y - step * 0.6, step * 0.26));
      else pipes.push(rectangle({ ...pipe, y: isTop ? y + long : y - unit * 0.7, height: unit * 0.7 }));
    }
  }
  kit.group("Pipes", [
    { path: shadows.flat(), fill: "support" },
    { path: pipes.flat(), fill: metalOnAxis(field) },
  ]);
  drawBorder(kit, { count: 0, size: 0 });
  const words: Frame = isWide
    ? { x: width * 0.27, width: width * 0.46, y: field.y + unit * 11, height: field.height - unit * 22 }
    : {
        x: field.x + unit * 5,
        width: field.width - unit * 10,
        y: field.y + tallest * 0.94 + unit * 6,
        height: field.height - tallest * 1.88 - unit * 12,
      };
  setOnAxis(kit, words);
}
