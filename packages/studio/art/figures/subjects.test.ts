import { describe, expect, it } from "vitest";
import { subjectWords } from "../../engine/brief/lexicons/subjects.ts";
import { pathData } from "../../engine/geometry/path.ts";
import { createRandom } from "../../engine/random.ts";
import { figures } from "./catalogue.ts";
import { boundsOfPieces, drawFigure } from "./draw-figure.ts";
import { figuresOf } from "./subjects.ts";

describe("the figures", () => {
  it.each(Object.keys(subjectWords))("[F8] show %s in at least two ways", (subject) => {
    const ids = figuresOf(subject).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("[F8] have an id each, and fill their square without running far out of it", () => {
    for (const figure of figures.values()) {
      const pieces = drawFigure(figure, createRandom(figure.id));
      const { x, y, width, height } = boundsOfPieces(pieces);
      expect([
        figure.id,
        Math.max(width, height) > 60,
        Math.min(x, y) > -40,
        Math.max(x + width, y + height) < 140,
      ]).toEqual([figure.id, true, true, true]);
      for (const { path } of pieces) expect(pathData(path)).not.toContain("NaN");
    }
  });

  it("[F8] show nothing of a subject that there is none of", () => {
    for (const name of [undefined, "", "nothing", "__proto__", "constructor", "toString"])
      expect(figuresOf(name)).toEqual([]);
  });
});
