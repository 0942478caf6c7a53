import { beforeAll, describe, expect, it } from "vitest";
import type { Choices } from "../../art/kinds/composer.ts";
import { type Brief, styleIds } from "../brief/brief.ts";
import { composeDesign } from "../compose-design.ts";
import { type DesignDocument, documentSchema, type TextElement } from "../document/document.ts";
import { countPages, mainPageOf, pageAt, pagesOf, withMainPage } from "../document/pages.ts";
import { addShape, addText } from "../edit/add-element.ts";
import { boundsOf } from "../edit/bounds.ts";
import { setLocked } from "../edit/layers.ts";
import { addPage, duplicatePage, movePage } from "../edit/pages.ts";
import { paintsOf } from "../edit/paints.ts";
import { readFonts } from "../type/fonts.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { applyKit } from "./apply-kit.ts";
import { recompose } from "./recompose.ts";

const brief: Brief = {
  kind: "post",
  style: "swiss",
  width: 1080,
  height: 1080,
  language: "en",
  detail: 50,
  seed: "pages",
  headline: "Fresh bread, every morning",
  date: "Mon to Sat, 7 am",
  brand: "Miller’s",
};
const otherPalette = { ground: "#102030", ink: "#ffffff", accent: "#ff8800", support: "#405060", highlight: "#ffee00" };

describe("the other pages of a design that is composed again", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });
  /** A copy of the main page, the main page, and one with a circle and words. */
  const threePages = (style: Brief["style"] = "swiss") => {
    const { design, choices } = composeDesign({ ...brief, style }, typesetter);
    const copied = movePage(duplicatePage(design, 0).design, 0, 1).design;
    const { design: added } = addPage(copied, 1);
    const on = withMainPage(added, 2);
    const drawn = addText(addShape(on, "circle").design, "Come in").design;
    return { document: withMainPage(drawn, mainPageOf(added)), choices };
  };
  const again = (
    document: DesignDocument,
    from: { readonly brief: Brief; readonly choices: Choices },
    to: { readonly brief?: Partial<Brief>; readonly choices?: Partial<Choices> },
  ) =>
    recompose(
      {
        document,
        from,
        to: { brief: { ...from.brief, ...to.brief }, choices: { ...from.choices, ...to.choices } },
        locked: [],
      },
      typesetter,
    ).document;
  const wordsOf = (design: DesignDocument) =>
    pagesOf(design).map((elements) => elements.flatMap((element) => (element.kind === "text" ? [element.text] : [])));
  const textOn = (design: DesignDocument, page: number, id: string) =>
    pagesOf(design)[page]?.find((element) => element.id === id) as TextElement;

  it("[F11] go along to any size, in their order, with all of their words and within its edges", () => {
    for (const style of styleIds) {
      const { document, choices } = threePages(style);
      for (const size of [
        { width: 1080, height: 1920 },
        { width: 1600, height: 900 },
      ]) {
        const made = again(document, { brief: { ...brief, style }, choices }, { brief: size });
        expect([countPages(made), mainPageOf(made), made.width, made.height]).toEqual([3, 1, size.width, size.height]);
        expect(wordsOf(made).map((words) => words.toSorted())).toEqual(
          wordsOf(document).map((words) => words.toSorted()),
        );
        expect(documentSchema.safeParse(JSON.parse(JSON.stringify(made))).error?.issues[0]).toBeUndefined();
        const page = pageAt(made, 2);
        for (const id of ["circle", "text"]) {
          const element = page.elements.find((one) => one.id === id);
          const box = element && boundsOf(element, page, typesetter);
          if (!box) throw new Error(`there is no ${id}`);
          expect(Math.abs(box.x + box.width / 2 - size.width / 2)).toBeLessThan(3);
          expect(Math.abs(box.y + box.height / 2 - size.height / 2)).toBeLessThan(8);
        }
      }
    }
  });

  it("[F11] change to other colors and other type with the main one", () => {
    for (const style of styleIds) {
      const { document, choices } = threePages(style);
      const from = { brief: { ...brief, style }, choices };
      const recolored = again(document, from, { choices: { palette: otherPalette } });
      expect(recolored.palette).toEqual(otherPalette);
      const [copy, main] = [pageAt(recolored, 0), pageAt(recolored, 1)];
      expect(copy.elements).toEqual(main.elements);
      const retyped = again(document, from, { choices: { voices: (choices.voices ?? 0) + 1 } });
      expect(pageAt(retyped, 0).elements).toEqual(pageAt(retyped, 1).elements);
      expect(pagesOf(retyped)[2]).toEqual(pagesOf(document)[2]);
    }
  });

  it("[F11] keep a locked element’s colors, and take a brand’s for the rest", () => {
    const { document, choices } = threePages();
    const main = mainPageOf(document);
    const locked = withMainPage(setLocked(withMainPage(document, 2), "circle", true), main);
    const kit = { colors: ["#ff8800", "#102030"] };
    const { document: branded } = applyKit({ document: locked, from: { brief, choices }, kit }, typesetter);
    expect(countPages(branded)).toBe(3);
    expect(branded.palette).not.toEqual(document.palette);
    const circle = pagesOf(branded)[2]?.find(({ id }) => id === "circle");
    expect(circle && paintsOf(circle)).toEqual([document.palette.accent]);
  });

  it("[F11] have the main page’s words where they repeat them, and their own where they don’t", () => {
    const { document, choices } = threePages();
    const made = again(document, { brief, choices }, { brief: { headline: "Cakes, every Sunday", date: undefined } });
    expect(textOn(made, 0, "headline").text).toBe("Cakes, every Sunday");
    expect(wordsOf(made)[0]).not.toContain("Mon to Sat, 7 am");
    expect(textOn(made, 2, "text").text).toBe("Come in");
    const typed = withMainPage(document, 0);
    const own = {
      ...typed,
      elements: typed.elements.map((one) => (one.id === "headline" ? { ...one, text: "Tip 2" } : one)),
    };
    const kept = again(withMainPage(own as DesignDocument, 1), { brief, choices }, { brief: { headline: "Cakes" } });
    expect(textOn(kept, 0, "headline").text).toBe("Tip 2");
  });
});
