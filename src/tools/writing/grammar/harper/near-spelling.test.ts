import { describe, expect, it } from "vitest";
import { isNear } from "./near-spelling.ts";

describe("the first option for an unknown word", () => {
  it.each([
    ["letters change places", "thier", ["their", "trier"]],
    ["a single letter is doubled", "neccessary", ["necessary"]],
    ["a doubled letter is single", "occured", ["occurred", "occur"]],
    ["one vowel stands for another", "seperate", ["separate", "sewerage"]],
    ["a letter is missing", "goverment", ["government", "governments"]],
    ["the others are no slips", "recieve", ["receive", "relieve", "recipe"]],
  ])("[F7] is certain if %s: %s", (_, word, options) => expect(isNear(word, options)).toBe(true));

  it.each([
    ["it takes two edits", "kubectl", ["puberty", "subject"]],
    ["two options are equally near", "redact", ["redoct", "redict"]],
    ["a letter is missing in two ways", "lumora", ["lumbora", "lumoran"]],
    ["the word is short", "zod", ["zed"]],
    ["the word is short, also with letters that change places", "from", ["form"]],
    ["the first letter changes", "esbuild", ["rsbuild"]],
    ["one consonant stands for another", "guipty", ["guilty"]],
    ["a letter is too many", "reselect", ["reelect"]],
    ["there is none", "vitest", []],
  ])("[F7] is a guess if %s: %s", (_, word, options) => expect(isNear(word, options)).toBe(false));
});
