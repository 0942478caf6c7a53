import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { rectangle } from "../../../engine/geometry/path.ts";
import type { Page } from "../../content/page.ts";
import { contourPlans } from "./contour-figure.ts";
import { inset, penOf } from "./pen.ts";

/** One line around the page, and much paper. */
export const page: Page = {
  open(kit) {
    const { unit, width, height } = kit;
    const pen = penOf(kit);
    const edge = unit * 5;
    const { path, stroke } = pen.line(rectangle(inset({ x: 0, y: 0, width, height }, edge), unit * 3));
    kit.shape("Frame", { path, ...(stroke && { stroke }) });
    return {
      frame: inset({ x: 0, y: 0, width, height }, unit * 12),
      align: "middle",
      isFramed: true,
      on: "ground",
      fill: "ink",
      leader: "line",
      rule: 0.42,
      panel: { fill: "accent", radius: 3 },
    };
  },
  drawSubject(kit, frame, { align }) {
    const [figure] = figuresFor(kit);
    if (!figure) return;
    const across = align === "middle" ? 0.5 : 0;
    kit.group(
      "Figure",
      contourPlans(penOf(kit, 1.4), placeFigure(figure, kit.random.fork("figure"), frame, { across })),
    );
  },
};
