import { describe, expect, it } from "vitest";
import { snapEdge, snapMove, snapTargets } from "./snapping.ts";

const canvas = { width: 1_000, height: 2_000 };
const box = { x: 0, y: 0, width: 100, height: 50 };

describe("snapping", () => {
  it("[F13] draws an element to the middle, the margins and the edges of the canvas", () => {
    const targets = snapTargets(canvas, []);
    expect(snapMove({ ...box, x: 446, y: 300 }, targets, 6)).toEqual({
      dx: 4,
      dy: 0,
      guides: [{ axis: "x", at: 500 }],
    });
    expect(snapMove({ ...box, x: 73, y: 300 }, targets, 6).dx).toBe(-3);
    expect(snapMove({ ...box, x: 300, y: 1_953 }, targets, 6)).toEqual({
      dx: 0,
      dy: -3,
      guides: [{ axis: "y", at: 2_000 }],
    });
  });

  it("[F13] draws it to other elements, but not to backgrounds, and from nearby only", () => {
    const targets = snapTargets(canvas, [
      { x: 210, y: 400, width: 80, height: 80 },
      { x: -7, y: -7, width: 1_020, height: 2_020 },
    ]);
    expect(snapMove({ ...box, x: 207, y: 900 }, targets, 6).dx).toBe(3);
    expect(snapMove({ ...box, x: 195, y: 900 }, targets, 6).dx).toBe(5);
    expect(snapMove({ ...box, x: 225, y: 900 }, targets, 6).guides).toEqual([]);
    expect(snapMove({ ...box, x: -9, y: 900 }, targets, 3).dx).toBe(0);
    expect(snapEdge(286, targets.x, 6)).toBe(290);
    expect(snapEdge(270, targets.x, 6)).toBeUndefined();
  });
});
