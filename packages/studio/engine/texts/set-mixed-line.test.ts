import { describe, expect, it } from "vitest";
import { readTokens, setMixedLines } from "./set-mixed-line.ts";

const setIn = (written: string, width: number) =>
  setMixedLines(
    readTokens(
      [...written].map((text) => ({ text, family: "inter" })),
      false,
    ),
    width,
    (text) => text.length,
  );

describe("lines of several scripts", () => {
  it.each([
    ["שלום (עולם) 25,000", ["25,000", "(", "עולם", ")", "שלום"]],
    ["Say שלום עולם now", ["Say", "עולם", "שלום", "now"]],
    ["שלום big world!", ["!", "big", "world", "שלום"]],
  ])("[F2] words of both directions are in the order in which they are seen: %s", async (written, seen) => {
    const { lines } = setIn(written, 1_000);
    expect(lines.map((line) => line.map(({ text }) => text).filter((text) => text.trim() !== ""))).toEqual([seen]);
  });

  it("[F2] a line breaks at blanks, and one that starts with Hebrew ends at the right edge", () => {
    const { startsRight, lines } = setIn("שלום עולם שלום", 10);
    expect(startsRight).toBe(true);
    expect(lines.map((line) => line.map(({ text }) => text).join(""))).toEqual(["עולם שלום", "שלום"]);
    expect(lines.map((line) => line[0]?.x)).toEqual([1, 6]);
  });

  it("[H7] a word that no line holds is broken", () => {
    expect(setIn("ש".repeat(100), 40).lines.map((line) => line.length)).toEqual([1, 1, 1]);
  });
});
