import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type Brief, styleIds } from "../brief/brief.ts";
import { composeDesign } from "../compose-design.ts";
import { type DesignDocument, documentSchema, pagesMax, picturesMax } from "../document/document.ts";
import { facesOf } from "../document/faces-of.ts";
import { countPages, mainPageOf, pageAt, pagesOf, withMainPage } from "../document/pages.ts";
import { readFonts } from "../type/fonts.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { addShape, addText } from "./add-element.ts";
import { copyElements, paste } from "./clipboard.ts";
import { remove, setLocked } from "./layers.ts";
import { addPage, changedPage, duplicatePage, movePage, type PagedEdit, removePage } from "./pages.ts";
import { paintsOf, setPalette } from "./paints.ts";
import { addPicture } from "./pictures.ts";
import { moveBy } from "./place.ts";

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
};

/** Changes one page as the editor does: as the main one, and back. */
const onPage = (design: DesignDocument, page: number, change: (of: DesignDocument) => DesignDocument) =>
  withMainPage(change(withMainPage(design, page)), mainPageOf(design));

describe("the pages of a design", () => {
  let typesetter: Typesetter;
  let first: DesignDocument;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
    first = composeDesign(brief, typesetter).design;
  });
  const idsOf = (design: DesignDocument) => pagesOf(design).map((elements) => elements.map(({ id }) => id));
  /** Pages that are told apart by a text each. */
  const withPages = (count: number): DesignDocument => {
    let design = first;
    for (let page = 1; page < count; page++) {
      const added = addPage(design, page - 1);
      design = onPage(added.design, page, (of) => addText(of, `Page ${page + 1}`).design);
    }
    return design;
  };
  const wordsOf = (design: DesignDocument) =>
    pagesOf(design).map((elements) => elements.find((element) => element.kind === "text")?.text ?? "");

  it("[F13] are added empty on the same ground, copied, moved and deleted, each as a document that can be stored", () => {
    const two = addPage(first, 0);
    expect([two.page, countPages(two.design)]).toEqual([1, 2]);
    expect(pagesOf(two.design)[0]).toBe(first.elements);
    expect(pagesOf(two.design)[1]?.every(({ kind }) => kind === "shape")).toBe(true);
    const copied = duplicatePage(two.design, 0);
    expect(copied.page).toBe(1);
    expect(pagesOf(copied.design)[1]).toEqual(first.elements);
    const back = movePage(copied.design, 0, 2);
    expect(back.page).toBe(2);
    expect(pagesOf(back.design)[2]).toBe(first.elements);
    expect(mainPageOf(back.design)).toBe(2);
    const left = removePage(back.design, 2);
    expect([left.page, countPages(left.design)]).toEqual([1, 2]);
    for (const { design } of [two, copied, back, left])
      expect(documentSchema.parse(JSON.parse(JSON.stringify(design)))).toEqual(design);
    const only = removePage(left.design, 0).design;
    expect(only).not.toHaveProperty("pages");
    expect(removePage(only, 0).design).toBe(only);
  });

  it("[F13] are a plain design each: same size, colors and language, and none of the others", () => {
    const design = withPages(3);
    const third = pageAt(design, 2);
    expect(third).not.toHaveProperty("pages");
    expect(third).not.toHaveProperty("mainPage");
    const { elements: _, ...common } = third;
    const { elements: __, ...of } = first;
    expect(common).toEqual(of);
    expect(pageAt(first, 0)).toBe(first);
  });

  it("[F13] are ten at most, with so many pictures as one page can have", () => {
    let design = first;
    for (let turn = 0; turn < 20; turn++) design = duplicatePage(design, 0).design;
    expect(countPages(design)).toBe(pagesMax);
    let [shown, page] = [withPages(2), 0];
    for (let turn = 0; turn < picturesMax + 6; turn++) {
      const assetId = `0195a1b2-0000-7000-8000-${String(turn).padStart(12, "0")}`;
      shown = onPage(shown, page, (of) => addPicture(of, { assetId, ratio: 1 }).design);
      page = 1 - page;
    }
    expect(pagesOf(shown).flatMap((elements) => elements.filter(({ kind }) => kind === "image"))).toHaveLength(
      picturesMax,
    );
  });

  it("[H9] are refused where all of them together are too much to draw or to store", () => {
    const words = "word ".repeat(399);
    const wordy = Array.from({ length: 4 }).reduce<DesignDocument>((design) => addText(design, words).design, first);
    const heavy = { ...first, elements: [...first.elements, ...lines(9)] };
    for (const full of [wordy, heavy]) {
      let design = full;
      for (let turn = 0; turn < pagesMax; turn++) design = duplicatePage(design, 0).design;
      expect(countPages(design)).toBeLessThan(pagesMax);
      expect(documentSchema.safeParse(design).success).toBe(true);
      expect(JSON.stringify(design).length).toBeLessThan(2_000_000);
    }
    const twice = { ...wordy, pages: Array.from({ length: 9 }, () => ({ elements: wordy.elements })) };
    expect(documentSchema.safeParse(twice).success).toBe(false);
  });

  it("[F13] change together where a color of the palette does, but what is locked", () => {
    const two = addPage(first, 0).design;
    const drawn = onPage(two, 1, (of) => addShape(of, "circle").design);
    const locked = onPage(drawn, 1, (of) => setLocked(addShape(of, "star").design, "star", true));
    const recolored = setPalette(locked, { accent: "#00aa00" });
    const paints = pagesOf(recolored)[1]?.filter(({ id }) => id === "circle" || id === "star");
    expect(paints?.flatMap(paintsOf)).toEqual(["accent", first.palette.accent]);
  });

  it("[F13] give each other what is copied, where it was", () => {
    const two = addPage(first, 0).design;
    const text = copyElements(pageAt(two, 0), ["headline"]);
    const pasted = onPage(two, 1, (of) => paste(of, text, typesetter).design);
    const { isLocked: _, ...there } = pagesOf(pasted)[1]?.at(-1) ?? {};
    expect(there).toEqual(first.elements.find(({ id }) => id === "headline"));
    expect(facesOf(pasted)).toEqual(facesOf(first));
  });

  const anyEdit: fc.Arbitrary<(edit: PagedEdit) => PagedEdit> = fc
    .record({ a: fc.integer({ min: -3, max: 12 }), isYes: fc.boolean(), style: fc.constantFrom(...styleIds) })
    .chain(({ a, isYes }) => {
      const edited =
        (change: (of: DesignDocument) => DesignDocument) =>
        ({ design, page }: PagedEdit) => ({ design: onPage(design, page, change), page });
      return fc.constantFrom(
        ({ design, page }: PagedEdit) => addPage(design, page),
        ({ design, page }: PagedEdit) => duplicatePage(design, page),
        ({ design, page }: PagedEdit) => movePage(design, page, a),
        ({ design, page }: PagedEdit) => removePage(design, page),
        ({ design }: PagedEdit) => ({ design, page: Math.abs(a) % countPages(design) }),
        edited((of) => addText(of, `Words ${a}`).design),
        edited((of) => addShape(of, isYes ? "star" : "circle").design),
        edited((of) => moveBy(of, [of.elements[0]?.id ?? ""], { dx: a, dy: a })),
        edited((of) => remove(of, [of.elements.at(-1)?.id ?? ""])),
        edited((of) => setPalette(of, { accent: isYes ? "#123456" : "#abcdef" })),
      );
    });

  it("[F13] can be stored after any edits, keep all that no edit took away, and undo gives back the same bytes", () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { minLength: 1, maxLength: 20 }), (edits) => {
        let now: PagedEdit = { design: first, page: 0 };
        const [steps, bytes] = [[first], [JSON.stringify(first)]];
        for (const edit of edits) {
          const before = now;
          now = edit(now);
          expect(now.page).toBeLessThan(countPages(now.design));
          expect(now.page).toBeGreaterThanOrEqual(0);
          const [old, pages] = [pagesOf(before.design), pagesOf(now.design)];
          // No edit touches more than one page, but a color of the palette.
          if (now.design.palette === before.design.palette && old.length === pages.length) {
            const kept = pages.filter((elements) => old.includes(elements)).length;
            expect(kept).toBeGreaterThanOrEqual(pages.length - 1);
          }
          if (now.design === before.design) continue;
          steps.push(now.design);
          bytes.push(JSON.stringify(now.design));
        }
        expect(documentSchema.parse(JSON.parse(JSON.stringify(now.design)))).toEqual(now.design);
        expect(steps.map((step) => JSON.stringify(step))).toEqual(bytes);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  it("[F13] undo and redo show the page that they change", () => {
    const three = withPages(3);
    expect(wordsOf(three).slice(1)).toEqual(["Page 2", "Page 3"]);
    const { design: two } = removePage(three, 1);
    expect(changedPage(two, three, 0)).toBe(1);
    expect(changedPage(three, two, 2)).toBe(1);
    const typed = onPage(three, 2, (of) => addText(of, "More").design);
    expect(changedPage(typed, three, 0)).toBe(2);
    expect(changedPage(typed, three, 2)).toBe(2);
    expect(changedPage(three, three, 1)).toBe(1);
    expect(idsOf(three)).toHaveLength(3);
  });
});

/** Shapes of some 100,000 letters each. */
const lines = (count: number): DesignDocument["elements"] =>
  Array.from({ length: count }, (_, index) => ({
    id: `line-${index}`,
    name: "Line",
    kind: "shape",
    fill: "ink",
    data: `M0 0${"L100 200".repeat(12_000)}`,
  }));
