import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { renderPageAsImage } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { formatOf } from "../brief/formats.ts";
import { readPrompt } from "../brief/read-prompt.ts";
import { composeDesign } from "../compose-design.ts";
import type { DesignDocument } from "../document/document.ts";
import { type DrawingOrder, drawDesign } from "../draw-design.ts";
import { type Fonts, readFonts } from "../type/fonts.ts";
import { printSizeOf } from "./print-size.ts";

/** A shape that ends at the left and the upper edge exactly, and beyond the others by less than the bleed. */
const stripes: DesignDocument = {
  version: 1,
  language: "en",
  width: 1_004,
  height: 650,
  palette: { ground: "#f4a261", ink: "#111111", accent: "#2a9d8f", support: "#888888", highlight: "#ffffff" },
  elements: [
    {
      id: "corner",
      name: "Corner",
      kind: "shape",
      fill: "accent",
      data: "M0 0L1012 0L1012 300L300 300L300 660L0 660Z",
    },
  ],
};

describe("designs for print", () => {
  let fonts: Fonts;
  beforeAll(async () => {
    fonts = await readFonts();
  });

  const draw = (
    format: "pdf" | "png" | "jpg",
    size: { readonly width: number; readonly height: number },
    { width = size.width, ...order }: Partial<DrawingOrder> = {},
  ) => {
    const prompt = "Business card, 85 × 55 mm, ready for print: Anna Weiss, dentist, anna@weiss.example";
    const { brief } = readPrompt(prompt, { kind: "card", style: "bauhaus", seed: "print", ...size });
    const { design } = composeDesign(brief, fonts.typesetter, { variant: 0 });
    return drawDesign({ design, format, width, ...order }, fonts);
  };
  /** The page's drawing, in PDF's own words. */
  const contentOf = (pdf: Uint8Array) => {
    const file = Buffer.from(pdf);
    const start = file.indexOf("stream\n") + 7;
    return inflateSync(file.subarray(start, file.indexOf("\nendstream", start))).toString("latin1");
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

  it("[F9] the file for a print shop has the trimmed page, 3 mm of bleed and crop marks outside of it", async () => {
    const pdf = await draw("pdf", formatOf("card"), { isForPress: true });
    const boxes = ["MediaBox", "BleedBox", "TrimBox"].map((name) => boxOf(pdf, name).map((side) => (side * 25.4) / 72));
    const expected = [
      [0, 0, 105, 75],
      [7, 7, 98, 68],
      [10, 10, 95, 65],
    ];
    for (const [box, sides] of expected.entries())
      for (const [at, side] of sides.entries()) expect(boxes[box]?.[at], `${box} ${at}`).toBeCloseTo(side, 2);
    const lines = [...contentOf(pdf).matchAll(/([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l/g)].slice(0, 8);
    const inBleed = (value: number, [low = 0, high = 0]: readonly number[]) =>
      value > low + 0.01 && value < high - 0.01;
    const [left = 0, , right = 0] = boxOf(pdf, "BleedBox");
    const [, bottom = 0, , top = 0] = boxOf(pdf, "BleedBox");
    for (const [, x1, y1, x2, y2] of lines) {
      for (const [x, y] of [
        [Number(x1), Number(y1)],
        [Number(x2), Number(y2)],
      ] as const)
        expect(inBleed(x, [left, right]) && inBleed(y, [bottom, top])).toBe(false);
    }
    expect(lines).toHaveLength(8);
  });

  it("[F9] colors of that file are those of a press, with words that are nearly black in black ink alone", async () => {
    const content = contentOf(await draw("pdf", formatOf("card"), { isForPress: true }));
    expect(content).not.toMatch(/ (?:rg|RG|scn \/RGB)\n|DeviceRGB cs/);
    expect(content).toContain("0 0 0 1 scn");
    expect(contentOf(await draw("pdf", formatOf("card")))).not.toContain("DeviceCMYK cs");
  });

  it("[F9] what touches the edge of a page goes on to the end of the bleed", async () => {
    const pdf = await draw("pdf", formatOf("card"), { isForPress: true, design: stripes });
    const scale = 4;
    const png = await renderPageAsImage(new Uint8Array(pdf), 1, {
      canvasImport: () => import("@napi-rs/canvas"),
      scale,
    });
    const { data, info } = await sharp(Buffer.from(png)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const [column, row] = [x, y].map((millimeters) => Math.round((millimeters * 72 * scale) / 25.4)) as [
        number,
        number,
      ];
      return [...data.subarray((row * info.width + column) * 3, (row * info.width + column) * 3 + 3)];
    };
    const [inside, corner, paper] = [at(12, 12), at(7.3, 7.3), at(3, 3)];
    expect(paper).toEqual([255, 255, 255]);
    expect(corner).toEqual(inside);
    for (let along = 0; along <= 91; along += 7) expect([along, at(7.3 + along * 0.99, 7.3)]).toEqual([along, inside]);
    for (let along = 0; along <= 61; along += 4) expect([along, at(7.3, 7.3 + along * 0.98)]).toEqual([along, inside]);
    // The lower right quarter is the ground's, to its end as well.
    expect(at(97.6, 67.6)).toEqual(at(80, 60));
    expect(at(97.6, 67.6)).not.toEqual(inside);
  });

  it.each([
    ["poster", 768, 1_024, [297, 396]],
    ["poster", 1_792, 1_024, [420, 240]],
    ["cover", 1_600, 2_400, [152.4, 228.6]],
    ["card", 1_024, 768, [140, 105]],
  ] as const)(
    "[F9] a %s of %d × %d pixels, which no paper has, fits on the paper that is usual for it",
    (kind, width, height, millimeters) => {
      expect(printSizeOf({ width, height }, kind)?.millimeters).toEqual(millimeters);
      expect(printSizeOf({ width, height }, "post")).toBeUndefined();
    },
  );

  it("[F9] a design for screens has no file for a print shop, and the refusal says what to do", async () => {
    await expect(draw("pdf", { width: 1_080, height: 1_080 }, { isForPress: true })).rejects.toThrow("plain PDF");
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
    expect((await sharp(await draw("png", formatOf("card"), { width: 502 })).metadata()).density).toBe(150);
  });

  it("[F9] a design for screens has no paper size", async () => {
    const pdf = await draw("pdf", { width: 1_080, height: 1_080 });
    expect([boxOf(pdf, "TrimBox"), boxOf(pdf, "MediaBox")]).toEqual([[], [0, 0, 810, 810]]);
  });
});
