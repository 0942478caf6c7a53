import { describe, expect, it } from "vitest";
import { subjectWords } from "../../engine/brief/lexicons/subjects.ts";
import { pathData } from "../../engine/geometry/path.ts";
import { createRandom } from "../../engine/random.ts";
import { figures } from "./catalogue.ts";
import { boundsOfPieces, drawFigure } from "./draw-figure.ts";
import { designFiguresOf, figuresOf } from "./subjects.ts";

describe("the figures", () => {
  it.each(Object.keys(subjectWords))("[F8] show %s, or nothing where no thing is true for all of it", (subject) => {
    const ids = designFiguresOf(subject).map(({ id }) => id);
    // A consultant, an agency and a conference have no thing in common.
    expect(ids.length > 0).toBe(subject !== "business");
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(figuresOf(subject).map(({ id }) => id)));
  });

  it("[F8] of a broad subject are none of a narrower trade", () => {
    const shown = (subject: string) => designFiguresOf(subject).map(({ id }) => id);
    const narrower: Readonly<Record<string, readonly string[]>> = {
      music: ["drum", "guitar", "microphone", "vinyl"],
      market: ["carrot", "apple", "bag"],
      dance: ["disco-ball", "vinyl"],
      dentist: ["shield"],
      hair: ["mustache"],
      crafts: ["gear", "paint-roller"],
      car: ["wrench"],
      jobs: ["briefcase"],
      cosmetics: ["lipstick"],
      fox: ["tree", "leaf"],
    };
    for (const [subject, ids] of Object.entries(narrower))
      expect([subject, shown(subject).filter((id) => ids.includes(id))]).toEqual([subject, []]);
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
