import { describe, expect, it } from "vitest";
import { type ListedRun, workOf } from "./rules.ts";

const run = (more: Partial<ListedRun>): ListedRun => ({
  id: "7",
  tool: "text-generator",
  state: "finished",
  settings: { prompt: "Why a small\n bakery needs a logo" },
  ...more,
});

describe("recent work", () => {
  it("[F16] opens where it was made, under the first line of what the user wrote", () => {
    expect(workOf(run({}))).toEqual({
      path: "/text-generator#run-7",
      title: "Why a small bakery needs a logo",
      kind: "Text",
      state: "finished",
    });
  });

  it("[F16] cuts long titles, names those without one, and leaves out what has no page", () => {
    expect(workOf(run({ settings: { prompt: "word ".repeat(100) } }))?.title).toHaveLength(80);
    expect(workOf(run({ settings: {} }))?.title).toBe("Untitled");
    expect(workOf(run({ tool: "api" }))).toBeUndefined();
    // A conversation consists of many runs.
    expect(workOf(run({ tool: "chat" }))).toBeUndefined();
  });
});
