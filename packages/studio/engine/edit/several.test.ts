import { beforeAll, describe, expect, it } from "vitest";
import { type DesignDocument, documentSchema, elementsMax } from "../document/document.ts";
import type { Frame } from "../geometry/path.ts";
import { readFonts } from "../type/fonts.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { addShape, addText } from "./add-element.ts";
import { type Alignment, align, distribute } from "./align.ts";
import { boundsOf } from "./bounds.ts";
import { remove, setLocked } from "./layers.ts";
import { moveBy } from "./place.ts";
import { duplicateAll, lockAll } from "./several.ts";
import { setType } from "./texts.ts";

const empty: DesignDocument = {
  version: 1,
  language: "en",
  width: 800,
  height: 600,
  elements: [],
  palette: { ground: "#ffffff", ink: "#111111", accent: "#cc3300", support: "#0044aa", highlight: "#ffcc00" },
};
const withBox = (design: DesignDocument, frame: Frame) => addShape(design, "rectangle", { frame }).design;
const boxes = [
  { x: 10, y: 20, width: 40, height: 40 },
  { x: 300, y: 100, width: 100, height: 20 },
  { x: 120, y: 400, width: 20, height: 80 },
].reduce(withBox, empty);

describe("an edit of several elements", () => {
  let typesetter: Typesetter;
  let design: DesignDocument;
  let ids: readonly string[];
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
    const added = addText(boxes, "Turned words", { x: 500, y: 300, width: 200 });
    design = setType(added.design, added.id ?? "", { turn: 30 });
    ids = design.elements.map(({ id }) => id);
  });
  const framesOf = (of: DesignDocument) => of.elements.map((element) => boundsOf(element, of, typesetter) as Frame);
  const placedOf = (of: DesignDocument) => of.elements.map(({ isPlaced = false }) => isPlaced);

  it("[F13] aligns them with the least frame around all of them, turned texts by what can be seen", () => {
    const before = framesOf(design);
    const left = Math.min(...before.map(({ x }) => x));
    const right = Math.max(...before.map(({ x, width }) => x + width));
    const top = Math.min(...before.map(({ y }) => y));
    const bottom = Math.max(...before.map(({ y, height }) => y + height));
    const wanted: Readonly<Record<Alignment, (frame: Frame) => number>> = {
      left: ({ x }) => x - left,
      center: ({ x, width }) => x + width / 2 - (left + right) / 2,
      right: ({ x, width }) => x + width - right,
      top: ({ y }) => y - top,
      middle: ({ y, height }) => y + height / 2 - (top + bottom) / 2,
      bottom: ({ y, height }) => y + height - bottom,
    };
    for (const [to, offOf] of Object.entries(wanted)) {
      const aligned = align(design, ids, to as Alignment, typesetter);
      for (const frame of framesOf(aligned)) expect(offOf(frame), to).toBeCloseTo(0, 1);
      expect(align(aligned, ids, to as Alignment, typesetter), to).toBe(aligned);
      expect(documentSchema.safeParse(aligned).success).toBe(true);
    }
  });

  it("[F13] leaves the same space between neighbors, and the outer ones where they are", () => {
    const spread = framesOf(distribute(boxes, ids.slice(0, 3), "y", typesetter));
    const [first, second, third] = [spread[0], spread[1], spread[2]] as [Frame, Frame, Frame];
    expect([first.y, third.y]).toEqual([20, 400]);
    expect(second.y - (first.y + first.height)).toBeCloseTo(third.y - (second.y + second.height), 1);
    expect(distribute(boxes, ids.slice(0, 2), "y", typesetter)).toBe(boxes);
  });

  it("[F13] marks what it moves as placed by hand, and only that", () => {
    expect(placedOf(moveBy(design, ids.slice(0, 2), { dx: 5, dy: 0 }))).toEqual([true, true, false, false]);
    expect(placedOf(align(boxes, ids, "left", typesetter))).toEqual([false, true, true]);
    expect(placedOf(distribute(boxes, ids, "y", typesetter))).toEqual([false, true, false]);
  });

  it("[F13] leaves locked elements alone, and unlocks all of them", () => {
    const locked = setLocked(design, ids[1] as string, true);
    const at = (of: DesignDocument) => of.elements.find(({ id }) => id === ids[1]);
    for (const changed of [
      moveBy(locked, ids, { dx: 5, dy: 5 }),
      align(locked, ids, "bottom", typesetter),
      distribute(locked, ids, "x", typesetter),
      remove(locked, ids),
    ]) {
      expect(changed).not.toBe(locked);
      expect(at(changed)).toBe(at(locked));
    }
    const all = lockAll(locked, ids, true);
    expect(moveBy(all, ids, { dx: 5, dy: 5 })).toBe(all);
    expect(lockAll(all, ids, false).elements.some(({ isLocked }) => isLocked)).toBe(false);
  });

  it("[F13] copies them in their order, as many as there is room for", () => {
    const { design: copied, ids: copies } = duplicateAll(design, ids.toReversed());
    expect(copied.elements.slice(4).map(({ id }) => id)).toEqual(copies);
    expect(copied.elements.slice(4).map(({ kind }) => kind)).toEqual(design.elements.map(({ kind }) => kind));
    let many = boxes;
    while (many.elements.length < elementsMax - 2) many = withBox(many, { x: 0, y: 0, width: 9, height: 9 });
    const full = duplicateAll(many, ids.slice(0, 3));
    expect([full.design.elements.length, full.ids.length]).toEqual([elementsMax, 2]);
  });
});
