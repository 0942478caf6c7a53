import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { type Frame, type Point, smoothThrough } from "../../../engine/geometry/path.ts";
import { factColumns } from "../fact-columns.ts";
import { alga, drop, pebble, place, sheetPath } from "./paper-shapes.ts";

/** A vase with leaves, before two fields of color. */
export function vase(kit: Kit): void {
  const { width, height, unit, brief, inner } = kit;
  const random = kit.random.fork("vase");
  const canvas: Frame = { x: 0, y: 0, width, height };
  const table = height * 0.56;
  const cx = width * random.pick([0.5, 0.62]);
  const size = Math.min(width, height * 0.7);
  const foot = table + size * 0.08;
  const stems = Math.round(5 + brief.detail / 25);
  const leaves = Array.from({ length: stems }, (_, index): ShapePlan => {
    const share = index / (stems - 1) - 0.5;
    const turn = share * 0.42;
    const long = size * random.between(0.4, 0.5);
    const from: Point = [cx + share * size * 0.1, foot - size * 0.26];
    const at: Point = [
      from[0] + Math.sin(turn * 2 * Math.PI) * long * 0.5,
      from[1] - Math.cos(turn * 2 * Math.PI) * long * 0.5,
    ];
    const shape = index % 3 === 2 ? drop(random) : alga(random, random.integer(4, 6));
    return {
      path: place(shape, { at, size: long, turn, stretch: 1.15 }),
      fill: index % 2 === 0 ? "highlight" : "ground",
    };
  });
  const body = smoothThrough(
    [
      [38, 4],
      [62, 4],
      [58, 22],
      [80, 52],
      [70, 90],
      [50, 97],
      [30, 90],
      [20, 52],
      [42, 22],
    ],
    0.8,
  );
  kit.group(
    "Room",
    [
      {
        path: sheetPath(
          { x: -unit * 3, y: -unit * 3, width: width + unit * 6, height: table + unit * 3 },
          random,
          unit * 0.25,
        ),
        fill: "accent",
      },
      {
        path: place(pebble(random), {
          at: [width * (cx > width * 0.55 ? 0.2 : 0.82), height * 0.13],
          size: size * 0.22,
          turn: 0,
        }),
        fill: "support",
      },
    ],
    canvas,
  );
  kit.group("Leaves", leaves, { ...canvas, height: foot });
  kit.group(
    "Vase",
    [{ path: place(body, { at: [cx, foot - size * 0.14], size: size * 0.32, turn: 0 }), fill: "support" }],
    canvas,
  );
  const top = foot + size * 0.02 + unit * 5;
  const words = { ...inner, y: top, height: inner.y + inner.height - top };
  stackWords(kit, words, { headlineLinesMax: 3, columns: factColumns(kit, words.width) });
}
