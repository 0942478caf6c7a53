import { figuresFor } from "../../../engine/compose/subject-figure.ts";
import type { Page } from "../../content/page.ts";
import { backOf, cutFigure } from "./cut-figure.ts";
import { pebble, place, sheetPath } from "./paper-shapes.ts";

/** A sheet on colored paper, with the rim of a second sheet under it. */
export const page: Page = {
  open(kit) {
    const { unit, width, height } = kit;
    const random = kit.random.fork("page");
    const canvas = { x: 0, y: 0, width, height };
    const within = (edge: number) => ({ x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge });
    kit.group(
      "Sheet",
      [
        { path: sheetPath(within(-unit * 6), random, unit), fill: "accent" },
        { path: sheetPath(within(unit * 4.4), random, unit * 0.22), fill: "highlight" },
        { path: sheetPath(within(unit * 6.6), random, unit * 0.22), fill: "ground" },
      ],
      canvas,
    );
    return {
      frame: within(unit * 13),
      align: "start",
      isFramed: true,
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
      size: side * 1.04,
      turn: random.next(),
    });
    const inner = side * 0.7;
    const room = {
      x: left + (side - inner) / 2,
      y: frame.y + (frame.height - inner) / 2,
      width: inner,
      height: inner,
    };
    const back = backOf(kit, figure, on === "highlight" ? ["support", "accent"] : ["highlight", "support"]);
    kit.group("Figure", [
      { path: scrap, fill: back },
      ...cutFigure(kit, figure, kit.random.fork("figure"), room, [back, on]),
    ]);
  },
};
