import { oklch } from "../../../engine/color/color.ts";
import { black, hues, type Palette, type PaletteRole, paletteOf } from "../../../engine/color/palette.ts";
import { arrangeFacts } from "../../../engine/compose/facts.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { measureWithin } from "../../../engine/compose/measure-within.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { bar, circle, type Frame, polygon, rectangle, sector } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { morePairs } from "../more-pairs.ts";
import type { Style } from "../style.ts";
import { page } from "./page.ts";
import { quadrants } from "./quadrants.ts";
import { shapeColors, tilePlans } from "./tiles.ts";

/** Circle, square and triangle in primary colors, on cream. */
export const bauhaus: Style = {
  id: "bauhaus",
  name: "Bauhaus",
  voices: [
    {
      display: { faceId: "josefin-sans-700", tracking: -0.01, lineHeight: 0.98, isCaps: true },
      text: { faceId: "archivo-500", tracking: 0.01, lineHeight: 1.3 },
      strong: { faceId: "archivo-700", tracking: 0.01, lineHeight: 1.3 },
    },
    {
      display: { faceId: "unbounded-800", tracking: -0.02, lineHeight: 1.02 },
      text: { faceId: "manrope-500", tracking: 0, lineHeight: 1.35 },
      strong: { faceId: "manrope-800", tracking: 0, lineHeight: 1.35 },
    },
    ...morePairs.bauhaus,
  ],
  palette: bauhausPalette,
  bodies: ["accent", "support"],
  page,
  compositions: [
    { id: "quadrants", compose: quadrants, shows: "subject" },
    { id: "tiles", compose: tiles, shows: "either" },
    { id: "construction", compose: construction },
    { id: "totem", compose: totem, suits: (ratio) => ratio < 1.3 },
    { id: "half", compose: half },
    { id: "frieze", compose: frieze, suits: (ratio) => ratio > 0.7, shows: "either" },
  ],
};

function bauhausPalette(random: Random, asked: number | undefined): Palette {
  const shift = random.between(-6, 6);
  const red = oklch(0.6, 0.21, asked ?? hues.red + 4 + shift);
  const blue = oklch(0.42, 0.14, (asked ?? 0) > 200 && (asked ?? 0) < 300 ? hues.red + 4 : 258 + shift);
  const yellow = oklch(0.84, 0.16, 86 + shift);
  const cream = oklch(0.955, 0.022, 88);
  const [accent, support, highlight] = random.pick([
    [red, blue, yellow],
    [blue, red, yellow],
    [red, yellow, blue],
  ] as const);
  if (random.chance(0.25))
    return paletteOf({ ground: blue, ink: cream, accent: yellow, support: red, highlight: cream });
  if (random.chance(0.15))
    return paletteOf({ ground: black, ink: cream, accent: red, support: yellow, highlight: cream });
  return paletteOf({ ground: cream, ink: black, accent, support, highlight });
}

/** A grid of squares, each with one elementary shape; words take the place of some. */
function tiles(kit: Kit): void {
  const { width, height, unit, brief, margin } = kit;
  const isWide = width > height * 1.2;
  const across = isWide ? Math.round((width / height) * 3) : brief.detail > 60 ? 4 : 3;
  const size = width / across;
  const rowsTotal = height / size;
  const rows = isWide ? Math.ceil(rowsTotal) : Math.max(1, Math.floor(rowsTotal * 0.6));
  const columns = isWide ? Math.max(1, Math.round(across * 0.45)) : across;
  const [left, cell] = [isWide ? width - columns * (height / rows) : 0, isWide ? height / rows : size];
  kit.group("Tiles", tilePlans(kit, { x: left, y: 0, width: columns * cell, height: rows * cell }, cell), {
    x: left,
    y: 0,
    width: columns * cell,
    height: rows * cell,
  });
  const words: Frame = isWide
    ? { x: margin, y: margin, width: left - 2 * margin, height: height - 2 * margin }
    : { x: margin, y: rows * cell + margin, width: width - 2 * margin, height: height - rows * cell - 2 * margin };
  stackWords(kit, words, { columns: words.width > unit * 60 ? 3 : 2 });
}

/** Large shapes over each other on the diagonal. */
function construction(kit: Kit): void {
  const { width, height, unit, brief, inner, margin } = kit;
  const random = kit.random.fork("construction");
  const isWide = width > height * 1.2;
  const stage: Frame = isWide
    ? { x: width * 0.48, y: 0, width: width * 0.52, height }
    : { x: 0, y: 0, width, height: height * 0.6 };
  const reach = Math.min(stage.width, stage.height);
  const [cx, cy] = [stage.x + stage.width * random.between(0.48, 0.6), stage.y + stage.height * 0.5];
  const side = random.pick([-1, 1]);
  const long = Math.hypot(stage.width, stage.height);
  const diagonal = (offset: number, thickness: number, fill: PaletteRole): ShapePlan => ({
    path: bar([cx - long + offset, cy + side * long], [cx + long + offset, cy - side * long], thickness),
    fill,
  });
  const plans: ShapePlan[] = [
    diagonal(reach * 0.34, reach * 0.2, "highlight"),
    { path: circle(cx, cy, reach * 0.38), fill: "accent" },
    { path: sector(cx, cy, reach * 0.38, side > 0 ? [0.375, 0.875] : [0.125, 0.625]), fill: "support" },
    diagonal(0 - reach * 0.5, reach * 0.035, "ink"),
    diagonal(0 - reach * 0.41, reach * 0.035, "ink"),
    { path: circle(cx, cy, reach * 0.13), fill: "ground" },
    { path: circle(cx + side * reach * 0.3, cy - reach * 0.34, reach * 0.085), fill: "ink" },
  ];
  if (brief.detail > 40)
    plans.push({
      path: polygon([
        [cx - reach * 0.46, cy + reach * 0.46],
        [cx - reach * 0.16, cy + reach * 0.46],
        [cx - reach * 0.46, cy + reach * 0.16],
      ]),
      fill: "highlight",
    });
  if (brief.detail > 70)
    plans.push(
      ...[0, 1, 2, 3].map(
        (index): ShapePlan => ({
          path: rectangle({
            x: cx + reach * (0.22 + index * 0.07),
            y: cy + reach * 0.3,
            width: reach * 0.035,
            height: reach * 0.2,
          }),
          fill: "ink",
        }),
      ),
    );
  kit.group("Construction", plans, stage);
  const words: Frame = isWide
    ? { ...inner, width: stage.x - margin * 1.6 }
    : { ...inner, y: stage.height + unit * 6, height: height - stage.height - unit * 6 - margin };
  stackWords(kit, words, { columns: words.width > unit * 60 ? 3 : 2 });
}

/** A pile of shapes. */
function totem(kit: Kit): void {
  const { width, unit, brief, inner, margin } = kit;
  const random = kit.random.fork("totem");
  const count = brief.detail > 60 ? 5 : 4;
  const band = { x: width * 0.52, width: width * 0.48 - margin, y: margin, height: inner.height };
  const size = Math.min(band.width, band.height / count);
  const cx = band.x + band.width - size / 2;
  const plans: ShapePlan[] = [];
  const order = random.shuffled(["disc", "arch", "bowl", "triangle", "square", "stack"] as const).slice(0, count);
  const colors = random.shuffled(shapeColors);
  for (const [index, name] of order.entries()) {
    const y = band.y + band.height - (count - index) * size;
    const fill = colors[index % colors.length] ?? "accent";
    const other = colors[(index + 1) % colors.length] ?? "ink";
    const frame = { x: cx - size / 2, y, width: size, height: size };
    plans.push(
      ...{
        disc: (): ShapePlan[] => [
          { path: circle(cx, y + size / 2, size / 2), fill },
          { path: circle(cx, y + size / 2, size * 0.18), fill: other },
        ],
        arch: (): ShapePlan[] => [
          { path: sector(cx, y + size, size / 2, [0.5, 1], size * 0.22), fill },
          { path: rectangle({ ...frame, height: size / 2, width: size }), fill: other },
        ],
        bowl: (): ShapePlan[] => [
          { path: sector(cx, y, size / 2, [0, 0.5]), fill },
          { path: sector(cx, y + size / 2, size / 2, [0, 0.5]), fill: other },
        ],
        triangle: (): ShapePlan[] => [
          {
            path: polygon([
              [cx - size / 2, y + size],
              [cx, y],
              [cx + size / 2, y + size],
            ]),
            fill,
          },
        ],
        square: (): ShapePlan[] => [
          { path: rectangle(frame), fill },
          { path: sector(frame.x, y + size, size, [0.75, 1]), fill: other },
        ],
        stack: (): ShapePlan[] =>
          [0, 1, 2].map((line) => ({
            path: rectangle({ ...frame, y: y + (line * size) / 3, height: size / 5 }),
            fill: line === 1 ? other : fill,
          })),
      }[name](),
    );
  }
  kit.group("Totem", plans);
  stackWords(
    kit,
    { ...inner, width: cx - size / 2 - inner.x - unit * 5 },
    { columns: "list", headlineLinesMax: 5, hasRule: true },
  );
}

/** Half the canvas in one color, with half a circle that looks over its edge. */
function half(kit: Kit): void {
  const { width, height, unit, inner, margin } = kit;
  const random = kit.random.fork("half");
  const isWide = width > height * 1.2;
  const split = isWide ? width * 0.46 : height * 0.5;
  const fieldFrame: Frame = isWide
    ? { x: width - split, y: 0, width: split, height }
    : { x: 0, y: 0, width, height: split };
  const radius = Math.min(fieldFrame.width, fieldFrame.height) * (isWide ? 0.4 : 0.44);
  const [cx, cy] = isWide ? [fieldFrame.x, height / 2] : [width * random.pick([0.34, 0.5, 0.66]), split];
  const ranges = isWide
    ? ([
        [0.75, 1.25],
        [0.25, 0.75],
      ] as const)
    : ([
        [0.5, 1],
        [0, 0.5],
      ] as const);
  const small = radius * 0.5;
  kit.group(
    "Field",
    [
      { path: rectangle(fieldFrame), fill: "accent" },
      { path: sector(cx, cy, radius, ranges[0]), fill: "highlight" },
      { path: sector(cx, cy, radius * 0.62, ranges[0]), fill: "ink" },
      { path: sector(cx, cy, radius * 0.3, ranges[0]), fill: "ground" },
      {
        path: circle(
          fieldFrame.x + fieldFrame.width - small * 0.9 - margin * 0.4,
          fieldFrame.y + small * 0.5 + margin,
          small * 0.5,
        ),
        fill: "support",
      },
    ],
    fieldFrame,
  );
  const words: Frame = isWide
    ? { ...inner, width: width - split - margin * 2.4 }
    : { ...inner, y: split + unit * 7, height: height - split - unit * 7 - margin };
  stackWords(kit, words, { columns: words.width > unit * 60 ? 3 : 2 });
}

/** A row of shapes between two thick lines. */
function frieze(kit: Kit): void {
  const { unit, inner, brief } = kit;
  const count = Math.max(3, Math.round((inner.width / inner.height) * 4));
  const size = Math.min(inner.width / count, inner.height * 0.42);
  const shown = Math.floor(inner.width / size + 0.001);
  const y = inner.y + inner.height * 0.5 - size * 0.3;
  const frame = { x: inner.x, y, width: shown * size, height: size };
  const headline = measureWithin(
    kit,
    brief.headline,
    { width: inner.width, height: y - inner.y - unit * 4 },
    { voice: "display", linesMax: 3 },
  );
  kit.text(
    "headline",
    brief.headline,
    { ...inner, y: y - unit * 4 - headline.height, height: headline.height },
    { linesMax: 3, sizeMax: headline.size },
  );
  kit.group("Frieze", tilePlans(kit, frame, size), frame);
  const below = y + size + unit * 5;
  const facts = arrangeFacts(kit, inner, { columns: 3 });
  const factsTop = inner.y + inner.height - facts.height;
  kit.text(
    "subline",
    brief.subline,
    { ...inner, width: inner.width * 0.75, y: below, height: factsTop - below - unit * 4 },
    { sizeMax: unit * 4.2, linesMax: 3 },
  );
  facts.place(factsTop);
}
