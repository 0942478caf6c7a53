import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { type Frame, rectangle } from "../../../engine/geometry/path.ts";
import type { Page } from "../../content/page.ts";
import { pressOf } from "./press.ts";
import { accentInk, naturalInk, printFigure } from "./print-figure.ts";

/** A strip of two inks over each other at the head and at the foot. */
export const page: Page = {
  open(kit) {
    const { unit, inner, width, height } = kit;
    const strip = unit * 5;
    const press = pressOf(kit, { x: 0, y: 0, width, height });
    const at = (y: number, from: number, share: number): Frame => ({
      x: width * from,
      y,
      width: width * share,
      height: strip,
    });
    const foot = height - strip;
    press.print(
      "Edge",
      [
        { path: rectangle(at(0, 0, 0.68)), ink: "accent" },
        { path: rectangle(at(0, 0.42, 0.58)), ink: "support" },
        { path: rectangle(at(foot, 0, 0.5)), ink: "support" },
        { path: rectangle(at(foot, 0.3, 0.7)), ink: "accent" },
      ],
      { clip: { x: 0, y: 0, width, height } },
    );
    const top = strip + unit * 6;
    return {
      frame: { ...inner, y: top, height: height - 2 * top },
      align: "start",
      on: "ground",
      fill: "ink",
      leader: "dots",
      rule: 0.5,
      panel: { fill: "accent", radius: 0 },
    };
  },
  drawSubject(kit, frame, { on, align }) {
    const [figure] = figuresFor(kit);
    if (!figure) return;
    const placed = placeFigure(figure, kit.random.fork("figure"), frame, { across: align === "middle" ? 0.5 : 0 });
    const press = pressOf(kit, frame);
    const natural = naturalInk(kit, figure);
    const front = on === "accent" ? "ink" : (natural ?? "accent");
    press.print(
      "Figure",
      printFigure(placed, {
        front,
        second: accentInk(figure, front === "support" ? "accent" : "support"),
        on: "paper",
      }),
    );
  },
};
