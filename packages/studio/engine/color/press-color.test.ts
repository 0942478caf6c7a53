import { describe, expect, it } from "vitest";
import type { Hex } from "./color.ts";
import { pressColor } from "./press-color.ts";

describe("colors of a press", () => {
  it("[F9] the paper has no ink, and nothing has more than 300 % of it", () => {
    expect(pressColor("#ffffff")).toEqual([0, 0, 0, 0]);
    const steps = ["00", "44", "88", "cc", "ff"];
    const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b): Hex => `#${r}${g}${b}`)));
    for (const color of colors) {
      const inks = pressColor(color);
      expect([color, inks.reduce((sum, ink) => sum + ink, 0) <= 300]).toEqual([color, true]);
    }
  });

  it.each([
    // As the model gave them when we looked at them; no profile of a press was at hand to compare.
    ["#e63946", [0, 90, 66, 0]],
    ["#f4a261", [0, 44, 65, 0]],
    ["#ffff00", [5, 0, 95, 0]],
    ["#2a9d8f", [76, 5, 50, 6]],
    ["#f7f3ea", [3, 4, 9, 0]],
  ] as const)("[F9] %s keeps its inks", (color, expected) => {
    for (const [index, ink] of pressColor(color).entries())
      expect(Math.abs(ink - (expected[index] ?? 0)), `ink ${index} of ${color}`).toBeLessThanOrEqual(7);
  });

  it("[F9] grays, and words that are nearly black, are black ink alone", () => {
    expect(pressColor("#808080").slice(0, 3)).toEqual([0, 0, 0]);
    expect(pressColor("#1c1814", true)).toEqual([0, 0, 0, 100]);
    // A large field in black ink alone would look gray.
    expect(pressColor("#000000").reduce((sum, ink) => sum + ink, 0)).toBeGreaterThan(180);
  });
});
