import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { type Brief, styleIds } from "./brief/brief.ts";
import { composeDesign } from "./compose-design.ts";
import { type DrawingFormat, drawDesign } from "./draw-design.ts";
import { readFonts } from "./type/fonts.ts";

const brief: Brief = {
  kind: "poster",
  style: "swiss",
  width: 768,
  height: 1024,
  language: "en",
  detail: 50,
  seed: "files",
  headline: "Fresh bread, every morning",
  subline: "Baked on stone since five o’clock",
  date: "Mon to Sat, 7 am",
  place: "14 Elm Street",
  price: "€3.20",
  action: "millers.example",
  brand: "Miller’s",
};
const wanted = [brief.headline, brief.subline, brief.date, brief.place, brief.price, brief.action, brief.brand];
const bare = (text: string) => text.toLowerCase().replaceAll(/\s+/g, "");

describe("a design as a file", () => {
  let fonts: Parameters<typeof drawDesign>[1];
  beforeAll(async () => {
    fonts = await readFonts();
  });

  const draw = (
    of: Partial<Brief>,
    format: DrawingFormat,
    more: { readonly width?: number; readonly watermark?: string } = {},
  ) => {
    const { design } = composeDesign({ ...brief, ...of }, fonts.typesetter);
    return drawDesign({ design, format, width: 768, ...more }, fonts);
  };
  const readPdf = async (bytes: Uint8Array) => {
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { text } = await extractText(pdf, { mergePages: true });
    const { view } = await pdf.getPage(1);
    return { words: bare(text), view };
  };

  it("[F9] has exactly the size that is wanted, as PNG and JPG", async () => {
    for (const [format, width] of [
      ["png", 768],
      ["jpg", 768],
      ["png", 2_304],
      ["jpg", 300],
    ] as const) {
      const { format: found, ...size } = await sharp(await draw({}, format, { width })).metadata();
      expect([found, size.width, size.height]).toEqual([
        format === "jpg" ? "jpeg" : "png",
        width,
        Math.round((width * 4) / 3),
      ]);
    }
  });

  it("[F9] is a page of real text as PDF in every style: each word of the brief can be read back", async () => {
    for (const style of styleIds) {
      const { words, view } = await readPdf(await draw({ style }, "pdf"));
      for (const text of wanted) expect(words, style).toContain(bare(text ?? ""));
      expect(view).toEqual([0, 0, 576, 768]);
    }
  });

  it("[F9] reads back Polish, Turkish, Greek and Cyrillic words, too", async () => {
    const headlines = { pl: "Zażółć gęślą jaźń", tr: "İstanbul’da ışık", el: "Καλημέρα, φως", ru: "Весенний свет" };
    for (const [language, headline] of Object.entries(headlines)) {
      const svg = Buffer.from(await draw({ language, headline }, "svg")).toString();
      expect(bare(svg.replaceAll(/<[^>]+>/g, ""))).toContain(bare(headline));
      const { words } = await readPdf(await draw({ language, headline }, "pdf"));
      expect(words).toContain(bare(headline));
    }
  });

  it("[F9] carries its watermark in every format, and is otherwise the same bytes each time", async () => {
    for (const format of ["svg", "png", "jpg", "pdf"] as const) {
      const [first, again, marked] = await Promise.all([
        draw({}, format),
        draw({}, format),
        draw({}, format, { watermark: "Made with Easel" }),
      ]);
      expect(Buffer.from(first).equals(Buffer.from(again)), format).toBe(true);
      expect(Buffer.from(first).equals(Buffer.from(marked)), format).toBe(false);
    }
  });
});
