import { describe, expect, it } from "vitest";
import { categories } from "./data/categories.ts";
import { inSentence, resolveCategoryId } from "./rules.ts";
import { describeToolCount, lastPageOf, readToolSearch } from "./search-rules.ts";

describe("the words of the catalogue", () => {
  it.each([
    [0, 1, "No tools"],
    [1, 1, "1 tool"],
    [2, 1, "2 tools"],
    [24, 1, "24 tools"],
    [25, 1, "25 tools, 1 to 24 shown"],
    [25, 2, "25 tools, 25 to 25 shown"],
    [100_128, 4_000, "100,128 tools, 95,977 to 96,000 shown"],
  ])("[A12] say the number of results: %i on page %i", (total, page, words) => {
    expect(describeToolCount(total, page)).toBe(words);
  });

  it.each([
    [0, 1],
    [1, 1],
    [24, 1],
    [25, 2],
    [48, 2],
    [49, 3],
  ])("[A12] put 24 on a page: %i tools, last page %i", (total, last) => {
    expect(lastPageOf(total)).toBe(last);
  });

  it.each([
    ["Logo design", "logo design"],
    ["SEO", "SEO"],
    ["UX/UI Design", "UX/UI design"],
    ["3D modeling", "3D modeling"],
    ["AI platforms", "AI platforms"],
    ["Voice, music and sound", "voice, music and sound"],
  ])("[A13] write %s within a sentence", (name, written) => {
    expect(inSentence(name)).toBe(written);
  });

  it("[A12] keep a query as it was typed, for the search box", () => {
    expect(readToolSearch(new URLSearchParams("q=+Figma+Make&price=cheap&sort=x")).query).toBe("Figma Make");
  });
});

it.each([
  ["video-creation", "video-creation"],
  ["ui-ux", "design-tools"],
  ["ux-ui", "design-tools"],
  ["image", "image-generation"],
  ["logo", "logo-design"],
  ["video", "video-creation"],
  ["social", "social-media"],
  ["audio", "audio-tools"],
  ["constructor", "constructor"],
])("[A4] the anchor #%s leads to the category %s", (anchor, id) => {
  expect(resolveCategoryId(anchor)).toBe(id);
  expect(categories.some((category) => category.id === id)).toBe(anchor !== "constructor");
});
