import { beforeAll, describe, expect, it } from "vitest";
import { type Brief, styleIds } from "./brief/brief.ts";
import { subjectWords } from "./brief/lexicons/subjects.ts";
import { composeDesign } from "./compose-design.ts";
import { type DesignDocument, documentSchema } from "./document/document.ts";
import { choicesSchema } from "./kinds/composer.ts";
import { anyBrief } from "./measures/any-brief.ts";
import { figuresAlone, measureLayout, occlusionOf, publishedBest } from "./measures/layout-measures.ts";
import { hashDistance, perceptualHash } from "./measures/likeness.ts";
import { measureDesign, textFrames } from "./measures/measure-design.ts";
import { rasterize } from "./outputs/rasterize.ts";
import { renderSvg } from "./render/render-svg.ts";
import { styleOf } from "./styles/styles.ts";
import { readFonts } from "./type/fonts.ts";
import type { Typesetter } from "./type/typesetter.ts";

/** `npm run studio:sheet -- --measure 2000` measures more of them, and draws them all: that takes minutes. */
const briefs = 480;
const drawnEvery = 4;

describe("a composed design", () => {
  let typesetter: Typesetter;
  const draw = (design: DesignDocument, width: number) => rasterize(renderSvg(design, typesetter), width);
  const wordsOf = ({ headline, subline, date, place, price, action, brand }: Brief) =>
    [headline, subline, date, place, price, action, brand].filter((text) => text !== undefined);
  const compositionOf = (brief: Brief) => {
    const { compositionId } = composeDesign(brief, typesetter).choices;
    const composition = styleOf(brief.style).compositions.find(({ id }) => id === compositionId);
    if (!composition) throw new Error(compositionId);
    return composition;
  };
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });

  it("[F8] of any brief has each of its words once, readable, inside the canvas, in line and over no others", () => {
    const faults: unknown[] = [];
    const sums = { valid: 0, overlap: 0, alignment: 0, occlusion: 0, readability: 0 };
    const underlays: number[] = [];
    let drawn = 0;
    for (let number = 0; number < briefs; number++) {
      const brief = anyBrief(number);
      const { design, choices } = composeDesign(brief, typesetter, { variant: number });
      const frames = textFrames(design, typesetter);
      const layout = measureLayout(design, frames);
      sums.valid += layout.valid;
      sums.overlap += layout.overlap;
      sums.alignment += layout.alignment;
      if (layout.underlay !== undefined) underlays.push(layout.underlay);
      const outside = frames.filter(
        ({ x, y, width, height }) =>
          Math.min(x, y) < -0.5 || x + width > design.width + 0.5 || y + height > design.height + 0.5,
      );
      const missing = design.elements.flatMap((element) =>
        element.kind === "text" ? typesetter.missingFrom(element.faceId, element.text) : [],
      );
      const found = design.elements.flatMap((element) => (element.kind === "text" ? [element.text] : []));
      const isEmpty = design.elements.length === found.length;
      const place = {
        number,
        style: brief.style,
        size: `${brief.width}x${brief.height}`,
        compositionId: choices.compositionId,
      };
      if (layout.overlap > 0 || outside.length > 0 || missing.length > 0 || isEmpty)
        faults.push({ ...place, layout, outside, missing, isEmpty });
      if (found.toSorted().join("|") !== wordsOf(brief).toSorted().join("|")) faults.push({ ...place, found });
      if ([design.width, design.height].join() !== [brief.width, brief.height].join()) faults.push(place);
      if (number % drawnEvery !== 0) continue;
      drawn++;
      const backdrop = draw({ ...design, elements: design.elements.filter(({ kind }) => kind !== "text") }, 256);
      const mask = draw(figuresAlone(design), 96);
      const measured = measureDesign(design, typesetter, backdrop);
      sums.occlusion += occlusionOf(mask, frames, mask.width / design.width);
      sums.readability += measured.readability;
      if (measured.faint.length > 0 || measured.readability > publishedBest.readability)
        faults.push({ ...place, ...measured });
    }
    expect(faults).toEqual([]);
    expect(sums.valid / briefs).toBeGreaterThan(0.98);
    expect(sums.alignment / briefs).toBeLessThan(0.001);
    expect(sums.occlusion / drawn).toBeLessThan(publishedBest.occlusion);
    expect(sums.readability / drawn).toBeLessThan(0.001);
    expect(underlays.reduce((sum, value) => sum + value, 0) / underlays.length).toBe(1);
  }, 180_000);

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
