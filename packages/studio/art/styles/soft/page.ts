import { rectangle } from "../../../engine/geometry/path.ts";
import type { Page } from "../../content/page.ts";
import { drawField, isDusk } from "./glow.ts";
import { drawShining } from "./lantern.ts";

/** A rounded card that floats on a field of light. */
export const page: Page = {
  open(kit) {
    const { width, height, unit } = kit;
    const dusk = isDusk(kit);
    drawField(kit, [width / 2, height / 2]);
    const edge = unit * 6;
    const card = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
    kit.shape("Card", { path: rectangle(card, unit * 6), fill: "ground", opacity: dusk ? 0.82 : 0.86, isPlate: true });
    const inset = unit * 13;
    return {
      frame: { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset },
      align: "middle",
      isFramed: true,
      on: "ground",
      fill: "ink",
      leader: "none",
      rule: 0.25,
      panel: { fill: "ink", radius: 5 },
    };
  },
  drawGround: (kit) => drawField(kit, [kit.width / 2, kit.height / 2]),
  drawSubject(kit, frame, { align }) {
    const width = align === "middle" ? frame.width : Math.min(frame.width, frame.height);
    drawShining(kit, { ...frame, width });
  },
};
