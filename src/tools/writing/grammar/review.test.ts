import { stat } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { type Change, withoutOverlaps } from "./change.ts";
import { harperBytes } from "./harper/harper-messages.ts";
import { accept, acceptAll, dismiss, dismissAll, openChanges, resultOf, startReview, undo } from "./review.ts";

const change = (start: number, end: number, ...options: string[]): Change => ({
  start,
  end,
  options,
  why: "",
  kind: "Spelling",
});
const text = "I has a aple and an pear.";
const changes = [change(2, 5, "have", "had"), change(6, 7, "an"), change(8, 12, "apple"), change(17, 19)];

describe("the changes of a text", () => {
  it("[F7] are accepted and dismissed one by one, with any of their options, and each step can be undone", () => {
    const begun = startReview(text, changes);
    const had = accept(begun, 0, 1);
    const dismissed = dismiss(had, 1);
    expect(resultOf(dismissed)).toBe("I had a aple and an pear.");
    const all = acceptAll(dismissed);
    expect(resultOf(all)).toBe("I had a apple and an pear.");
    // What has no option stays to be decided.
    expect(openChanges(all)).toEqual([3]);
    expect(openChanges(dismissAll(all))).toEqual([]);
    expect(undo(undo(undo(all)))).toEqual(begun);
    expect(undo(begun)).toBe(begun);
    expect(resultOf(dismissAll(begun))).toBe(text);
  });

  it("[F7] stay as they are when they are decided already, or there is no such option", () => {
    const begun = accept(startReview(text, changes), 0);
    for (const next of [
      accept(begun, 0, 1),
      accept(begun, 2, 7),
      accept(begun, 3),
      accept(begun, 99),
      dismiss(begun, -1),
    ])
      expect(next).toBe(begun);
  });

  it("[F7] don’t overlap: the first stays", () => {
    const kept = withoutOverlaps([
      change(4, 8, "a"),
      change(6, 9, "b"),
      change(0, 4, "c"),
      change(8, 8, "d"),
      change(8, 9),
    ]);
    expect(kept.map(({ start, end }) => [start, end])).toEqual([
      [0, 4],
      [4, 8],
      [8, 8],
    ]);
  });

  it("[F7] come from a file whose size the page says", async () => {
    const { size } = await stat("node_modules/harper.js/dist/harper_wasm_slim_bg.wasm");
    expect(size).toBe(harperBytes);
  });
});
