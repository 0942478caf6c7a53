import { arrangeFacts } from "../../../engine/compose/facts.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { measureWithin } from "../../../engine/compose/measure-within.ts";
import { figuresFor, hasFigure, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { type Frame, rectangle } from "../../../engine/geometry/path.ts";
import { inkOn, wordSizes } from "./box.ts";
import { figureSign, signsFor } from "./signs-for.ts";
import { boxIn, wordsInBox } from "./type-posters.ts";

/** The title fills the sheet; below it, a bar from edge to edge says the rest in the other color. */
export function bill(kit: Kit): void {
  const { brief, unit, inner, width, height, margin } = kit;
  const random = kit.random.fork("bill");
  const [field, bar] = random.pick([
    ["accent", "ink"],
    ["highlight", "ink"],
    ["ground", "accent"],
  ] as const);
  const on = { fill: inkOn(kit, bar), on: bar } as const;
  const wide = width > height * 1.2;
  const small = {
    ...wordSizes(kit),
    sizeMax: unit * (wide ? 6 : 5),
    columns: wide ? 4 : 3,
    hasHero: true,
    isWhole: true,
    ...on,
  } as const;
  const facts = arrangeFacts(kit, inner, small);
  const line = { voice: "text", sizeMax: unit * 5.4, linesMax: 2 } as const;
  const subline = brief.subline ? measureWithin(kit, brief.subline, { ...inner, height: unit * 14 }, line) : undefined;
  const gap = subline && facts.height > 0 ? unit * 4 : 0;
  const content = (subline?.height ?? 0) + gap + facts.height;
  const barHeight = content > 0 ? content + margin * 1.7 : 0;
  const canvas: Frame = { x: 0, y: 0, width, height };
  kit.group("Field", [{ path: rectangle(canvas), fill: field }]);
  if (barHeight > 0)
    kit.shape("Bar", {
      path: rectangle({ ...canvas, y: height - barHeight, height: barHeight }),
      fill: bar,
      isPlate: true,
    });
  const room: Frame = { ...inner, height: height - barHeight - margin * 2 };
  const plan = { voice: "display", linesMax: wide ? 3 : 6, sizeMax: unit * 70 } as const;
  const { size, height: used } = measureWithin(kit, brief.headline, room, plan);
  const colors = { fill: inkOn(kit, field), on: field } as const;
  // A short word is as wide as the sheet and leaves half of it: the figure has that.
  const free = room.height - used - unit * 7;
  const hasPicture = hasFigure(kit) && !wide && free > room.height * 0.36;
  const y = hasPicture ? room.y : room.y + (room.height - used) / 2;
  kit.text("headline", brief.headline, { ...room, y, height: used }, { ...plan, sizeMax: size, ...colors });
  const [draw] = hasPicture ? signsFor(kit, random, 1) : [];
  const other = field === "highlight" ? "accent" : "highlight";
  const below = { ...room, y: room.y + room.height - free, height: free };
  if (draw) kit.group("Sign", draw(below, { fill: other, other: "support" }));
  const top = height - barHeight + margin * 0.9;
  if (subline)
    kit.text(
      "subline",
      brief.subline,
      { ...inner, y: top, height: subline.height },
      { ...line, sizeMax: subline.size, ...on },
    );
  facts.place(top + (subline?.height ?? 0) + gap);
}

/** Rows of the figure cover the canvas, and a box over them has everything there is to know. */
export function wall(kit: Kit): void {
  const { width, height } = kit;
  const random = kit.random.fork("wall");
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const wide = width > height * 1.2;
  const across = wide ? Math.round((width / height) * 3) : 3;
  const step = width / across;
  const rows = Math.max(2, Math.round(height / step));
  const tall = height / rows;
  const size = Math.min(step, tall) * 0.76;
  const [field, other] = random.shuffled(["accent", "highlight"] as const) as ["accent", "highlight"];
  const canvas: Frame = { x: 0, y: 0, width, height };
  const plans = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: across + (row % 2) }, (__, column) => {
      const cx = (column + (row % 2 === 0 ? 0.5 : 0)) * step;
      const room = { x: cx - size / 2, y: (row + 0.5) * tall - size / 2, width: size, height: size };
      const placed = placeFigure({ ...figure, isUpright: true }, random.fork("figure"), room);
      return figureSign(placed, { fill: other, other: "support" });
    }).flat(),
  ).flat();
  kit.group("Wall", [{ path: rectangle(canvas), fill: field }, ...plans], canvas);
  const box = boxIn(kit);
  wordsInBox(kit, box, kit.brief.colors ? "ground" : "support", 2.4);
}
