import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { measureWithin } from "../../../engine/compose/measure-within.ts";
import type { Frame } from "../../../engine/geometry/path.ts";
import { drawBox, inkOn, inset } from "./box.ts";
import { type FactCell, headPlan, headRoom, highGrid, wideGrid } from "./cell-grid.ts";
import { type DrawSign, signsFor } from "./signs-for.ts";

/** The canvas as a table of flat colors: a cell for each thing to know, and one for a sign. */
export function cells(kit: Kit): void {
  const { brief, unit, width, height } = kit;
  const random = kit.random.fork("cells");
  const [first = "ground", second = "accent", third = "highlight"] = random.shuffled([
    "ground",
    "accent",
    "highlight",
  ] as const);
  const page = inset({ x: 0, y: 0, width, height }, unit * 4);
  const grid = (width > height * 1.2 ? wideGrid : highGrid)(kit, page);
  const signs = signsFor(kit, random, 6);
  drawBox(kit, grid.head, first);
  const room = headRoom(kit, grid.head);
  const { size } = measureWithin(kit, brief.headline, room, headPlan(kit));
  const colors = { fill: inkOn(kit, first), on: first };
  kit.text("headline", brief.headline, room, { ...headPlan(kit), sizeMax: size, ...colors });
  drawSigns(kit, grid.picture, signs, second, [third, "support"]);
  if (grid.second && brief.subline) drawSubline(kit, grid.second, "support");
  else if (grid.second) drawSigns(kit, grid.second, signs.slice(3), third, [second, "support"]);
  drawFacts(kit, grid.facts, [third, "support", second]);
}

/** Each in a cell of its own color. */
function drawFacts(kit: Kit, facts: readonly FactCell[], fills: readonly PaletteRole[]): void {
  const { unit } = kit;
  const plan = { voice: "display", linesMax: 2, sizeMax: unit * 8 } as const;
  const fitted = facts.map((fact) => {
    const room = inset(fact.frame, unit * 2.8);
    return { ...fact, room, size: measureWithin(kit, fact.words, room, plan).size };
  });
  // One long address doesn't make everything small.
  const size = Math.max(Math.min(...fitted.map((fact) => fact.size)), unit * 4.4);
  for (const [index, fact] of fitted.entries()) {
    const fill = fills[index % fills.length] ?? "support";
    const colors = { fill: inkOn(kit, fill), on: fill };
    drawBox(kit, fact.frame, fill);
    kit.text(fact.slot, fact.words, fact.room, {
      ...plan,
      sizeMax: Math.min(size, fact.size),
      ...colors,
      anchor: "middle",
    });
  }
}

function drawSubline(kit: Kit, frame: Frame, fill: PaletteRole): void {
  const { brief, unit } = kit;
  if (!brief.subline) return;
  drawBox(kit, frame, fill);
  const room = inset(frame, unit * 4);
  const plan = { voice: "display", linesMax: 5, sizeMax: unit * 11 } as const;
  const { size } = measureWithin(kit, brief.subline, room, plan);
  kit.text("subline", brief.subline, room, {
    ...plan,
    sizeMax: size,
    fill: inkOn(kit, fill),
    on: fill,
    anchor: "middle",
  });
}

/** Draws as many signs in a row as a frame has squares. */
function drawSigns(
  kit: Kit,
  frame: Frame,
  signs: readonly DrawSign[],
  back: PaletteRole,
  [fill, other]: readonly [PaletteRole, PaletteRole],
): void {
  drawBox(kit, frame, back);
  const isColumn = frame.height > frame.width;
  const ratio = isColumn ? frame.height / frame.width : frame.width / frame.height;
  const count = Math.max(1, Math.min(3, Math.floor(ratio + 0.25)));
  const [w, h] = isColumn ? [frame.width, frame.height / count] : [frame.width / count, frame.height];
  const plans = signs.slice(0, count).flatMap((draw, index) => {
    const cell = {
      x: frame.x + (isColumn ? 0 : index * w),
      y: frame.y + (isColumn ? index * h : 0),
      width: w,
      height: h,
    };
    return draw(inset(cell, Math.min(w, h) * 0.13), { fill, other });
  });
  kit.group("Sign", plans, frame);
}
