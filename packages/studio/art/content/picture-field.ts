import type { PaletteRole } from "../../engine/color/palette.ts";
import type { Kit } from "../../engine/compose/kit.ts";
import { figuresFor, hasFigure } from "../../engine/compose/subject-figure.ts";
import { circle, type Frame, rectangle, sector } from "../../engine/geometry/path.ts";
import type { Page, PageSetting } from "./page.ts";
import { inkOn } from "./panel.ts";
import type { Sheet } from "./parts.ts";

/** A style's setting on its own ground, without what surrounds its pages. */
export function openBare(kit: Kit, page: Page): PageSetting {
  page.drawGround?.(kit);
  const setting = page.open({ ...kit, shape: () => {}, group: () => {}, tile: () => {} });
  return { ...setting, frame: kit.inner };
}

/** A field of color for words. @returns what is set on it. */
export function field(sheet: Sheet, frame: Frame, fill: PaletteRole = sheet.setting.panel.fill): Sheet {
  sheet.kit.shape("Field", { path: rectangle(frame), fill, isPlate: true });
  return onField(sheet, fill);
}

export const onField = ({ kit, page, setting }: Sheet, on: PaletteRole): Sheet => ({
  kit,
  page,
  setting: { ...setting, on, fill: inkOn(kit, on) },
});

/** Distance of the figure from a field's edges, as a share of its shorter side. */
const edgeShare = 0.1;

/** A field of color with what the brief is about on it, in the style's hand; shapes of the style's colors, where no figure stands for it. */
export function pictureField(sheet: Sheet, frame: Frame, how: "whole" | "large" | "pattern" = "whole"): void {
  const { kit, page, setting } = sheet;
  const on = setting.panel.fill;
  kit.shape("Field", { path: rectangle(frame), fill: on });
  const inside = within(kit, frame);
  if (!hasFigure(kit)) {
    drawShapes(inside, frame, on);
    return;
  }
  if (how === "pattern") {
    drawPattern({ ...sheet, kit: inside }, frame);
    return;
  }
  page.drawBack?.(inside, frame, on);
  const by = Math.min(frame.width, frame.height) * (how === "large" ? -edgeShare : edgeShare);
  const room = { x: frame.x + by, y: frame.y + by, width: frame.width - 2 * by, height: frame.height - 2 * by };
  page.drawSubject(inside, room, { on, align: "middle" });
}

/** A kit whose drawings end at the edges of a frame. */
export function within(kit: Kit, frame: Frame): Kit {
  return {
    ...kit,
    shape: (name, plan) => kit.group(name, [plan], frame),
    group: (name, plans, clip) => kit.group(name, plans, clip ? shared(clip, frame) : frame),
  };
}

function shared(a: Frame, b: Frame): Frame {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const right = Math.min(a.x + a.width, b.x + b.width);
  const bottom = Math.min(a.y + a.height, b.y + b.height);
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
}

/** Rows of what the brief is about, each second one moved by half a step. */
function drawPattern({ kit, page, setting }: Sheet, frame: Frame): void {
  const { brief } = kit;
  const figures = figuresFor(kit);
  const short = Math.min(frame.width, frame.height);
  const long = Math.max(frame.width, frame.height);
  // Whole rows in bands; a pattern over a page goes on beyond its edges.
  const cell = short / (long > short * 2.2 ? 1 : long > short * 1.55 ? 2 : 2.4);
  const rows = Math.ceil(frame.height / cell);
  // One row has whole figures alone.
  const isRow = rows === 1;
  const columns = isRow ? Math.max(1, Math.round(frame.width / cell)) : Math.ceil(frame.width / cell) + 1;
  const step = isRow ? frame.width / columns : cell;
  const left = frame.x + (frame.width - columns * step) / 2;
  const top = frame.y + (frame.height - rows * cell) / 2;
  for (let index = 0; index < columns * rows; index++) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const figure = figures[(column + 2 * row) % Math.min(3, figures.length)];
    const x = left + (column + (isRow ? 0 : (row % 2) / 2 - 0.25)) * step + (step - cell) / 2;
    const room = { x: x + cell * 0.13, y: top + (row + 0.13) * cell, width: cell * 0.74, height: cell * 0.74 };
    const named = { ...kit, brief: { ...brief, figure: brief.figure ?? figure?.id } };
    page.drawSubject(named, room, { on: setting.panel.fill, align: "middle" });
  }
}

/** Circles around a corner, a sun over stripes, or quarters of circles, in the colors that stand out from the field's. */
function drawShapes(kit: Kit, frame: Frame, on: PaletteRole): void {
  const random = kit.random.fork("shapes");
  const { x, y, width, height } = frame;
  const short = Math.min(width, height);
  const roles = random.shuffled((["accent", "support", "highlight", "ground"] as const).filter((role) => role !== on));
  const fill = (index: number): PaletteRole => roles[index % roles.length] ?? "ground";
  const isFlat = Math.max(width, height) > 2.4 * short;
  const kind = isFlat ? 2 : random.integer(0, 2);
  if (kind === 0) {
    const [cx, cy] = [x + (random.chance(0.5) ? width : 0), y + height];
    kit.group(
      "Arcs",
      [1, 0.8, 0.6, 0.4, 0.2].map((share, index) => ({
        path: circle(cx, cy, short * 1.02 * share),
        fill: index % 2 === 0 ? fill(index / 2) : on,
      })),
    );
    return;
  }
  if (kind === 1) {
    const radius = short * 0.3;
    const [cx, cy] = [x + width / 2, y + height * 0.46];
    const stripes = Array.from({ length: 6 }, (_, index) => {
      const top = cy + radius * (0.1 + index * 0.34);
      return { path: rectangle({ x, y: top, width, height: radius * (0.06 + index * 0.03) }), fill: fill(1) };
    });
    kit.group("Sun", [{ path: circle(cx, cy, radius), fill: fill(0) }, ...stripes]);
    return;
  }
  const count = Math.max(2, Math.round(width / (short * 0.34)));
  const side = width / count;
  const rows = Math.ceil(height / side);
  kit.group(
    "Quarters",
    Array.from({ length: count * rows }, (_, index) => {
      const corner = { x: x + (index % count) * side, y: y + height - (Math.floor(index / count) + 1) * side };
      const from = random.integer(0, 3) / 4;
      const [cx, cy] = [corner.x + (from === 0 || from === 0.75 ? 0 : side), corner.y + (from < 0.5 ? 0 : side)];
      return {
        path: sector(cx, cy, side * 1.004, [from, from + 0.25]),
        fill: fill(random.integer(0, roles.length - 1)),
      };
    }),
  );
}
