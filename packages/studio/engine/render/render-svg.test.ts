import { beforeAll, describe, expect, it } from "vitest";
import type { DesignDocument, Element, ShapeElement } from "../document/document.ts";
import { rasterize } from "../outputs/rasterize.ts";
import { readFonts } from "../type/fonts.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { renderSvg } from "./render-svg.ts";

const palette = { ground: "#ffffff", ink: "#000000", accent: "#ff0000", support: "#00ff00", highlight: "#0000ff" };
const page = { version: 1, language: "en", width: 400, height: 300, palette } as const;

/** A square of 40 whose top left corner is at a point. */
const square = (id: string, x: number, y: number, more: Partial<ShapeElement> = {}): ShapeElement => ({
  id,
  name: id,
  kind: "shape",
  fill: "accent",
  data: `M${x} ${y}L${x + 40} ${y}L${x + 40} ${y + 40}L${x} ${y + 40}Z`,
  ...more,
});

describe("a drawn design", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    typesetter = (await readFonts()).typesetter;
  });
  const draw = (...elements: Element[]) => {
    const design: DesignDocument = { ...page, elements };
    return rasterize(renderSvg(design, typesetter), 100);
  };

  it("[F9] comes out, however far from the canvas the user has put what is translucent, multiplied or clipped", () => {
    const looks = [
      { opacity: 0.5 },
      { isMultiplied: true },
      { cuts: [{ data: "M0 0L9 9L0 9Z", gap: 2 }] },
      { within: "M0 0L9 9L0 9Z" },
    ];
    for (const look of looks) {
      for (const [x, y] of [
        [2_000, 10],
        [-2_000, 10],
        [10, 2_000],
        [10, -2_000],
        [90_000, -90_000],
      ] as const) {
        const [near, far] = [square("near", 100, 100, look), square("far", x, y, look)];
        const clip = { x: 0, y: 0, width: 400, height: 300 };
        expect(draw(near, far).width).toBe(100);
        for (const group of [{ clip }, {}, { clip: { ...clip, x, y } }]) {
          const element: Element = { id: "group", name: "Group", kind: "group", children: [near, far], ...group };
          expect(draw(element).width).toBe(100);
        }
        const wide = square("wide", 0, 0, { ...look, data: `M-1500 -1000L300 200L-1400 -900ZM${x} ${y}L300 200L0 0Z` });
        expect(draw({ id: "group", name: "Group", kind: "group", children: [wide, near], clip }).width).toBe(100);
        const image = {
          id: "image",
          name: "Image",
          kind: "image",
          assetId: crypto.randomUUID(),
          ratio: 1,
          width: 40,
          height: 40,
          opacity: 0.5,
        } as const;
        expect(draw({ ...image, x, y }).width).toBe(100);
      }
    }
  });

  it("[F9] shows a group inside its clip only, and inks mixed with what is below", () => {
    const clip = { x: 0, y: 0, width: 60, height: 300 };
    const children = [
      square("blue", 20, 20, { fill: "#00ffff" }),
      square("red", 40, 20, { fill: "#ffff00", isMultiplied: true }),
    ];
    const { pixels } = draw({ id: "group", name: "Group", kind: "group", children, clip });
    const at = (x: number, y: number) => [...pixels.slice((y * 100 + x) * 4, (y * 100 + x) * 4 + 3)];
    expect(at(7, 10)).toEqual([0, 255, 255]);
    expect(at(12, 10)).toEqual([0, 255, 0]);
    expect(at(17, 10)).toEqual([255, 255, 255]);
  });
});
