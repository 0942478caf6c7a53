import { describe, expect, it } from "vitest";
import { describeError } from "#platform/describe-error.ts";
import { checkKeyForm } from "#provider-keys/rules.ts";
import { readPrompt } from "#studio/index.ts";
import { readMarkdown } from "#tools/ideas/mindmap/markdown.ts";
import { countWords } from "#tools/writing/drafts/count-words.ts";
import { paragraphsOf, proseTest } from "#tools/writing/grammar/rules/prose.ts";
import { changedMarks } from "#tools/writing/translate/translate-text.ts";

const many = (part: string): string => part.repeat(400_000);

/** Each takes milliseconds. What tries a part of them again for each of their characters or words takes minutes, in which the process answers no one. */
describe("text that is one long word, one long space, or the same words again and again, is read once", () => {
  it("[H7] in an error’s message", () => {
    expect(describeError(new Error(`${many("x")} ada@example.com`)).message).toMatch(/x \[address\]$/);
  });

  it("[H7] as a provider’s key", () => {
    const form = new FormData();
    form.set("apiKey", `a${many(" ")}b`);
    expect(checkKeyForm(form, new Date()).errors.apiKey).toContain("500 characters");
  });

  it.each(["a", "I am", "modern", "please make an", "du de la", "and a"])(
    "[H7] as a prompt of “%s”, again and again",
    (words) => {
      const prompt = `Poster: Jazz ${`${words} `.repeat(40)}`;
      for (const end of ["", "§", "x§"]) expect(() => readPrompt(prompt + end)).not.toThrow();
    },
  );

  it("[H7] as lines of a mind map", () => {
    expect(readMarkdown(`#${many(" ")}a\u2028b`).branches).toHaveLength(1);
  });

  it("[H7] in the grammar check", () => {
    const text = `${many("\n")}|`;
    expect([proseTest(text)(0, 1), paragraphsOf(text).length]).toEqual([true, 1]);
  });

  it("[H7] in a translation", () => {
    expect(changedMarks(many("\n"), many("]("))).toEqual([]);
  });

  it("[H7] in a draft’s length", () => {
    expect(countWords(`${many(".")} one two’s, three ${many("–")}`)).toBe(3);
  });
});
