import { describe, expect, it } from "vitest";
import { textWork } from "./rules.ts";

const run = (settings: Readonly<Record<string, unknown>>) => ({ id: "7", state: "finished", settings }) as const;

describe("recent work", () => {
  it("[F16] opens where it was made, under the first line of what the user wrote", () => {
    expect(textWork(run({ prompt: "Why a small\n bakery needs a logo" }))).toEqual({
      path: "/text-generator#run-7",
      title: "Why a small bakery needs a logo",
      kind: "Text",
      state: "finished",
    });
  });

  it("[F16] cuts long titles, and names those without one", () => {
    expect(textWork(run({ prompt: "word ".repeat(100) })).title).toHaveLength(80);
    expect(textWork(run({ prompt: " " })).title).toBe("Untitled");
    expect(textWork(run({})).title).toBe("Untitled");
  });
});
