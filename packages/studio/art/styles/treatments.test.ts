import { beforeAll, describe, expect, it } from "vitest";
import { type Brief, type StyleId, styleIds } from "../../engine/brief/brief.ts";
import { readPrompt } from "../../engine/brief/read-prompt.ts";
import { contrast } from "../../engine/color/color.ts";
import { composeDesign } from "../../engine/compose-design.ts";
import type { DesignDocument } from "../../engine/document/document.ts";
import { boundsOf } from "../../engine/geometry/path.ts";
import { readPath } from "../../engine/geometry/read-path.ts";
import { anyBrief } from "../../engine/measures/any-brief.ts";
import { rasterize } from "../../engine/outputs/rasterize.ts";
import { renderSvg } from "../../engine/render/render-svg.ts";
import { readFonts } from "../../engine/type/fonts.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";
import { compositionsFor } from "./compose-in-style.ts";
import { styleOf } from "./styles.ts";

const mine = ["soft", "cut-out", "isometric", "line"] as const satisfies readonly StyleId[];
const canvases = [
  [1000, 1414],
  [1080, 1080],
  [1792, 1024],
] as const;

describe("what styles draw", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });

  it.each(mine)("[F8] shows the subject in six compositions at least, on any canvas: %s", (style) => {
    const bakery = { ...anyBrief(1), subject: "bakery" };
    for (const [width, height] of canvases) {
      const fitting = styleOf(style).compositions.filter(
        ({ suits, shows }) => typeof shows === "string" && (suits?.(width / height, bakery) ?? true),
      );
      expect(fitting.length, `${width} × ${height}`).toBeGreaterThanOrEqual(6);
    }
  });

  it("[F8] opens a design whose composition is gone with another one", () => {
    const { brief } = readPrompt("Poster for a jazz night at Blue Note, Friday 8 pm");
    for (const [style, compositionId] of [
      ["soft", "orb"],
      ["soft", "capsules"],
      ["isometric", "statue"],
    ] as const) {
      expect(styleOf(style).compositions.map(({ id }) => id)).not.toContain(compositionId);
      const { choices } = composeDesign({ ...brief, style }, typesetter, { variant: 0, compositionId });
      expect(compositionsFor(styleOf(style), brief).map(({ id }) => id)).toContain(choices.compositionId);
    }
  });

  it.each(styleIds)("[F8] has no thing of another subject for words that name none: %s", (style) => {
    for (let variant = 0; variant < 12; variant++) {
      const brief: Brief = { ...readPrompt("We hit 10k followers!! Thank you").brief, style, subject: undefined };
      const { choices } = composeDesign(brief, typesetter, { variant });
      const own = styleOf(style).compositions.find(({ id }) => id === choices.compositionId);
      expect(typeof own?.shows, choices.compositionId).not.toBe("object");
    }
  });

  it.each(["soft", "cut-out", "line"] as const)(
    "[F8] cuts off a quarter of a figure that is seen from near, on one side alone: %s",
    (style) => {
      for (const subject of ["bakery", "bike", "cat", "running"]) {
        for (const [width, height] of canvases) {
          const brief = { ...anyBrief(5), list: undefined, archetype: undefined, style, subject, width, height };
          const { design } = composeDesign(brief, typesetter, { variant: 0, compositionId: "close" });
          const { x, y, right, bottom } = figureFrame(design);
          const cutRight = Math.max(0, right - width) / (right - x);
          const cutBottom = Math.max(0, bottom - height) / (bottom - y);
          expect(Math.max(cutRight, cutBottom), `${subject} ${width} × ${height}`).toBeGreaterThan(0.24);
          expect(Math.min(cutRight, cutBottom)).toBeLessThan(0.01);
          expect(Math.min(x, y)).toBeGreaterThan(0);
        }
      }
    },
  );

  it("[F8] sets a soft figure off from its field by three to one", () => {
    for (const variant of [0, 1, 2, 3, 4, 5]) {
      const brief = {
        ...anyBrief(5),
        list: undefined,
        archetype: undefined,
        subject: "bakery",
        width: 1080,
        height: 1080,
      };
      const { design } = composeDesign({ ...brief, style: "soft" }, typesetter, { variant, compositionId: "straddle" });
      const at = (one: DesignDocument) => middlesOf(one, typesetter);
      const withFigure = at(design);
      const without = at({ ...design, elements: design.elements.filter(({ id }) => id !== "figure") });
      const changed = withFigure.flatMap((color, index) =>
        color === without[index] ? [] : [contrast(color, without[index] ?? color)],
      );
      expect(changed.length).toBeGreaterThan(20);
      // Half of it at least: details are of the field's own color, edges are between both.
      expect(changed.toSorted((a, b) => a - b)[changed.length >> 1]).toBeGreaterThanOrEqual(3);
    }
  });
});

function figureFrame(design: DesignDocument) {
  const group = design.elements.find(({ id }) => id === "figure");
  if (group?.kind !== "group") throw new Error("no figure");
  // The last shapes are details; the first one is the whole outline or the body.
  const frames = group.children
    .filter(({ within }) => within === undefined)
    .map(({ data }) => boundsOf(readPath(data)));
  return {
    x: Math.min(...frames.map(({ x }) => x)),
    y: Math.min(...frames.map(({ y }) => y)),
    right: Math.max(...frames.map(({ x, width }) => x + width)),
    bottom: Math.max(...frames.map(({ y, height }) => y + height)),
  };
}

/** Colors of a design without its words, at the points of a grid. */
function middlesOf(design: DesignDocument, typesetter: Typesetter): string[] {
  const plain = { ...design, elements: design.elements.filter(({ kind }) => kind !== "text") };
  const { width, height, pixels } = rasterize(renderSvg(plain, typesetter), 64);
  const hex = (value: number | undefined) => (value ?? 0).toString(16).padStart(2, "0");
  return Array.from(
    { length: width * height },
    (_, index) => `#${hex(pixels[index * 4])}${hex(pixels[index * 4 + 1])}${hex(pixels[index * 4 + 2])}`,
  );
}
