import { standingOut } from "../../../engine/color/farthest.ts";
import { figurePlans, figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { rectangle } from "../../../engine/geometry/path.ts";
import type { Page } from "../../content/page.ts";

/** A thick line at the head, all flush left. */
export const page: Page = {
  open({ inner, unit, shape }) {
    shape("Head rule", { path: rectangle({ ...inner, height: unit * 1.4 }), fill: "ink" });
    const top = unit * 8;
    return {
      frame: { ...inner, y: inner.y + top, height: inner.height - top },
      align: "start",
      on: "ground",
      fill: "ink",
      leader: "line",
      rule: 0.35,
      panel: { fill: "accent", radius: 0 },
    };
  },
  drawSubject(kit, frame, { on, align }) {
    const [figure] = figuresFor(kit);
    if (!figure) return;
    const { pieces } = placeFigure(figure, kit.random.fork("figure"), frame, {
      across: align === "middle" ? 0.5 : 0,
      down: 1,
    });
    const body = on === "accent" ? "ground" : "accent";
    const [accent = "ink"] = standingOut(kit.palette, ["ink", "highlight", "support"], [on, body]);
    kit.group("Figure", figurePlans(pieces, { body, detail: on, accent }));
  },
};
