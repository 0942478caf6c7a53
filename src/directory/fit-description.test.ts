import { describe, expect, it } from "vitest";
import { fitDescription } from "./describe-models.ts";

const fillers = ["Short.", "A sentence of some length that fits well.", `Too long ${"x".repeat(155)}.`];

describe("fitDescription", () => {
  it("[A24] leaves a text of good length as it is", () => {
    const text = `${"word ".repeat(25)}end.`;
    expect(fitDescription(text, fillers)).toBe(text);
  });

  it("[A24] fills up a short one with the longest sentences that fit", () => {
    expect(fitDescription("A short text.", fillers)).toBe(
      "A short text. A sentence of some length that fits well. Short.",
    );
  });

  it("[A24] cuts a long one at a word, at 155 characters at most", () => {
    const cut = fitDescription("Illustrations, posters and letters, ".repeat(8), []);
    expect(cut.length).toBeLessThanOrEqual(155);
    expect(cut).toMatch(/\w…$/);
    expect(fitDescription("x".repeat(300), []).length).toBeLessThanOrEqual(155);
  });
});
