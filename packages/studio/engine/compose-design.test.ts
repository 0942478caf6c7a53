import { beforeAll, describe, expect, it } from "vitest";
import { choicesSchema } from "../art/kinds/composer.ts";
import { compositionsFor } from "../art/styles/compose-in-style.ts";
import { styleOf } from "../art/styles/styles.ts";
import { type Brief, styleIds } from "./brief/brief.ts";
import { subjectWords } from "./brief/lexicons/subjects.ts";
import { composeDesign } from "./compose-design.ts";
import { type DesignDocument, documentSchema } from "./document/document.ts";
import { anyBrief } from "./measures/any-brief.ts";
import { hashDistance, perceptualHash } from "./measures/likeness.ts";
import { rasterize } from "./outputs/rasterize.ts";
import { renderSvg } from "./render/render-svg.ts";
import { readFonts } from "./type/fonts.ts";
import type { Typesetter } from "./type/typesetter.ts";

describe("a composed design", () => {
  let typesetter: Typesetter;
  const draw = (design: DesignDocument, width: number) => rasterize(renderSvg(design, typesetter), width);
  const compositionOf = (brief: Brief) => {
    const { compositionId } = composeDesign(brief, typesetter).choices;
    const composition = compositionsFor(styleOf(brief.style), brief).find(({ id }) => id === compositionId);
    if (!composition) throw new Error(compositionId);
    return composition;
  };
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });

  it("[F8] looks unlike its variants and unlike other styles", () => {
    const hashOf = (brief: Brief, variant: number) =>
      perceptualHash(draw(composeDesign(brief, typesetter, { variant }).design, 96));
    const least = (hashes: readonly (readonly boolean[])[]) =>
      Math.min(...hashes.flatMap((a, index) => hashes.slice(index + 1).map((b) => hashDistance(a, b))));
    const nearest = Array.from({ length: 12 }, (_, number) => {
      const brief = anyBrief(number * 7);
      return {
        variants: least([0, 1, 2, 3].map((variant) => hashOf(brief, variant))),
        styles: least(styleIds.map((style) => hashOf({ ...brief, style }, 0))),
      };
    });
    // Of 64 bits; the same picture in a slightly other color has less than 4.
    expect(Math.min(...nearest.map(({ variants }) => variants))).toBeGreaterThanOrEqual(4);
    expect(Math.min(...nearest.map(({ styles }) => styles))).toBeGreaterThanOrEqual(4);
  });

  it("[F8] shows what the brief is about first, and never something else", () => {
    for (const style of styleIds) {
      for (const subject of Object.keys(subjectWords).slice(0, 24)) {
        const { shows } = compositionOf({ ...anyBrief(3), style, subject, width: 1024, height: 1024 });
        expect([style, subject, shows === undefined]).toEqual([style, subject, false]);
        if (typeof shows === "object") expect(shows).toContain(subject);
      }
    }
  });

  it("[F8] is the same for the same brief and seed, differs by variant and by style, and can be stored", () => {
    for (let number = 0; number < 20; number++) {
      const brief = anyBrief(number);
      const svgOf = (of: Brief, variant: number) =>
        renderSvg(composeDesign(of, typesetter, { variant }).design, typesetter);
      expect(svgOf(brief, 0)).toBe(svgOf(brief, 0));
      expect(new Set([0, 1, 2, 3].map((variant) => svgOf(brief, variant))).size).toBe(4);
      expect(new Set(styleIds.map((style) => svgOf({ ...brief, style }, 0))).size).toBe(styleIds.length);
      const { design, choices } = composeDesign(brief, typesetter, { variant: 2 });
      expect(composeDesign(brief, typesetter, choicesSchema.parse(choices)).design).toEqual(design);
      expect(documentSchema.parse(JSON.parse(JSON.stringify(design)))).toEqual(JSON.parse(JSON.stringify(design)));
    }
  });

  it("[F8] keeps markup and control characters in the words from becoming part of the drawing", () => {
    const brief = { ...anyBrief(1), language: "en", headline: '</text><script>alert("1")</script>\u0000\u0007 & co' };
    const svg = renderSvg(composeDesign(brief, typesetter).design, typesetter);
    expect(svg).not.toContain("<script");
    expect(svg).not.toContain("\u0000");
    expect(rasterize(svg, 64).width).toBe(64);
  });
});
