import { describe, expect, it } from "vitest";
import { findMarks } from "./find-marks.ts";
import { foldedWordsOf } from "./folded-words.ts";
import { pageNumbers } from "./page-numbers.ts";
import { passagesOf } from "./passages.ts";
import { wordFormsOf } from "./word-forms.ts";

const sentence = (number: number) =>
  `Sentence ${number} of the contract says what the tenant owes the landlord each month.`;
const longPage = Array.from({ length: 40 }, (_, index) => sentence(index + 1)).join("\n");

describe("passages of a document", () => {
  it("[F7] are on one page each, end with a sentence, and hold all of its words in order", () => {
    const passages = passagesOf([longPage, "", "The end."]);
    expect(passages.map(({ number }) => number)).toEqual(passages.map((_, index) => index + 1));
    expect(new Set(passages.map(({ page }) => page))).toEqual(new Set([1, 3]));
    const first = passages.filter(({ page }) => page === 1);
    expect(first.length).toBeGreaterThan(3);
    for (const { text } of first) {
      expect(text.length).toBeLessThanOrEqual(600);
      expect(text).toMatch(/month\.$/);
    }
    expect(first.map(({ text }) => text).join("\n")).toBe(longPage);
  });

  it("[F7] have no control characters, and Chinese and Japanese goes on in the next line", () => {
    expect(passagesOf(["The tenant  pays\u0000\u0001 \n rent\ud83d."])[0]?.text).toBe("The tenant pays\nrent\ufffd.");
    expect(passagesOf(["駐車場の\n料金です。\nThe end"])[0]?.text).toBe("駐車場の料金です。\nThe end");
  });

  it("[F7] are cut in texts without blanks, and never inside of a character", () => {
    for (const letter of ["字", "😀"]) {
      const text = letter.repeat(2_000);
      const passages = passagesOf([text]);
      expect(passages.map((passage) => passage.text).join("")).toBe(text);
      expect(passages.every((passage) => passage.text.isWellFormed())).toBe(true);
    }
  });

  it("[F7] are marked on their page however lines, hyphens and ligatures are written there", () => {
    const items = ["A heading", "", "The ten-", "ant pays the ﬁrst", " rent in May.", "Other things follow."];
    expect([...findMarks(items, [{ text: "The tenant pays the first\nrent in May." }])]).toEqual([2, 3, 4]);
    expect([
      ...findMarks(
        items,
        ["Not there", "", "…"].map((text) => ({ text })),
      ),
    ]).toEqual([]);
  });

  it("[F7] are marked where a search has hits: their sentences, not those that say the same elsewhere", () => {
    const items = ["It is due. ", "It is due. ", "The rent ", "is 900. ", "It is due."];
    const text = "It is due. The rent is 900. It is due.";
    const parts = ["It is due. The ", "rent", " is 900. It is ", "due", "."].map((part, at) => ({
      text: part,
      isHit: at % 2 === 1,
    }));
    expect([...findMarks(items, [{ text, parts }])]).toEqual([2, 3, 4]);
    expect([...findMarks(items, [{ text, parts: [{ text, isHit: false }] }])]).toEqual([1, 2, 3, 4]);
  });
});

it.each([
  [[4], "page 4"],
  [[2, 4, 5, 6, 9], "pages 2, 4–6 and 9"],
  [[1, 3, 5, 7, 9, 11, 13], "7 pages"],
])("[F7] pages are named by their numbers: %j", (pages, words) => {
  expect(pageNumbers(pages)).toBe(words);
});

it.each([
  ["english", "The deposit is due with the first rent, and it is returned at the end of the lease."],
  ["french", "La caution est due avec le premier loyer et elle est rendue à la fin du bail."],
  ["spanish", "La fianza se paga con el primer alquiler y se devuelve al final del contrato."],
  ["german", "Die Kaution ist mit der ersten Miete fällig und wird am Ende des Mietverhältnisses erstattet."],
  ["simple", "Kaucja jest płatna wraz z pierwszym czynszem i zostanie zwrócona po zakończeniu najmu."],
  ["simple", "押金应与第一个月的租金一起支付"],
  ["simple", ""],
])("[F7] the words of a text in %s are reduced by its own rules", (forms, text) => {
  expect(wordFormsOf(text)).toBe(forms);
});

it("[F7][H9] words that a search compares in another form are found among any others, in one pass over a text without blanks, too", () => {
  expect(foldedWordsOf("L’été, le café d'hier: naïve 12 Straße ½ МОСКВА Ｃａｎｖａ plain Word")).toBe(
    "ete cafe naive strasse москва canva",
  );
  expect(foldedWordsOf("a".repeat(1_000_000))).toBe("");
  expect(foldedWordsOf(`${"1".repeat(1_000_000)}é`)).toHaveLength(1_000_001);
});

it("[F7][H9] the passages of a page of marks, of hyphens and of blanks are cut in one pass", () => {
  for (const text of [
    "a\u0301\u0323".repeat(300_000),
    `a${"\u0301\u0323".repeat(300_000)}`,
    "-\n".repeat(300_000),
    " \n".repeat(300_000),
    ".\u201d".repeat(300_000),
  ])
    expect(passagesOf([text]).every((passage) => passage.text.length <= 600)).toBe(true);
});
