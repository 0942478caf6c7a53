import { describe, expect, it } from "vitest";
import { groupWords, type Word } from "./group-words.ts";

const wordsOf = (text: string, secondsEach: number): readonly Word[] =>
  text.split(" ").map((word, index) => ({
    text: word,
    startSeconds: index * secondsEach,
    endSeconds: (index + 1) * secondsEach,
  }));

describe("words with their times", () => {
  it("[E5] become sentences with theirs", () => {
    expect(groupWords(wordsOf("Hello, fox. “Really?” Good night", 0.5))).toEqual([
      { startSeconds: 0, endSeconds: 1, text: "Hello, fox." },
      { startSeconds: 1, endSeconds: 1.5, text: "“Really?”" },
      { startSeconds: 1.5, endSeconds: 2.5, text: "Good night" },
    ]);
  });

  it("[E5] without an end of a sentence are cut after a while, and none is lost", () => {
    const words = wordsOf(Array.from({ length: 100 }, (_, index) => `word${index}`).join(" "), 0.5);
    const segments = groupWords(words);
    expect(segments.length).toBeGreaterThan(3);
    expect(segments.map(({ text }) => text).join(" ")).toBe(words.map(({ text }) => text).join(" "));
    for (const { startSeconds, endSeconds } of segments) expect(endSeconds - startSeconds).toBeLessThanOrEqual(15);
  });

  it("[E5] may be none", () => {
    expect(groupWords([])).toEqual([]);
  });
});
