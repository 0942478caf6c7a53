import { arrangeFacts, factSlots } from "../../../engine/compose/facts.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { headlineLines, pictureShare } from "../../../engine/compose/long-headline.ts";
import { measureWithin } from "../../../engine/compose/measure-within.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figurePlans, figuresFor, hasFigure, outlineOf, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { type Frame, rectangle } from "../../../engine/geometry/path.ts";
import { isMirrored } from "../../figures/is-mirrored.ts";
import { drawFigure } from "./figures.ts";
import { colorsOn, quiet } from "./subject.ts";

/** A field of the accent from edge to edge with the figure in it; words on the ground beside it. */
export function field(kit: Kit): void {
  const { inner, unit, width, height, random } = kit;
  const isWide = width > height * 1.2;
  const isFlipped = random.fork("field").chance(0.5);
  const share = isWide ? 0.46 : pictureShare(kit, 0.56);
  const frame: Frame = isWide
    ? { x: isFlipped ? 0 : width * (1 - share), y: 0, width: width * share, height }
    : { x: 0, y: isFlipped ? 0 : height * (1 - share), width, height: height * share };
  if (hasFigure(kit)) kit.shape("Field", { path: rectangle(frame), fill: "accent" });
  drawFigure(kit, frame, "accent");
  const words: Frame = isWide
    ? { ...inner, x: isFlipped ? frame.width + unit * 6 : inner.x, width: width * (1 - share) - inner.x - unit * 6 }
    : {
        ...inner,
        y: isFlipped ? frame.height + unit * 6 : inner.y,
        height: height * (1 - share) - inner.y - unit * 6,
      };
  stackWords(kit, words, { columns: isWide ? 2 : 3, sublineWidth: 0.9 });
}

/** Share of a figure that is seen where it runs off the edge: as much is cut off as one sees to be meant. */
const shown = 0.64;

/** One half of a figure that is known by it, nearly as large as the canvas, runs off the right edge; the small words are beside it. */
export function crop(kit: Kit): void {
  const { inner, unit, width, height, random, margin } = kit;
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const isWide = width > height * 1.2;
  const upright = { ...figure, isUpright: true };
  const top = isWide ? inner.y : height * (0.92 - pictureShare(kit, 0.52));
  const room: Frame = { ...inner, y: top, height: height - margin - top };
  const one = placeFigure(upright, random.fork("figure"), { x: 0, y: 0, width: 100, height: 100 });
  const { width: w, height: h } = one.frame;
  // What is no mirror image of itself is shown whole.
  const hasHalves = isMirrored(one.pieces) && w > h * 0.55;
  const visible = hasHalves ? shown : 1;
  const scaleFor = (share: number) => Math.min(room.height / h, (width * share) / (w * visible));
  const shareBeside = isWide || hasHalves ? 0.5 : 0.62;
  const isBeside = isWide || fitsIn(kit, width - w * visible * scaleFor(shareBeside) - inner.x - unit * 5);
  const scale = scaleFor(isBeside ? shareBeside : 0.66);
  const left = hasHalves ? width - w * scale * visible : inner.x + inner.width - w * scale;
  const frame: Frame = { x: left, y: height - margin - h * scale, width: w * scale, height: h * scale };
  const { pieces } = placeFigure(upright, random.fork("figure"), frame);
  kit.group("Figure", figurePlans(pieces, colorsOn(kit, figure, "ground")), { x: 0, y: 0, width, height });
  stackBeside(kit, { left, top: isWide ? inner.y : Math.max(top, frame.y), isWide });
}

interface Beside {
  /** Edges of the figure. */
  readonly left: number;
  readonly top: number;
  readonly isWide: boolean;
}

/** The headline over the whole width, everything else in the column that the figure leaves, where it fits there in whole lines. */
function stackBeside(kit: Kit, { left, top, isWide }: Beside): void {
  const { inner, unit, brief } = kit;
  const column = { ...inner, width: left - inner.x - unit * 5 };
  const head = { ...inner, height: top - inner.y - unit * 6 };
  if (isWide || !fitsIn(kit, column.width)) {
    stackWords(kit, isWide ? column : head, { columns: isWide ? 2 : 3, sublineWidth: 0.9 });
    return;
  }
  const plan = { voice: "display", linesMax: headlineLines(kit), sizeMax: unit * 30 } as const;
  const { size, height } = measureWithin(kit, brief.headline, head, plan);
  kit.text("headline", brief.headline, { ...head, height }, { ...plan, sizeMax: size });
  const facts = arrangeFacts(kit, column, { columns: "list", hasHero: true, sizeMax: unit * 4.8 });
  const factsTop = inner.y + inner.height - facts.height;
  const small = { voice: "text", sizeMax: unit * 5, linesMax: 5 } as const;
  const room = { ...column, y: top, height: Math.max(unit * 6, factsTop - top - unit * 5) };
  const subline = brief.subline ? measureWithin(kit, brief.subline, room, small) : undefined;
  if (subline)
    kit.text("subline", brief.subline, { ...room, height: subline.height }, { ...small, sizeMax: subline.size });
  facts.place(factsTop);
}

/** Tells whether each fact has a line of a good size in a column. */
function fitsIn(kit: Kit, width: number): boolean {
  const { brief, unit } = kit;
  const sizeMax = unit * 4.8;
  return factSlots.every((slot) => {
    const words = brief[slot];
    return (
      !words ||
      kit.measure(words, { width, height: unit * 12 }, { voice: "strong", linesMax: 1, sizeMax }).size > sizeMax * 0.98
    );
  });
}

/** Rows of the figure cover a field of the accent, each row half a step off the one above. */
export function pattern(kit: Kit): void {
  const { unit, random, inner, margin } = kit;
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.5),
    wideShare: 0.48,
    pictureAt: "bottom",
    gap: 6,
  });
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const across = isWide ? 3 : 4;
  const step = picture.width / across;
  const rows = Math.max(2, Math.round(picture.height / step));
  const tall = picture.height / rows;
  const size = Math.min(step, tall) * 0.74;
  const drawn = random.fork("figure");
  const colors = colorsOn(kit, figure, "accent");
  const plans = Array.from({ length: rows }, (_, row) =>
    // A half at each end of every second row: cut decisively, never by a little.
    Array.from({ length: across + (row % 2) }, (__, column): ShapePlan[] => {
      const cx = picture.x + (column + (row % 2 === 0 ? 0.5 : 0)) * step;
      const room = { x: cx - size / 2, y: picture.y + (row + 0.5) * tall - size / 2, width: size, height: size };
      return figurePlans(placeFigure({ ...figure, isUpright: true }, drawn, room).pieces, colors);
    }).flat(),
  ).flat();
  kit.group("Pattern", [{ path: rectangle(picture), fill: "accent" }, ...plans], picture);
  const free = isWide ? words : { ...inner, height: picture.y - margin - unit * 5 };
  stackWords(kit, free, { columns: isWide ? 2 : 3, sublineWidth: 0.9 });
}

/** The figure grows from left to right on one line, each before the one behind it: the last one has the color. */
export function progression(kit: Kit): void {
  const { unit, random, inner } = kit;
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.54),
    wideShare: 0.56,
    pictureAt: "bottom",
    gap: 4,
  });
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const drawn = random.fork("figure");
  const upright = { ...figure, isUpright: true };
  const room: Frame = isWide
    ? { x: picture.x, y: inner.y, width: picture.width - kit.margin, height: inner.height }
    : { ...inner, y: picture.y, height: inner.y + inner.height - picture.y };
  const { frame: one } = placeFigure(upright, drawn, { x: 0, y: 0, width: 100, height: 100 });
  const sizes = [0.4, 0.64, 1];
  // Part of each that is not hidden by the next one.
  const seen = 0.72;
  const total = 1 + seen * (0.4 + 0.64);
  const full = Math.min(room.width / total, (room.height / one.height) * one.width);
  let left = room.x + (isWide ? room.width - full * total : 0);
  const plans = sizes.map((size): ShapePlan[] => {
    const width = full * size;
    const height = (width / one.width) * one.height;
    const frame = { x: left, y: room.y + room.height - height, width, height };
    left += width * seen;
    const { pieces, scale } = placeFigure(upright, drawn, frame);
    const colors = size === 1 ? colorsOn(kit, figure, "ground") : quiet;
    // A line of the ground keeps them apart.
    const around = outlineOf({ pieces, scale });
    return [
      { path: around, fill: "ground", stroke: { paint: "ground", width: unit * 1.6 } },
      ...figurePlans(pieces, colors),
    ];
  });
  kit.group("Figure", plans.flat());
  stackWords(kit, words, { columns: isWide ? 2 : 3, sublineWidth: 0.9 });
}
