import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { formatOf } from "../brief/formats.ts";
import { readPrompt } from "../brief/read-prompt.ts";
import { composeDesign } from "../compose-design.ts";
import { drawDesign } from "../draw-design.ts";
import { type Fonts, readFonts } from "../type/fonts.ts";

describe("designs for print", () => {
  let fonts: Fonts;
  beforeAll(async () => {
    fonts = await readFonts();
  });

  const draw = (
    format: "pdf" | "png" | "jpg",
    size: { readonly width: number; readonly height: number },
    width = size.width,
  ) => {
    const prompt = "Business card, 85 × 55 mm, ready for print: Anna Weiss, dentist, anna@weiss.example";
    const { brief } = readPrompt(prompt, { kind: "card", style: "bauhaus", seed: "print", ...size });
    const { design } = composeDesign(brief, fonts.typesetter, { variant: 0 });
    return drawDesign({ design, format, width }, fonts);
  };
  const boxOf = (pdf: Uint8Array, name: string) =>
    new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(Buffer.from(pdf).toString("latin1"))?.[1]?.split(" ").map(Number) ?? [];

  it("[F9] a business card is 85 × 55 mm with 3 mm of bleed around it, as PDF", async () => {
    const pdf = await draw("pdf", formatOf("card"));
    const [left = 0, bottom = 0, right = 0, top = 0] = boxOf(pdf, "TrimBox");
    expect(right - left).toBeCloseTo(240.94, 1);
    expect(top - bottom).toBeCloseTo(155.91, 1);
    const whole = boxOf(pdf, "MediaBox");
    expect(whole).toEqual(boxOf(pdf, "BleedBox"));
    expect(whole[2]).toBeCloseTo(240.94 + 2 * 8.504, 1);
    expect([left, bottom].every((side) => Math.abs(side - 8.504) < 0.01)).toBe(true);
  });

  it.each([
    ["Business card, 85 × 55 mm, ready for print: Anna Weiss, dentist, anna@weiss.example", 85, 55],
    ["Business card 3.5 × 2 in for Anna Weiss, dentist", 88.9, 50.8],
    ['Business card 3.5" × 2" for Anna Weiss, dentist', 88.9, 50.8],
    ["Visitenkarte 8,5 × 5,5 cm, druckfertig: Anna Weiss, Zahnärztin", 85, 55],
    ["Flyer A5, ready for print: “Sea festival”", 148, 210],
    ["Flyer DIN A6 quer “Seefest”", 148, 105],
    ["Flyer DIN lang “Sea festival”", 99, 210],
    ["Poster A4 “Sea festival”", 210, 297],
    ["Flyer, US Letter, print-ready, “Sea festival”", 215.9, 279.4],
    ["Poster 24 × 36 in “Sea festival”", 609.6, 914.4],
  ])("[F9] “%s” is %d × %d mm, with bleed around it and no word of its size on it", async (prompt, width, height) => {
    const { brief, understood } = readPrompt(prompt, { style: "swiss", seed: "print" });
    const { design } = composeDesign(brief, fonts.typesetter);
    const pdf = await drawDesign({ design, format: "pdf", width: 800 }, fonts);
    const [left = 0, bottom = 0, right = 0, top = 0] = boxOf(pdf, "TrimBox");
    expect(right - left).toBeCloseTo((width * 72) / 25.4, 1);
    expect(top - bottom).toBeCloseTo((height * 72) / 25.4, 1);
    expect(boxOf(pdf, "MediaBox")[2]).toBeCloseTo(((width + 6) * 72) / 25.4, 1);
    const words = [brief.headline, brief.subline, brief.date, brief.place, brief.price].join(" ");
    expect(words).not.toMatch(/mm|cm|\d|print|druck|quer|DIN|Letter/);
    expect(understood.find(({ field }) => field === "size")?.value).toBe(`${width} × ${height} mm`);
  });

  it("[F9] a design that was composed again in another size is on its paper no more", async () => {
    const { brief } = readPrompt("Flyer A5 “Sea festival”", { style: "swiss", seed: "print" });
    const { design } = composeDesign({ ...brief, width: 1_080, height: 1_080 }, fonts.typesetter);
    const pdf = await drawDesign({ design, format: "pdf", width: 800 }, fonts);
    expect([boxOf(pdf, "TrimBox"), boxOf(pdf, "MediaBox")]).toEqual([[], [0, 0, 810, 810]]);
  });

  it.each([
    "Letter to my mother, as a poster",
    "Poster “3 × 2 in a row”",
    "Poster: workshop 3 x 4 in Berlin",
    "Poster: get ready for print day",
  ])("[F9] “%s” names no size on paper", (prompt) => expect(readPrompt(prompt).brief.paper).toBeUndefined());

  it("[F9] PNG and JPG say 300 dots per inch, and smaller files of it fewer", async () => {
    for (const format of ["png", "jpg"] as const) {
      const { density } = await sharp(await draw(format, formatOf("card"))).metadata();
      expect([format, Math.round(density ?? 0)]).toEqual([format, 300]);
    }
    expect((await sharp(await draw("png", formatOf("card"), 502)).metadata()).density).toBe(150);
  });

  it("[F9] a design for screens has no paper size", async () => {
    const pdf = await draw("pdf", { width: 1_080, height: 1_080 });
    expect([boxOf(pdf, "TrimBox"), boxOf(pdf, "MediaBox")]).toEqual([[], [0, 0, 810, 810]]);
  });
});
