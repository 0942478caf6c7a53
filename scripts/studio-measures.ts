import { composeDesign } from "../packages/studio/engine/compose-design.ts";
import type { DesignDocument } from "../packages/studio/engine/document/document.ts";
import { anyBrief } from "../packages/studio/engine/measures/any-brief.ts";
import {
  figuresAlone,
  measureLayout,
  occlusionOf,
  publishedBest,
} from "../packages/studio/engine/measures/layout-measures.ts";
import { measureDesign, textFrames } from "../packages/studio/engine/measures/measure-design.ts";
import { rasterize } from "../packages/studio/engine/outputs/rasterize.ts";
import { renderSvg } from "../packages/studio/engine/render/render-svg.ts";
import type { Typesetter } from "../packages/studio/engine/type/typesetter.ts";

const names = ["valid", "overlap", "alignment", "underlay", "occlusion", "readability"] as const;

/** Prints what the machine can say of random briefs' designs, by style. */
export function printMeasures(typesetter: Typesetter, count: number): void {
  const rows = new Map<string, Record<(typeof names)[number], number[]>>();
  const draw = (design: DesignDocument, width: number) => rasterize(renderSvg(design, typesetter), width);
  let faults = 0;
  for (let number = 0; number < count; number++) {
    const brief = anyBrief(number);
    const { design, choices } = composeDesign(brief, typesetter, { variant: number });
    const frames = textFrames(design, typesetter);
    const mask = draw(figuresAlone(design), 96);
    const backdrop = draw({ ...design, elements: design.elements.filter(({ kind }) => kind !== "text") }, 256);
    const { readability, overlaps, outside, faint, missing } = measureDesign(design, typesetter, backdrop);
    const measured = {
      ...measureLayout(design, frames),
      occlusion: occlusionOf(mask, frames, mask.width / design.width),
      readability,
    };
    for (const style of [brief.style, "all"]) {
      const row = rows.get(style) ?? {
        valid: [],
        overlap: [],
        alignment: [],
        underlay: [],
        occlusion: [],
        readability: [],
      };
      rows.set(style, row);
      for (const name of names) row[name].push(...(measured[name] === undefined ? [] : [measured[name]]));
    }
    if (overlaps + outside + faint.length + missing.length === 0) continue;
    faults++;
    console.log(`brief ${number}: ${brief.style}/${choices.compositionId}`, { overlaps, outside, faint, missing });
  }
  const line = (name: string, values: readonly number[]) =>
    console.log([name.padEnd(10), ...values.map((value) => value.toFixed(4).padStart(12))].join(""));
  console.log(["".padEnd(10), ...names.map((name) => name.padStart(12))].join(""));
  for (const [style, row] of rows)
    line(
      style,
      names.map((name) => row[name].reduce((sum, value) => sum + value, 0) / Math.max(1, row[name].length)),
    );
  line(
    "published",
    names.map((name) => publishedBest[name]),
  );
  console.log(`${count} briefs, ${faults} with a fault`);
}
