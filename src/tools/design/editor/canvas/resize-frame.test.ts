import { describe, expect, it } from "vitest";
import { handles, resizeFrame } from "./resize-frame.ts";

const from = { x: 100, y: 200, width: 80, height: 40 };

describe("the handles of a frame", () => {
  it("[F13] leave the opposite side where it is", () => {
    expect(resizeFrame(from, "e", { dx: 20, dy: 99 })).toEqual({ ...from, width: 100 });
    expect(resizeFrame(from, "w", { dx: 20, dy: 99 })).toEqual({ ...from, x: 120, width: 60 });
    expect(resizeFrame(from, "n", { dx: 99, dy: -10 })).toEqual({ ...from, y: 190, height: 50 });
    expect(resizeFrame(from, "nw", { dx: -80, dy: -40 })).toEqual({ x: 20, y: 160, width: 160, height: 80 });
  });

  it("[F13] keep the ratio at corners, and never turn a frame inside out", () => {
    const grown = resizeFrame(from, "se", { dx: 40, dy: 0 });
    expect(grown.width / grown.height).toBeCloseTo(2);
    for (const handle of handles) {
      for (const far of [-500, 500]) {
        const { width, height } = resizeFrame(from, handle, { dx: far, dy: far });
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(8);
      }
    }
  });
});
