import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import type { Brief } from "../brief/brief.ts";
import { formatOf } from "../brief/formats.ts";
import { composeDesign } from "../compose-design.ts";
import type { DesignDocument } from "../document/document.ts";
import { mainPageOf, withMainPage } from "../document/pages.ts";
import { type DrawingOrder, drawDesign } from "../draw-design.ts";
import { addText } from "../edit/add-element.ts";
import { addPage, duplicatePage, movePage } from "../edit/pages.ts";
import { type Fonts, readFonts } from "../type/fonts.ts";

describe("a design of several pages as a file", () => {
  let fonts: Fonts;
  beforeAll(async () => {
    fonts = await readFonts();
  });

  const brief: Brief = {
    kind: "card",
    style: "swiss",
    ...formatOf("card"),
    language: "en",
    detail: 50,
    seed: "pages",
    headline: "Anna Weiss",
  };
  /** Front, back with other words, and the front again. */
  const threePages = (style: Brief["style"] = "swiss"): DesignDocument => {
    const { design } = composeDesign({ ...brief, style }, fonts.typesetter);
    const { design: two } = addPage(design, 0);
    const written = withMainPage(addText(withMainPage(two, 1), "Open until eight").design, mainPageOf(two));
    return movePage(duplicatePage(written, 0).design, 1, 1).design;
  };
  const draw = (design: DesignDocument, order: Pick<DrawingOrder, "format"> & Partial<DrawingOrder>) =>
    drawDesign({ design, width: 400, kind: "card", ...order }, fonts);
  const readPdf = async (file: Uint8Array) => {
    const pdf = await getDocumentProxy(new Uint8Array(file));
    const { text } = await extractText(pdf, { mergePages: false });
    const views = await Promise.all(text.map(async (_, index) => (await pdf.getPage(index + 1)).view));
    return { text: text.map((words) => words.toLowerCase().replaceAll(/\s+/g, "")), views };
  };
  const countOf = (file: Uint8Array, name: string) =>
    [
      ...Buffer.from(file)
        .toString("latin1")
        .matchAll(new RegExp(`/${name} \\[`, "g")),
    ].length;

  it("[F9][F13] has all of them in a PDF, in their order, in one size, with the boxes of print on each", async () => {
    for (const style of ["swiss", "riso", "deco"] as const) {
      const design = threePages(style);
      for (const isForPress of [false, true]) {
        const file = await draw(design, { format: "pdf", isForPress });
        const { text, views } = await readPdf(file);
        expect(text).toHaveLength(3);
        expect(text.map((words) => words.includes("annaweiss"))).toEqual([true, false, true]);
        expect(text[1]).toContain("openuntileight");
        expect(new Set(views.map(String)).size).toBe(1);
        expect([countOf(file, "TrimBox"), countOf(file, "BleedBox")]).toEqual([3, 3]);
        expect(Buffer.from(file).equals(Buffer.from(await draw(design, { format: "pdf", isForPress })))).toBe(true);
      }
    }
  });

  it("[F9][F13] has one of them in a picture: the first, unless another is wanted", async () => {
    const design = threePages();
    const svgOf = async (page?: number) => Buffer.from(await draw(design, { format: "svg", page })).toString();
    expect(await svgOf()).toBe(await svgOf(0));
    expect(await svgOf(1)).toContain("Open until eight");
    expect(await svgOf(1)).not.toContain("Anna Weiss");
    // The main page is not always the first.
    const moved = movePage(design, 0, 1).design;
    expect(Buffer.from(await draw(moved, { format: "svg" })).toString()).toBe(await svgOf(1));
    const { width, height } = await sharp(await draw(design, { format: "png", page: 1 })).metadata();
    expect([width, height]).toEqual([400, Math.round((400 * design.height) / design.width)]);
  });

  it("[F9] carries its watermark on each page", async () => {
    const design = threePages();
    for (const page of [0, 1, 2])
      expect(
        Buffer.from(await draw(design, { format: "svg", page, watermark: "Made with Easel" })).toString(),
      ).toContain('id="watermark"');
  });
});
