import { expect, it } from "vitest";
import { readInput } from "../../../../test/inputs.ts";
import { extractPages } from "./extract-pages.ts";
import { joinWords, otherReadingsIn, wordsOverPages } from "./whole-words.ts";

async function readWhole(name: string) {
  const read = await extractPages(readInput(`pdf/${name}.pdf`), { pages: 10, characters: 10_000 });
  return joinWords("pages" in read ? read.pages : []);
}

it("[F7] words that the end of a line parts are whole, and compounds keep their hyphen", async () => {
  expect((await readWhole("hyphen-ascii")).pages).toEqual([
    "The survey measures the photosynthesis rate of moss. It is a well-known long-term study of the BIODIVERSITY of bogs.",
  ]);
  expect((await readWhole("hyphen-u2010")).pages).toEqual([
    "The survey measures the photosynthesis rate of moss and the decomposition of leaves.",
  ]);
  expect((await readWhole("hyphen-blank")).pages).toEqual(["The survey measures the photosynthesis rate of moss."]);
});

it("[F7] how a document writes a word elsewhere decides, and a soft hyphen is never part of a word", () => {
  const { pages } = joinWords([
    "A wood-\nburning stove, a wood-burning oven. The Rhein-\nMain area. Well\u00ad\nington. Sonder-\nangebot, re-\nentry.",
    "Re-entry is free.",
  ]);
  expect(pages[0]).toBe(
    "A wood-burning stove, a wood-burning oven. The Rhein-Main area. Wellington. Sonderangebot, re-entry.",
  );
});

it("[F7] both readings of a parted word are known where it is", () => {
  const whole = joinWords(["A photosynthe-\nsis that is well-\nknown.", "Nothing"]);
  expect(otherReadingsIn(whole.pages[0] ?? "", whole)).toBe("photosynthe-sis wellknown");
  expect(otherReadingsIn("Nothing", whole)).toBe("");
});

it("[F7] compounds of several words keep all of their hyphens", () => {
  const compounds =
    "state-of-\nthe-art, state-\nof-the-art, mother-in-\nlaw, mother-\nin-law, day-\nto-day, vis-à-\nvis, arc-\nen-ciel";
  expect(joinWords([compounds]).pages).toEqual([compounds.replaceAll("\n", "")]);
  expect(joinWords(["The photosynthe-\nsis-based infor-\nmation"]).pages).toEqual([
    "The photosynthesis-based information",
  ]);
});

it("[F7] words that the end of a page parts are known where they begin, whatever page numbers stand between", () => {
  const pages = ["About photosyn-\n– 1 –", "2\nthesis and well-", "known moss. Half-", "Baked", "the end-"];
  expect([...wordsOverPages(pages)]).toEqual([
    [1, "photosynthesis photosyn-thesis"],
    [2, "wellknown well-known"],
  ]);
});
