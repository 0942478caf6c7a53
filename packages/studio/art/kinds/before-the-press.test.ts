import { describe, expect, it } from "vitest";
import { readPrompt } from "../../engine/brief/read-prompt.ts";
import { patternFigures } from "./figure-set.ts";
import { themeOf } from "./scene/theme-words.ts";

const reasonsOf = (prompt: string, kind: "pattern" | "scene") =>
  readPrompt(prompt, { kind }).understood.flatMap(({ field, words }) => (field === "leftOut" ? [words ?? ""] : []));

describe("a design without words", () => {
  it.each([
    ["pattern of cats and yarn in teal", ["cat", "yarn"]],
    ["seamless pattern, red cherries on pink", ["cherries"]],
    ["geometric pattern navy and gold", []],
  ])("[F18] repeats what is named and nothing beside it, or geometry: %s", (prompt, ids) => {
    const { brief } = readPrompt(prompt, { kind: "pattern" });
    expect(patternFigures(brief).map(({ id }) => id)).toEqual(ids);
    expect(reasonsOf(prompt, "pattern")).toEqual([]);
  });

  it("[F18] is a lake where one is named, and says before the press which scenes and patterns can't be drawn", () => {
    expect(themeOf(readPrompt("snowy cabin by a lake at night", { kind: "scene" }).brief)).toBe("lake");
    expect(reasonsOf("snowy cabin by a lake at night", "scene")).toEqual([]);
    expect(reasonsOf("a roundabout of glass elevators", "scene").join()).toContain(
      "The studio draws these scenes: mountains",
    );
    expect(reasonsOf("quokka pattern", "pattern").join()).toContain("no figure of that");
  });
});
