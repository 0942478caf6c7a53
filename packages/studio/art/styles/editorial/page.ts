import type { Page } from "../../content/page.ts";
import { drawFigure } from "./figures.ts";
import { drawPageFrame } from "./pages.ts";

/** A page of a book: a thick line and a thin one around it, all on one axis. */
export const page: Page = {
  open(kit) {
    const { unit, width, height } = kit;
    const edge = unit * 4;
    drawPageFrame(kit, { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge });
    const inset = unit * 11;
    return {
      frame: { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset },
      align: "middle",
      isFramed: true,
      on: "ground",
      fill: "ink",
      leader: "dots",
      rule: 0.22,
      panel: { fill: "accent", radius: 0 },
    };
  },
  drawSubject(kit, frame, { on, align }) {
    const width = Math.min(frame.width, frame.height * 1.5);
    const x = align === "middle" ? frame.x + (frame.width - width) / 2 : frame.x;
    // Plants and lands are wider than a page's small frame, and are cut off there.
    drawFigure(kit, { frame: { ...frame, x, width }, on }, ["still life", "stones", "portrait", "sculpture"]);
  },
};
