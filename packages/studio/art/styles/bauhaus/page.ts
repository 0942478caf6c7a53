import { figurePlans, figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { circle, type Frame } from "../../../engine/geometry/path.ts";
import type { Page } from "../../content/page.ts";
import { inkOn } from "../../content/panel.ts";
import { tilePlans } from "./tiles.ts";

/** A row of elementary shapes at the head, or a column of them at the left. */
export const page: Page = {
  open(kit) {
    const { width, height, unit, margin, brief } = kit;
    const isWide = width > height * 1.2;
    const [long, short] = isWide ? [height, width] : [width, height];
    const count = Math.max(4, Math.round((long / unit) * (brief.detail > 60 ? 0.09 : 0.075)));
    const size = Math.min(long / count, short * 0.2);
    const band: Frame = isWide ? { x: 0, y: 0, width: size, height } : { x: 0, y: 0, width, height: size };
    kit.group(
      "Tiles",
      tilePlans({ ...kit, brief: { ...brief, subject: undefined, figure: undefined } }, band, size),
      band,
    );
    const [left, top] = isWide ? [size + margin, margin] : [margin, size + margin];
    return {
      frame: { x: left, y: top, width: width - left - margin, height: height - top - margin },
      align: "start",
      on: "ground",
      fill: "ink",
      leader: "line",
      rule: 0.6,
      panel: { fill: "accent", radius: 0 },
    };
  },
  drawSubject(kit, frame, { on, align }) {
    const [figure] = figuresFor(kit);
    if (!figure) return;
    const radius = Math.min(frame.width, frame.height) / 2;
    const [cx, cy] = [align === "middle" ? frame.x + frame.width / 2 : frame.x + radius, frame.y + frame.height / 2];
    const side = radius * 1.36;
    const room = { x: cx - side / 2, y: cy - side / 2, width: side, height: side };
    const { pieces } = placeFigure(figure, kit.random.fork("figure"), room);
    const disc = on === "highlight" ? "ground" : "highlight";
    const body = inkOn(kit, disc);
    kit.group("Figure", [
      { path: circle(cx, cy, radius), fill: disc },
      ...figurePlans(pieces, { body, detail: disc, accent: "accent" }),
    ]);
  },
};
