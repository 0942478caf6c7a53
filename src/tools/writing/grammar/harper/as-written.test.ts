import { describe, expect, it } from "vitest";
import { asWritten, kindOf } from "./as-written.ts";

describe("what Harper finds", () => {
  it.each([
    ["A", "AN", "An"],
    ["Who's", "whose", "Whose"],
    ["a", "an", "an"],
    ["TEH", "THE", "THE"],
    ["I", "I", "I"],
    ["Github", "GitHub", "GitHub"],
    ["Ipone", "iPhone", "iPhone"],
    ["Dog", "dog", "dog"],
  ])("[F7] keeps the capital of “%s”: “%s” is “%s”", (found, option, shown) => {
    expect(asWritten(found, option)).toBe(shown);
  });

  it("[F7] has a kind that people know", () => {
    expect(
      ["BoundaryError", "Miscellaneous", "Spelling", "Punctuation", "Word Choice", "constructor"].map(kindOf),
    ).toEqual(["Spelling", "Grammar", "Spelling", "Punctuation", "Style", "Style"]);
  });
});
