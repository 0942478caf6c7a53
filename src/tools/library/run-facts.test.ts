import { expect, it } from "vitest";
import { factsOf, promptOf } from "./run-facts.ts";

it("[F12] says the settings of any tool's run in words, but neither ids nor what is nested", () => {
  const settings = {
    ...{
      prompt: " A poster ",
      kind: "poster",
      aspectRatio: "3:4",
      "content-type": "email",
      count: 2,
      mayFallBack: false,
    },
    ...{ engine: "gpt-4o/x", outputs: ["png", "html"], corrections: { headline: "No" }, empty: "", none: null },
  };
  expect(promptOf(settings)).toBe("A poster");
  expect(promptOf(JSON.parse('{"__proto__": {"prompt": "Inherited"}, "prompt": 7}'))).toBe("");
  expect(factsOf(settings).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    "Design: poster",
    "Aspect ratio: 3:4",
    "Content type: email",
    "Count: 2",
    "May fall back: No",
    "Outputs: png, html",
  ]);
});
