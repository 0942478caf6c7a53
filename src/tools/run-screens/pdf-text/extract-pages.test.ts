import { describe, expect, it } from "vitest";
import { readInput } from "../../../../test/inputs.ts";
import { extractPages } from "./extract-pages.ts";
import { linesOf, type PlacedText } from "./page-lines.ts";

async function textOf(name: string): Promise<string> {
  const read = await extractPages(readInput(`pdf/${name}.pdf`), { pages: 100, characters: 100_000 });
  return "pages" in read ? read.pages.join("\f") : read.refused;
}

describe("the text of a PDF", () => {
  it.each([
    ["ja-90ms-rksj", "請求書番号は四七一一です。\n支払期限は三月末日です。"],
    ["ja-unijis-ucs2", "請求書番号は四七一一です。\n支払期限は三月末日です。"],
    ["zh-gbk-euc", "发票号码是四七一一。\n付款期限是三月底。"],
    ["ko-ksc", "송장 번호는 사칠일일입니다.\n지급 기한은 삼월 말입니다."],
  ])("[F7] in fonts that name a character map has its characters: %s", async (name, text) => {
    expect(await textOf(name)).toBe(text);
  });

  it("[F7] has what was filled in behind its label, and notes", async () => {
    expect(await textOf("form-filled")).toBe(
      "Application for membership\nFull name: Marlene Oberkirch\nCity: Szeged\nNewsletter: Yes\nMembership level: Patron\nNote: Reviewer note: refund approved on 4 May",
    );
  });

  it("[F7] in columns is read column by column", async () => {
    const columns =
      "The harbour was built\nin 1874 by the guild of\nrope makers and paid\nfor with a tax on salt.\nIt silted up in 1931.\nThe lighthouse came\nlater, in 1902. Its lamp\nburned whale oil until\nelectric light arrived\nfrom the mill in 1926.";
    expect(await textOf("two-columns-rows")).toBe(columns);
    expect(await textOf("two-columns-tj")).toBe(columns);
  });

  it("[F7] of Hebrew that is drawn from the left is read from the right", async () => {
    expect(await textOf("he-visual")).toBe("מחיר הכרטיס הוא 45 שקלים");
  });

  it("[F7] that is turned stays as it is drawn", async () => {
    expect(await textOf("rotated")).toBe("Turbine hall plan: pump seven is\nrated at 42 bar.");
  });
});

describe("the lines of a page", () => {
  const place = (text: string, left: number, baseline: number, endsLine = false): PlacedText => ({
    text,
    left,
    baseline,
    endsLine,
    width: text.length * 5,
    size: 10,
    isRightToLeft: false,
    isTurned: false,
  });
  const row = (baseline: number, ...parts: readonly (readonly [number, string])[]) =>
    parts.map(([left, text], index) => place(text, left, baseline, index === parts.length - 1));

  it("[F7] are of three columns between a headline and a footer, also where one is shorter", () => {
    const texts = [
      ...row(700, [50, "A headline over all of the three columns of this page, and it is long"]),
      ...row(680, [50, "one two three"], [180, "eins zwei drei"], [310, "un deux trois"]),
      ...row(668, [50, "four five six"], [180, "vier fünf sechs"], [310, "quatre cinq six"]),
      ...row(656, [50, "seven eight nine"], [180, "sieben acht neun"], [310, "sept huit neuf"]),
      ...row(644, [180, "zehn."]),
      ...row(600, [50, "Page 1"]),
    ];
    expect(linesOf(texts, []).split("\n").slice(1)).toEqual([
      ...["one two three", "four five six", "seven eight nine"],
      ...["eins zwei drei", "vier fünf sechs", "sieben acht neun", "zehn."],
      ...["un deux trois", "quatre cinq six", "sept huit neuf"],
      "Page 1",
    ]);
  });

  it("[F7] of a table are its rows", () => {
    const texts = [
      ...row(680, [50, "Coffee beans"], [250, "12.50"]),
      ...row(668, [50, "Green tea of the first flush"], [250, "8.00"]),
      ...row(656, [50, "Cocoa"], [250, "6.20"]),
      ...row(644, [50, "Sugar"], [250, "1.10"]),
    ];
    expect(linesOf(texts, [])).toContain("Green tea of the first flush8.00\nCocoa");
  });

  it("[F7] have fields that no text is beside at the end, with their own label", () => {
    const field = { label: "full name", value: "Ada", left: 10, right: 90, bottom: 10, top: 30 };
    expect(linesOf(row(700, [50, "Form"]), [field])).toBe("Form\nfull name: Ada");
  });
});
