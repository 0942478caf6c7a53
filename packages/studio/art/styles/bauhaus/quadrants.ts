import { isSeenOn } from "../../../engine/color/farthest.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import {
  type FigureColors,
  figurePlans,
  figuresFor,
  naturalBody,
  placeFigure,
} from "../../../engine/compose/subject-figure.ts";
import { circle, type Frame, rectangle, sector } from "../../../engine/geometry/path.ts";

/** A field's ground, the quarter circle on it, and the figure's colors before them. */
type Field = readonly [back: PaletteRole, form: PaletteRole, figure: FigureColors];

/** Four fields with quarter circles, one large figure before them that changes its colors with each. */
export function quadrants(kit: Kit): void {
  const { unit, random } = kit;
  const { picture, words, isWide } = splitCanvas(kit, { share: 0.58, wideShare: 0.52, pictureAt: "top", gap: 6 });
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const choice = random.fork("quadrants");
  const side = Math.min(picture.width, picture.height);
  const room: Frame = {
    x: picture.x + (picture.width - side * 0.8) / 2,
    y: picture.y + (picture.height - side * 0.8) / 2,
    width: side * 0.8,
    height: side * 0.8,
  };
  const { pieces } = placeFigure(figure, random.fork("figure"), room);
  const [a, b, c] = choice.shuffled(["accent", "support", "highlight"] as const) as [
    PaletteRole,
    PaletteRole,
    PaletteRole,
  ];
  const body = naturalBody(kit, figure, ["accent", "support", "highlight", "ink"], ["ground"]) ?? "ink";
  // What has a color of its own is on none of its color.
  const seen = [a, b, c].filter((role) => role !== body && isSeenOn(kit.palette, body, role));
  const [first = a, second = seen[0] ?? b, third = seen.at(-1) ?? c] = seen;
  const fields: readonly Field[] = [
    [first, second, { body, detail: first, accent: "ground" }],
    ["ground", third, { body, detail: "ground", accent: first }],
    ["ground", second, { body, detail: "ground", accent: third }],
    [third, first, { body, detail: third, accent: "ground" }],
  ];
  const isDisc = choice.chance(0.4);
  const [w, h] = [picture.width / 2, picture.height / 2];
  const [cx, cy] = [picture.x + w, picture.y + h];
  const plans = fields.flatMap(([back, form, colors], index): ShapePlan[] => {
    const frame = {
      x: picture.x + (index % 2) * w,
      y: picture.y + Math.floor(index / 2) * h,
      width: w + 0.5,
      height: h + 0.5,
    };
    const within = rectangle(frame);
    const from = [0.5, 0.75, 0.25, 0][index] ?? 0;
    const quarter = isDisc ? circle(cx, cy, Math.max(w, h)) : sector(cx, cy, Math.max(w, h), [from, from + 0.25]);
    return [
      { path: within, fill: back },
      { path: quarter, fill: form, within },
      ...figurePlans(pieces, colors).map((plan) => ({ ...plan, within })),
    ];
  });
  kit.group("Figure", plans, picture);
  stackWords(kit, words, { columns: isWide ? 2 : words.width > unit * 60 ? 3 : 2 });
}
