import { describe, expect, it } from "vitest";
import { faqCategories } from "./content/faq.ts";
import { countQuestions, filterFaq } from "./filter-faq.ts";

const titlesFor = (query: string) => filterFaq(faqCategories, query).map(({ title }) => title);

describe("filterFaq", () => {
  it("[A18] has four categories of four questions, and shows them all without a search", () => {
    expect(faqCategories.map(({ title, questions }) => [title, questions.length])).toEqual([
      ["Getting Started", 4],
      ["Account & Billing", 4],
      ["Design Tools & Features", 4],
      ["Technical Support", 4],
    ]);
    expect(filterFaq(faqCategories, "  ")).toBe(faqCategories);
  });

  it("[A18] finds a word of a question and a word of an answer, whatever their case", () => {
    const inQuestion = filterFaq(faqCategories, "WATERMARK");
    expect(inQuestion.map(({ questions }) => questions.map(({ question }) => question))).toEqual([
      ["Do exports carry a watermark?"],
    ]);
    expect(titlesFor("lemon  SQUEEZY ")).toEqual(["Account & Billing"]);
  });

  it("[A18] leaves out categories without a match", () => {
    expect(titlesFor("theme")).toEqual(["Technical Support"]);
    expect(titlesFor("no such words")).toEqual([]);
  });

  it("[A18] counts what it shows", () => {
    expect(countQuestions(faqCategories)).toBe(16);
    expect(countQuestions(filterFaq(faqCategories, "watermark"))).toBe(1);
  });
});
