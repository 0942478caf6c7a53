import { rectangle } from "../../../engine/geometry/path.ts";
import type { Page } from "../../content/page.ts";
import { drawSlab } from "./board.ts";

/** A plain panel within the margins, on a field of color. */
export const page: Page = {
  open(kit) {
    const { width, height, unit } = kit;
    const edge = unit * 5;
    const panel = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
    kit.group("Field", [{ path: rectangle({ x: 0, y: 0, width, height }), fill: "support" }]);
    kit.shape("Panel", { path: rectangle(panel), fill: "ground", isPlate: true });
    const inset = unit * 11;
    return {
      frame: { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset },
      align: "start",
      isFramed: true,
      on: "ground",
      fill: "ink",
      leader: "line",
      rule: 0.3,
      panel: { fill: "accent", radius: 0 },
    };
  },
  drawSubject(kit, frame, { align }) {
    const width = align === "middle" ? frame.width : Math.min(frame.width, frame.height * 1.6);
    drawSlab(kit, { ...frame, width }, "accent");
  },
};
