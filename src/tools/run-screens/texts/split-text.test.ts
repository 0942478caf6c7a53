import { expect, it } from "vitest";
import { splitParagraphs, splitText } from "./split-text.ts";

const texts = [
  "One.\n\nTwo, of\ntwo lines.\n\n\n\nThree.\n",
  "\n\n  \nIndented.\n\n```\ncode\n\nmore code\n```\n\nEnd",
  "A sentence. ".repeat(60),
  "x".repeat(500),
  "𝒳".repeat(300),
  "",
  "\n\n",
];

it.each(texts)("[F7] parts of a text, put together, are the text, and none is too long: %j", (text) => {
  for (const parts of [splitParagraphs(text), splitText(text, 101)])
    expect(parts.map((part) => part.text + part.gap).join("")).toBe(text);
  for (const part of splitText(text, 101)) {
    expect(part.text.length).toBeLessThanOrEqual(101);
    expect(part.text.isWellFormed()).toBe(true);
  }
});

it("[F7] a text is split where paragraphs end, and not inside a block of code", () => {
  expect(splitParagraphs(texts[1] ?? "").map(({ text }) => text)).toEqual([
    "",
    "Indented.",
    "```\ncode\n\nmore code\n```",
    "End",
  ]);
  expect(splitText("One.\n\nTwo.\n\nThree is longer.", 12).map(({ text }) => text)).toEqual([
    "One.\n\nTwo.",
    "Three is",
    "longer.",
  ]);
});
