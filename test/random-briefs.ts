import { expect } from "vitest";
import type { Brief } from "../packages/studio/engine/brief/brief.ts";
import { readListRows } from "../packages/studio/engine/brief/list-rows.ts";
import { composeDesign } from "../packages/studio/engine/compose-design.ts";
import type { DesignDocument } from "../packages/studio/engine/document/document.ts";
import { isDrawable } from "../packages/studio/engine/document/drawing-cost.ts";
import { anyBrief } from "../packages/studio/engine/measures/any-brief.ts";
import {
  figuresAlone,
  measureLayout,
  occlusionOf,
  publishedBest,
} from "../packages/studio/engine/measures/layout-measures.ts";
import { measureDesign, textFrames } from "../packages/studio/engine/measures/measure-design.ts";
import { freeDrawings, rasterize } from "../packages/studio/engine/outputs/rasterize.ts";
import { renderSvg } from "../packages/studio/engine/render/render-svg.ts";
import type { Typesetter } from "../packages/studio/engine/type/typesetter.ts";

/** Drawing takes most of the time: these measures are of every such brief. `npm run studio:sheet -- --measure 2000` draws all. */
const drawnEvery = 4;

/** All words of a brief; a list is set row by row, in two columns. */
const wordsOf = ({ headline, subline, list, date, place, price, action, brand }: Brief) => [
  ...[headline, subline, date, place, price, action, brand].filter((text) => text !== undefined),
  ...readListRows(list ?? "").rows.flatMap(({ label, value }) => (value ? [label, value] : [label])),
];

/**
 * Composes random briefs and compares each with the floors of the measures.
 * @param first number of a brief.
 */
export async function expectFloors(typesetter: Typesetter, first: number, count: number): Promise<void> {
  const draw = (design: DesignDocument, width: number) => rasterize(renderSvg(design, typesetter), width);
  const faults: unknown[] = [];
  const sums = { valid: 0, overlap: 0, alignment: 0, occlusion: 0, readability: 0 };
  const underlays: number[] = [];
  let drawn = 0;
  for (let number = first; number < first + count; number++) {
    const brief = anyBrief(number);
    const { design, choices } = composeDesign(brief, typesetter, { variant: number });
    const frames = textFrames(design, typesetter);
    const layout = measureLayout(design, frames);
    // A price on a menu is small beside its page, and should be.
    sums.valid += brief.list ? 1 : layout.valid;
    sums.overlap += layout.overlap;
    sums.alignment += layout.alignment;
    if (layout.underlay !== undefined) underlays.push(layout.underlay);
    const outside = frames.filter(
      ({ x, y, width, height }) =>
        Math.min(x, y) < -0.5 || x + width > design.width + 0.5 || y + height > design.height + 0.5,
    );
    const texts = design.elements.filter((element) => element.kind === "text");
    const missing = texts.flatMap(({ faceId, text }) => typesetter.missingFrom(faceId, text));
    const isEmpty = design.elements.length === texts.length;
    const size = `${brief.width}x${brief.height}`;
    const place = { number, style: brief.style, size, compositionId: choices.compositionId };
    if (layout.overlap > 0 || outside.length > 0 || missing.length > 0 || isEmpty)
      faults.push({ ...place, layout, outside, missing, isEmpty });
    const found = texts.map(({ text }) => text.replaceAll("\u00ad", ""));
    if (found.toSorted().join("|") !== wordsOf(brief).toSorted().join("|")) faults.push({ ...place, found });
    if (design.width !== brief.width || design.height !== brief.height || !isDrawable(design)) faults.push(place);
    if (number % drawnEvery !== 0) continue;
    drawn++;
    const backdrop = draw({ ...design, elements: design.elements.filter(({ kind }) => kind !== "text") }, 256);
    const mask = draw(figuresAlone(design), 96);
    const measured = measureDesign(design, typesetter, backdrop);
    sums.occlusion += occlusionOf(mask, frames, mask.width / design.width);
    sums.readability += measured.readability;
    if (measured.faint.length > 0 || measured.readability > publishedBest.readability)
      faults.push({ ...place, ...measured });
    await freeDrawings();
  }
  expect(faults).toEqual([]);
  // 0.98 over all that are known; a quarter of them has 0.977.
  expect(sums.valid / count).toBeGreaterThan(0.97);
  expect(sums.alignment / count).toBeLessThan(0.001);
  expect(sums.occlusion / drawn).toBeLessThan(publishedBest.occlusion);
  expect(sums.readability / drawn).toBeLessThan(0.001);
  expect(underlays.reduce((sum, value) => sum + value, 0) / underlays.length).toBe(1);
}
