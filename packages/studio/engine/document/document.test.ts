import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { pathData, rectangle } from "../geometry/path.ts";
import { documentSchema, type Element, type ShapeElement } from "./document.ts";

const side = 4_096;
const palette = { ground: "#ffffff", ink: "#000000", accent: "#ff0000", support: "#00ff00", highlight: "#0000ff" };
const full = pathData(rectangle({ x: 0, y: 0, width: side, height: side }));
const frame = { x: 0, y: 0, width: side, height: side };
const isTaken = (elements: readonly Element[]): boolean => {
  const design = { version: 1, language: "en", width: side, height: side, palette, elements };
  return documentSchema.safeParse(design).success;
};
const shape = (id: string, more: object = {}): ShapeElement => ({
  id,
  name: "Shape",
  kind: "shape",
  data: full,
  fill: "ink",
  ...more,
});
const times = <Made>(count: number, make: (id: string) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(`e${index}`));

describe("a design on the largest canvas", () => {
  const assetId = randomUUID();
  const image = (id: string): Element => ({
    id,
    name: "Picture",
    kind: "image",
    assetId,
    ratio: 1,
    radius: 30,
    opacity: 0.5,
    ...frame,
  });
  const clipped = (count: number): Element => ({
    id: "group",
    name: "Group",
    kind: "group",
    clip: frame,
    children: times(count, (id) => shape(`c-${id}`, { stroke: { paint: "ink", width: 500 } })),
  });
  const layered = (id: string) =>
    shape(id, { within: full, cuts: [{ data: full, gap: 2_000, isLine: true }], opacity: 0.5, isMultiplied: true });

  it.each([
    ["pictures", times(499, image), times(24, image)],
    ["shapes in a clip", [clipped(299)], [clipped(30)]],
    ["shapes that are cut, faded and multiplied at once", times(290, layered), times(20, layered)],
  ])("[H9] is refused with more whole layers than can be drawn in seconds: %s", (_, tooMany, usual) => {
    expect([isTaken(tooMany), isTaken(usual)]).toEqual([false, true]);
  });
});
