import { beforeAll, describe, expect, it } from "vitest";
import { type Brief, styleIds } from "../../engine/brief/brief.ts";
import { paletteRoles } from "../../engine/color/palette.ts";
import { composeDesign } from "../../engine/compose-design.ts";
import { documentSchema } from "../../engine/document/document.ts";
import { addFigure } from "../../engine/edit/add-figure.ts";
import { boundsOf } from "../../engine/edit/bounds.ts";
import { paintsOf } from "../../engine/edit/paints.ts";
import { renderSvg } from "../../engine/render/render-svg.ts";
import { readFonts } from "../../engine/type/fonts.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";
import { figureElement } from "./figure-element.ts";

const brief: Brief = {
  kind: "post",
  style: "swiss",
  width: 1080,
  height: 1080,
  language: "en",
  detail: 50,
  seed: "symbols",
  headline: "Fresh bread",
};

describe("a symbol that is put into a design", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });

  it.each(styleIds)("[F13] in %s is at the middle, in the palette’s own roles, under an id of its own", (style) => {
    const { design } = composeDesign({ ...brief, style }, typesetter);
    for (const figure of ["rocket", "loaf", "cat", "badger"]) {
      const element = figureElement({ figure, brief: { ...brief, style }, canvas: design }, typesetter);
      if (!element) throw new Error(`there is no ${figure}`);
      expect(figureElement({ figure, brief: { ...brief, style }, canvas: design }, typesetter)).toEqual(element);
      expect(paintsOf(element).every((paint) => paletteRoles.some((role) => role === paint))).toBe(true);
      const { x = 0, y = 0, width = 0, height = 0 } = boundsOf(element, design, typesetter) ?? {};
      expect(Math.abs(x + width / 2 - 540) + Math.abs(y + height / 2 - 540)).toBeLessThan(80);
      expect(Math.max(width, height)).toBeGreaterThan(300);
      expect(Math.max(width, height)).toBeLessThan(640);
      const one = addFigure(design, element);
      const two = addFigure(one.design, element);
      expect(one.id).toBeDefined();
      expect(two.id).toBe(`${one.id}-2`);
      expect(documentSchema.parse(JSON.parse(JSON.stringify(two.design)))).toEqual(two.design);
      expect(renderSvg(two.design, typesetter)).not.toMatch(/NaN|undefined/);
    }
  });

  it("[F13] is none where there is no such figure", () => {
    const { design } = composeDesign(brief, typesetter);
    for (const figure of ["constructor", "no-such-thing", ""])
      expect(figureElement({ figure, brief, canvas: design }, typesetter)).toBeUndefined();
  });
});
