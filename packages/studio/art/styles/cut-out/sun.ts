import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { type Frame, type Point, smoothThrough } from "../../../engine/geometry/path.ts";
import { factColumns } from "../fact-columns.ts";
import { leafShape, pebble, place, star } from "./paper-shapes.ts";

/** A sun over hills, and leaves before them. */
export function sun(kit: Kit): void {
  const { width, height, unit, brief, inner } = kit;
  const random = kit.random.fork("sun");
  const canvas: Frame = { x: 0, y: 0, width, height };
  const short = Math.min(width, height);
  const isWide = width > height * 1.2;
  // A square has less room above the hills.
  const size = isWide ? 0.62 : Math.min(0.66, (height / width) * 0.5);
  const sunAt: Point = isWide
    ? [width * 0.76, height * 0.4]
    : [width * random.pick([0.32, 0.66]), height * (size < 0.6 ? 0.62 : 0.58)];
  const hill = (y: number, swing: number, fill: PaletteRole): ShapePlan => {
    const points = [0, 0.25, 0.5, 0.75, 1].map(
      (share): Point => [-unit * 10 + share * (width + unit * 20), y + Math.sin(share * 7 + swing) * short * 0.06],
    );
    return {
      path: smoothThrough([...points, [width + unit * 10, height + unit * 10], [-unit * 10, height + unit * 10]], 0.7),
      fill,
    };
  };
  const ground = isWide ? height * 0.72 : height * 0.74;
  kit.group(
    "Landscape",
    [
      {
        path: place(star(random, 13), { at: sunAt, size: short * size, turn: 0 }),
        fill: "highlight",
      },
      { path: place(pebble(random), { at: sunAt, size: short * size * 0.52, turn: 0 }), fill: "support" },
      hill(ground, random.between(0, 6), "accent"),
    ],
    canvas,
  );
  const count = Math.round(3 + brief.detail / 18);
  const leaves = Array.from({ length: count }, (_, index): ShapePlan => {
    const x = ((index + 0.5) / count) * width;
    const size = short * random.between(0.22, 0.3);
    return {
      path: place(leafShape(random), {
        at: [x, height - size * 0.22],
        size,
        turn: random.between(-0.05, 0.05),
        stretch: 1.2,
      }),
      fill: index % 2 === 0 ? "support" : "highlight",
    };
  });
  kit.group("Leaves", leaves, canvas);
  const words: Frame = isWide
    ? { ...inner, width: width * 0.48, height: ground - inner.y - unit * 8 }
    : { ...inner, height: sunAt[1] - short * size * 0.5 - inner.y - unit * 4 };
  stackWords(kit, words, { columns: factColumns(kit, words.width), headlineLinesMax: 3, isTight: true });
}
