import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figurePlans, figuresFor, naturalAccent, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { circle, type Frame, rectangle } from "../../../engine/geometry/path.ts";
import type { Figure } from "../../figures/figure.ts";
import { isEdible } from "../../figures/natural-tones.ts";

const inset = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** The figure as one flat silhouette, so large that the canvas cuts it off. */
export function silhouette(kit: Kit): void {
  const { unit, random } = kit;
  const { picture, words, isWide } = splitCanvas(kit, { share: 0.58, wideShare: 0.5, pictureAt: "bottom", gap: 5 });
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const room: Frame = isWide
    ? { ...picture, y: picture.height * -0.04, width: picture.width * 1.1, height: picture.height * 1.08 }
    : { ...picture, x: picture.width * 0.04, width: picture.width * 0.98, height: picture.height * 1.1 };
  const placed = placeFigure(figure, random.fork("figure"), room, { across: isWide ? 0 : 1, down: 0 });
  kit.group(
    "Figure",
    figurePlans(placed.pieces, { body: "accent", detail: "ground", accent: secondOf(kit, figure) }),
    picture,
  );
  stackWords(kit, words, {
    columns: isWide ? 2 : 3,
    headlineSizeMax: unit * 24,
    headlineLinesMax: isWide ? 4 : 3,
    sublineWidth: 0.85,
  });
}

/** Color of a figure's second parts: foam and cream are light. */
const secondOf = (kit: Kit, figure: Figure): PaletteRole =>
  naturalAccent(kit, figure, "accent", ["support", "ground", "highlight"]) ?? "highlight";

/** The figure in a frame, shown as the style does it. */
export function drawSubject(kit: Kit, frame: Frame): ShapePlan[] {
  const ratio = frame.width / frame.height;
  const ways = ratio > 1.9 || ratio < 0.55 ? [grid] : [grid, disc, rows, alone];
  return kit.random.fork("way").pick(ways)(kit, frame);
}

/** The same figure in each field of a grid; one of them has the other color. */
function grid(kit: Kit, frame: Frame): ShapePlan[] {
  const { random, brief } = kit;
  const choice = random.fork("grid");
  const [figure] = figuresFor(kit);
  if (!figure) return [];
  const across = Math.max(
    1,
    Math.round((brief.detail > 60 ? 4 : 3) * Math.min(1.6, Math.max(0.5, frame.width / frame.height))),
  );
  const size = frame.width / across;
  const down = Math.max(1, Math.round(frame.height / size));
  const [w, h] = [size, frame.height / down];
  const oddAt = choice.integer(0, across * down - 1);
  const odd = isEdible(figure) ? "accent" : "highlight";
  const drawn = choice.fork("figure");
  return Array.from({ length: across * down }, (_, index) => {
    const cell: Frame = {
      x: frame.x + (index % across) * w,
      y: frame.y + Math.floor(index / across) * h,
      width: w,
      height: h,
    };
    const { pieces } = placeFigure(figure, drawn, inset(cell, Math.min(w, h) * 0.09));
    const colors =
      index === oddAt
        ? ({ body: odd, accent: odd } as const)
        : { body: "accent" as const, accent: isEdible(figure) ? secondOf(kit, figure) : ("accent" as const) };
    return figurePlans(pieces, { ...colors, detail: "ground" });
  }).flat();
}

/** The figure left empty in a disc. */
function disc(kit: Kit, frame: Frame): ShapePlan[] {
  const [figure] = figuresFor(kit);
  if (!figure) return [];
  const radius = Math.min(frame.width, frame.height) / 2;
  const [cx, cy] = [frame.x + frame.width - radius, frame.y + frame.height / 2];
  const side = radius * 1.24;
  const room = { x: cx - side / 2, y: cy - side / 2, width: side, height: side };
  const { pieces } = placeFigure(figure, kit.random.fork("figure"), room);
  return [
    { path: circle(cx, cy, radius), fill: "accent" },
    ...figurePlans(pieces, { body: "ground", detail: "accent", accent: "ground" }),
  ];
}

/** The figure with stripes of the ground through it that grow toward its foot. */
function rows(kit: Kit, frame: Frame): ShapePlan[] {
  const [figure] = figuresFor(kit);
  if (!figure) return [];
  const placed = placeFigure(figure, kit.random.fork("figure"), frame, { across: 1, down: 1 });
  const { y, height } = placed.frame;
  const count = 9;
  const step = height / count;
  const stripes = Array.from({ length: count }, (_, index) =>
    rectangle({ ...frame, y: y + index * step, height: step * (0.04 + (0.5 * index) / count) }),
  );
  return [
    ...figurePlans(placed.pieces, { body: "accent", detail: "ground", accent: secondOf(kit, figure) }),
    { path: stripes.flat(), fill: "ground" },
  ];
}

/** The figure, and a circle behind it. */
function alone(kit: Kit, frame: Frame): ShapePlan[] {
  const { random } = kit;
  const [figure] = figuresFor(kit);
  if (!figure) return [];
  const placed = placeFigure(figure, random.fork("figure"), frame, { across: 0, down: 1 });
  const radius = Math.min(frame.width, frame.height) * 0.3;
  const at = [frame.x + frame.width - radius, frame.y + radius] as const;
  return [
    { path: circle(...at, radius), fill: "support" },
    ...figurePlans(placed.pieces, { body: "accent", detail: "ground", accent: secondOf(kit, figure) }),
  ];
}
