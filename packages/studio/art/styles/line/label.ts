import { findHeroFact } from "../../../engine/brief/hero-fact.ts";
import { contrast } from "../../../engine/color/color.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { type Frame, rectangle } from "../../../engine/geometry/path.ts";
import { contourPlans } from "./contour-figure.ts";
import { besideDrawing, inset, penOf } from "./pen.ts";

/** One line around all, as on a label, and a field of the one color in it for the fact that matters. */
export function label(kit: Kit): void {
  const { width, height, unit, brief, random } = kit;
  const pen = penOf(kit, 1.3);
  const isWide = width > height * 1.2;
  const edge = unit * 5;
  const frame = inset({ x: 0, y: 0, width, height }, edge);
  const radius = unit * 3.2;
  const slot = findHeroFact(brief);
  const fact = slot && brief[slot];
  const limits = { voice: "strong", sizeMax: unit * (isWide ? 11 : 10), linesMax: 1 } as const;
  const pad = unit * 5;
  const room = { width: frame.width - 2 * pad, height: unit * 18 };
  const set = fact ? kit.measure(fact, room, limits) : undefined;
  const panelHeight = set ? set.size + unit * 7 : 0;
  const panel: Frame = { ...frame, y: frame.y + frame.height - panelHeight, height: panelHeight };
  if (fact) kit.shape("Panel", { path: footPath(panel, radius), fill: "accent", isPlate: true });
  const lines = [rectangle(frame, radius)];
  if (fact)
    lines.push([
      ["M", panel.x, panel.y],
      ["L", panel.x + panel.width, panel.y],
    ]);
  kit.group("Frame", lines.map(pen.line));
  const body: Frame = inset({ ...frame, height: frame.height - panelHeight }, pad);
  const [figure] = figuresFor(kit);
  const stage: Frame = isWide
    ? { x: body.x + body.width * 0.62, y: body.y, width: body.width * 0.38, height: body.height }
    : { ...body, height: body.height * (brief.headline.length > 28 ? 0.44 : 0.5) };
  if (figure) {
    const placed = placeFigure({ ...figure, isUpright: true }, random.fork("figure"), stage);
    kit.group("Figure", contourPlans(penOf(kit, 1.7), placed));
  }
  const top = stage.y + stage.height + unit * 6;
  const words: Frame = !figure
    ? body
    : isWide
      ? { ...body, width: stage.x - body.x - unit * 5 }
      : { ...body, y: top, height: body.y + body.height - top };
  const rest = slot ? { ...kit, brief: { ...brief, [slot]: undefined } } : kit;
  const { accent, ground, ink } = kit.palette;
  const fill = contrast(ink, accent) >= contrast(ground, accent) ? "ink" : "ground";
  const align = isWide ? "start" : "middle";
  stackWords(rest, words, { ...besideDrawing(rest, words), columns: "list", align, anchor: "middle", isTight: true });
  if (slot && fact)
    kit.text(
      slot,
      fact,
      { x: panel.x + pad, y: panel.y, width: room.width, height: panelHeight },
      {
        ...limits,
        align,
        anchor: "middle",
        fill,
        on: "accent",
      },
    );
}

/** A rectangle with round corners at its bottom alone. */
function footPath({ x, y, width, height }: Frame, radius: number): ReturnType<typeof rectangle> {
  const whole = rectangle({ x, y: y - radius * 2, width, height: height + radius * 2 }, radius);
  const [first, ...others] = whole.slice(4, -3);
  return first
    ? [
        ["M", x + width, y],
        ["L", x + width, y + height - radius],
        ...[first, ...others].filter(([letter]) => letter !== "M"),
        ["L", x, y],
        ["Z"],
      ]
    : whole;
}
