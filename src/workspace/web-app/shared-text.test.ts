import { expect, it } from "vitest";
import { sharedPrompt } from "./shared-text.ts";

it("[F1] what is shared with the app is one prompt, without what comes twice", () => {
  const url = "https://news.example/a";
  expect(sharedPrompt({ title: "A headline", text: `Read this: ${url}`, url })).toBe(`A headline\nRead this: ${url}`);
  expect(sharedPrompt({ title: "Same", text: "Same", url: null })).toBe("Same");
  expect(sharedPrompt({ title: " ", text: null, url: null })).toBe("");
});
