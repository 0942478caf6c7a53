import { figuresFor } from "../../../engine/compose/subject-figure.ts";
import type { Page } from "../../content/page.ts";
import { medallion } from "./emblem.ts";
import { drawBorder, fieldOf, inset } from "./ornaments.ts";

/** A border of metal with stepped corners, all on the axis. */
export const page: Page = {
  open(kit) {
    const { unit } = kit;
    drawBorder(kit, { count: 2, size: unit * 2.2 });
    return {
      frame: inset(fieldOf(kit), unit * 7),
      align: "middle",
      on: "ground",
      fill: "accent",
      leader: "dots",
      rule: 0.3,
      panel: { fill: "accent", radius: 0 },
    };
  },
  drawSubject(kit, frame, { align }) {
    const [figure] = figuresFor(kit);
    if (!figure) return;
    const side = Math.min(frame.width, frame.height);
    const square = {
      x: align === "middle" ? frame.x + (frame.width - side) / 2 : frame.x,
      y: frame.y + (frame.height - side) / 2,
      width: side,
      height: side,
    };
    kit.group("Medallion", medallion(kit, { ...figure, isUpright: true }, square, false));
  },
};
