import { beforeAll, describe, expect, it } from "vitest";
import { type DesignDocument, documentSchema, type ShapeElement } from "../document/document.ts";
import { turnedFrame } from "../document/turn.ts";
import { readFonts } from "../type/fonts.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { addShape } from "./add-element.ts";
import { boundsOf, frameOf } from "./bounds.ts";
import { resizeTo } from "./place.ts";
import {
  fillKindOf,
  gradientDegreesOf,
  roundedOf,
  setCornerRadius,
  setFillKind,
  setGradientDegrees,
  setStrokeWidth,
} from "./shapes.ts";
import { flip, setTurn } from "./turn.ts";

const frame = { x: 100, y: 100, width: 200, height: 80 };
const empty: DesignDocument = {
  version: 1,
  language: "en",
  width: 800,
  height: 400,
  elements: [],
  palette: { ground: "#ffffff", ink: "#111111", accent: "#cc3300", support: "#0044aa", highlight: "#ffcc00" },
};
const box = addShape(empty, "rectangle", { frame }).design;
const shapeOf = (design: DesignDocument): ShapeElement => design.elements[0] as ShapeElement;

describe("a shape on a design", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });

  it("[F13] gets round corners that stay round and as large when one side grows; other shapes have none", () => {
    const round = setCornerRadius(box, "rectangle", 20);
    expect(roundedOf(shapeOf(round))).toEqual({ frame, radius: 20 });
    const wide = resizeTo(round, "rectangle", { ...frame, width: 400 }, typesetter);
    expect(roundedOf(shapeOf(wide))).toEqual({ frame: { ...frame, width: 400 }, radius: 20 });
    expect(roundedOf(shapeOf(setCornerRadius(round, "rectangle", 0)))?.radius).toBe(0);
    expect(setCornerRadius(round, "rectangle", 20)).toBe(round);
    const circle = addShape(empty, "circle", { frame }).design;
    expect(setCornerRadius(circle, "circle", 10)).toBe(circle);
  });

  it("[F13] has a fill of one color, a gradient from edge to edge, or an outline alone, and always something to see", () => {
    const gradient = setFillKind(box, "rectangle", "gradient");
    expect([fillKindOf(shapeOf(gradient)), gradientDegreesOf(shapeOf(gradient))]).toEqual(["gradient", 90]);
    const across = shapeOf(setGradientDegrees(gradient, "rectangle", 0)).fill;
    expect(across).toMatchObject({ from: [100, 140], to: [300, 140] });
    const none = setFillKind(box, "rectangle", "none");
    expect(shapeOf(none).stroke?.width).toBeGreaterThan(0);
    expect(setStrokeWidth(none, "rectangle", 0)).toBe(none);
    const lined = setStrokeWidth(box, "rectangle", 6);
    expect(shapeOf(lined).stroke).toEqual({ paint: "ink", width: 6 });
    expect(shapeOf(setStrokeWidth(lined, "rectangle", 0))).toEqual(shapeOf(box));
    for (const one of [gradient, none, lined]) expect(documentSchema.safeParse(one).success).toBe(true);
  });

  it("[F13] is turned around its middle and mirrored where it is; when a side is dragged, the other one stays", () => {
    const turned = setTurn(box, "rectangle", 390, typesetter);
    expect(shapeOf(turned).turn).toBe(30);
    const middle = (design: DesignDocument) => {
      const bounds = boundsOf(shapeOf(design), design, typesetter);
      return bounds && [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2].map(Math.round);
    };
    expect(middle(turned)).toEqual([200, 140]);
    expect(middle(flip(turned, "rectangle", "x"))).toEqual([200, 140]);
    expect(shapeOf(flip(turned, "rectangle", "x")).turn).toBe(-30);
    const wider = resizeTo(turned, "rectangle", { ...frame, width: 300 }, typesetter);
    const left = (design: DesignDocument) => {
      const own = frameOf(shapeOf(design), design, typesetter) ?? frame;
      const pivot = [own.x + own.width / 2, own.y + own.height / 2] as const;
      return turnedFrame({ ...own, width: 0 }, { degrees: 30, pivot });
    };
    for (const side of ["x", "y", "height"] as const) expect(left(wider)[side]).toBeCloseTo(left(turned)[side], 1);
    const back = setTurn(flip(flip(turned, "rectangle", "y"), "rectangle", "y"), "rectangle", 0, typesetter);
    expect({ ...shapeOf(back), turn: undefined, isPlaced: undefined }).toEqual({
      ...shapeOf(box),
      turn: undefined,
      isPlaced: undefined,
    });
  });
});
