import { describe, expect, it } from "vitest";
import { sharedPayload, sharedPrompt } from "./shared-text.ts";

const promptOf = (query: string) => JSON.parse(new URLSearchParams(query).get("payload") ?? "").prompt;

describe("what is shared with the app", () => {
  it("[F1] is one prompt, without what comes twice", () => {
    const url = "https://news.example/a";
    expect(sharedPrompt({ title: "A headline", text: `Read this: ${url}`, url })).toBe(`A headline\nRead this: ${url}`);
    expect(sharedPrompt({ title: "Same", text: "Same", url: null })).toBe("Same");
    expect(sharedPrompt({ title: " ", text: null, url: null })).toBe("");
  });

  it.each([
    ["Latin", "word ".repeat(400)],
    ["Chinese", "设计".repeat(400)],
    ["emoji", "🎨".repeat(400)],
    ["quotes", '"\n'.repeat(400)],
  ])("[F1] is cut to what an address carries: %s", (_, text) => {
    const { query, isCut } = sharedPayload(text);
    expect(isCut).toBe(true);
    expect(query.length).toBeLessThan(2_000);
    expect(new URLSearchParams(query).get("payload")?.length).toBeLessThanOrEqual(500);
    expect(text.startsWith(promptOf(query))).toBe(true);
    expect(promptOf(query).length).toBeGreaterThan(80);
  });

  it("[F1] is kept whole where it fits", () => {
    const { query, isCut } = sharedPayload("A short text\nin two lines");
    expect([promptOf(query), isCut]).toEqual(["A short text\nin two lines", false]);
  });
});
