import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { rectangle } from "../../../engine/geometry/path.ts";
import type { Page } from "../../content/page.ts";
import { pressOf } from "./press.ts";
import { accentInk, naturalInk, printFigure } from "./print-figure.ts";

/** A strip of one ink at the head. */
export const page: Page = {
  open(kit) {
    const { unit, inner, width } = kit;
    const strip = unit * 5;
    const head = { x: 0, y: 0, width, height: strip };
    pressOf(kit, head).print("Edge", [{ path: rectangle(head), ink: "accent" }], { clip: head });
    const top = strip + unit * 6;
    return {
      frame: { ...inner, y: top, height: inner.y + inner.height - top },
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
