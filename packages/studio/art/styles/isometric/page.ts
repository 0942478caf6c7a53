import { polygon } from "../../../engine/geometry/path.ts";
import type { Page } from "../../content/page.ts";
import { drawStatue } from "./relief.ts";

/** A thick plate seen from above: its face carries the words, two sides show how thick it is. */
export const page: Page = {
  open(kit) {
    const { width, height, unit } = kit;
    const [edge, thick] = [unit * 4.5, unit * 3];
    const [left, top, right, bottom] = [edge, edge, width - edge - thick, height - edge - thick];
    kit.group("Edge", [
      {
        path: polygon([
          [right, top],
          [right + thick, top + thick],
          [right + thick, bottom + thick],
          [right, bottom],
        ]),
        fill: "support",
      },
      {
        path: polygon([
          [left, bottom],
          [right, bottom],
          [right + thick, bottom + thick],
          [left + thick, bottom + thick],
        ]),
        fill: "accent",
      },
    ]);
    const pad = unit * 5;
    return {
      frame: { x: left + pad, y: top + pad, width: right - left - 2 * pad, height: bottom - top - 2 * pad },
      align: "start",
      on: "ground",
      fill: "ink",
      leader: "line",
      rule: 0.3,
      panel: { fill: "accent", radius: 0 },
    };
  },
  drawSubject(kit, frame, { align }) {
    const width = align === "middle" ? frame.width : Math.min(frame.width, frame.height * 1.2);
    drawStatue(kit, { ...frame, width });
  },
};
