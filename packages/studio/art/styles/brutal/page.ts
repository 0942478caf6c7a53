import { rectangle } from "../../../engine/geometry/path.ts";
import type { Page } from "../../content/page.ts";
import { drawBox, inset, lineWidth } from "./box.ts";
import { signsFor } from "./signs-for.ts";

/** A box with a hard shadow on a colored ground. */
export const page: Page = {
  open(kit) {
    const { width, height, unit } = kit;
    const canvas = { x: 0, y: 0, width, height };
    kit.group("Field", [{ path: rectangle(canvas), fill: "accent" }]);
    const box = inset(canvas, unit * 5);
    drawBox(kit, box, "ground", 2);
    return {
      frame: inset(box, unit * 6),
      align: "start",
      on: "ground",
      fill: "ink",
      leader: "line",
      rule: lineWidth(kit) / unit,
      panel: { fill: "ink", radius: 0 },
    };
  },
  drawSubject(kit, frame, { align }) {
    const [draw] = signsFor(kit, kit.random.fork("figure"), 1);
    const side = Math.min(frame.width, frame.height);
    const square = {
      x: align === "middle" ? frame.x + (frame.width - side) / 2 : frame.x,
      y: frame.y + (frame.height - side) / 2,
      width: side,
      height: side,
    };
    if (draw) kit.group("Sign", draw(inset(square, side * 0.04), { fill: "highlight", other: "support" }));
  },
};
