import { expect, it } from "vitest";
import { work } from "../../src/tools/servers.ts";
import { factsOf, promptOf } from "../../src/work/library/run-facts.ts";

it("[F12] says the settings of any tool's run in words, but neither ids nor what is nested", () => {
  const settings = {
    prompt: " A poster ",
    kind: "poster",
    aspectRatio: "3:4",
    contentType: "email",
    style: "cut-out",
    seed: "1",
    known: ["An idea"],
    count: 2,
    mayFallBack: false,
    engine: "gpt-4o/x",
    outputs: ["png", "html"],
    corrections: { headline: "No" },
    empty: "",
    none: null,
  };
  expect(promptOf(settings)).toBe("A poster");
  expect(promptOf(JSON.parse('{"__proto__": {"prompt": "Inherited"}, "prompt": 7}'))).toBe("");
  expect(factsOf(settings, work.settingNames).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    "Design: Poster",
    "Format: Portrait, 3:4",
    "Content type: Email",
    "Style: Cut-out",
    "How many: 2",
    "May use another engine: No",
    "Outputs: PNG, HTML",
  ]);
});
