import { figuresFor, naturalBody } from "../../../engine/compose/subject-figure.ts";
import type { Point } from "../../../engine/geometry/path.ts";
import type { Page } from "../../content/page.ts";
import { cutFigure } from "./cut-figure.ts";
import { cutColors, leafShape, pebble, place, sheetPath, star } from "./paper-shapes.ts";

/** A sheet on colored paper, with scraps that look out from under its corners. */
export const page: Page = {
  open(kit) {
    const { unit, width, height, brief } = kit;
    const random = kit.random.fork("page");
    const canvas = { x: 0, y: 0, width, height };
    const edge = unit * 6;
    const sheet = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
    const corners: readonly Point[] = [
      [edge, edge],
      [width - edge, edge],
      [width - edge, height - edge],
      [edge, height - edge],
    ];
    const scraps = random.shuffled(corners).slice(0, brief.detail > 60 ? 4 : brief.detail > 30 ? 3 : 2);
    const shapes = [() => star(random, 9), () => pebble(random), () => leafShape(random)];
    kit.group(
      "Sheet",
      [
        {
          path: sheetPath({ x: -edge, y: -edge, width: width + 2 * edge, height: height + 2 * edge }, random, unit),
          fill: "accent",
        },
        ...scraps.map((at, index) => ({
          path: place(shapes[index % shapes.length]?.() ?? pebble(random), {
            at,
            size: unit * random.between(18, 26),
            turn: random.next(),
          }),
          fill: cutColors[1 + (index % 2)] ?? ("support" as const),
        })),
        { path: sheetPath(sheet, random, unit * 0.4), fill: "ground" },
      ],
      canvas,
    );
    const inset = unit * 13;
    return {
      frame: { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset },
      align: "start",
      on: "ground",
      fill: "ink",
      leader: "dots",
      rule: 0.5,
      panel: { fill: "accent", radius: 2 },
    };
  },
  drawSubject(kit, frame, { on, align }) {
    const [figure] = figuresFor(kit);
    if (!figure) return;
    const random = kit.random.fork("subject");
    const side = Math.min(frame.width, frame.height);
    const left = align === "middle" ? frame.x + (frame.width - side) / 2 : frame.x;
    const scrap = place(pebble(random), {
      at: [left + side / 2, frame.y + frame.height / 2],
      size: side,
      turn: random.next(),
    });
    const room = {
      x: left + side * 0.12,
      y: frame.y + (frame.height - side * 0.76) / 2,
      width: side * 0.76,
      height: side * 0.76,
    };
    const wanted = naturalBody(kit, figure, ["support", "highlight", "accent"], [on]);
    const back =
      on === "highlight" || wanted === "highlight" ? (wanted === "support" ? "accent" : "support") : "highlight";
    kit.group("Figure", [
      { path: scrap, fill: back },
      ...cutFigure(kit, figure, kit.random.fork("figure"), room, [back, on]),
    ]);
  },
};
