import { figuresFor } from "../../../engine/compose/subject-figure.ts";
import type { Page } from "../../content/page.ts";
import { medallion } from "./emblem.ts";
import { drawBorder, fieldOf, inset } from "./ornaments.ts";
import { burst } from "./rays.ts";

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
  drawBack(kit, { x, y, width, height }, on) {
    const reach = Math.hypot(width, height);
    const rays = { at: [x + width / 2, y + height / 2] as const, inner: 0, outer: reach, range: [0, 1] as const };
    kit.group("Rays", [{ path: burst({ ...rays, count: 36 }), fill: on === "accent" ? "highlight" : "support" }]);
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
