import { describe, expect, it } from "vitest";
import { comparisonPath, hasTray, pickerPath, possibleSlugs, readComparison, readTray } from "./compare-rules.ts";

describe("the address of a comparison", () => {
  const read = (address: string, ...known: string[]) => readComparison(address, new Set(known));

  it("[A27] names its tools in alphabetical order, however they were chosen", () => {
    expect(comparisonPath(["looka", "canva"])).toBe("/compare/canva-vs-looka");
    expect(comparisonPath(["b-2", "b", "a"])).toBe("/compare/a-vs-b-vs-b-2");
    expect(pickerPath(["looka", "canva"], "logo maker")).toBe("/compare?tools=looka%2Ccanva&q=logo+maker");
    expect(pickerPath([])).toBe("/compare");
  });

  it("[A27] reads slugs that have “-vs-” in them", () => {
    expect(read("chess-vs-bots-vs-looka", "chess-vs-bots", "looka")).toEqual(["chess-vs-bots", "looka"]);
    expect(read("looka-vs-chess-vs-bots", "chess-vs-bots", "looka")).toEqual(["looka", "chess-vs-bots"]);
    expect(read("a-vs-b-vs-c-vs-d", "a-vs-b", "c-vs-d")).toEqual(["a-vs-b", "c-vs-d"]);
    // Both readings are possible: the one with more tools counts.
    expect(read("a-vs-b-vs-c", "a-vs-b", "a", "b", "c")).toEqual(["a", "b", "c"]);
  });

  it("[A27] is none if a part of it is no tool", () => {
    expect(read("looka-vs-nope", "looka")).toBeUndefined();
    expect(read("looka-vs-", "looka")).toBeUndefined();
    expect(read("", "looka")).toBeUndefined();
  });

  it("[A27] is read in few steps, whatever its length", () => {
    const long = Array(300).fill("a").join("-vs-");
    expect(possibleSlugs(long)).toEqual([]);
    expect(read(long, "a")).toBeUndefined();
    expect(possibleSlugs(Array(12).fill("a").join("-vs-"))).toHaveLength(12);
  });

  it.each([
    ["/", true],
    ["/tools", true],
    ["/tools/looka", true],
    ["/tools/looka/alternatives", true],
    ["/ai-models", true],
    ["/ai-models/flux", true],
    ["/favourites", true],
    ["/compare/canva-vs-looka", false],
    ["/tools/looka/review", false],
    ["/signup", false],
    ["/settings/security", false],
    ["/toolsmith", false],
  ])("[A27] the tray on %s: %s", (path, expected) => {
    expect(hasTray(path)).toBe(expected);
  });

  it.each([
    [null, []],
    ["", []],
    ["{", []],
    ['{"slug":"a"}', []],
    ['[{"slug":"a","name":"A"},{"slug":"A B","name":"x"},{"slug":"b"},null,3]', [{ slug: "a", name: "A" }]],
  ])("[A27] a tray stored as %s has what is a tool", (stored, expected) => {
    expect(readTray(stored)).toEqual(expected);
  });
});
