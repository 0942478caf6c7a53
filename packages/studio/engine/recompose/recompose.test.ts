import { beforeAll, describe, expect, it } from "vitest";
import type { Choices, Composed } from "../../art/kinds/composer.ts";
import { type Brief, styleIds } from "../brief/brief.ts";
import { aspectRatios, sizeOf } from "../brief/formats.ts";
import { composeDesign } from "../compose-design.ts";
import { type DesignDocument, documentSchema, type Element, type TextElement } from "../document/document.ts";
import { addShape, addText } from "../edit/add-element.ts";
import { boundsOf } from "../edit/bounds.ts";
import { remove, setLocked } from "../edit/layers.ts";
import { setPaint } from "../edit/paints.ts";
import { countMovedBack, moveBy } from "../edit/place.ts";
import { setText } from "../edit/texts.ts";
import { renderSvg } from "../render/render-svg.ts";
import { readFonts } from "../type/fonts.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { recompose, type Source } from "./recompose.ts";

const brief: Brief = {
  kind: "poster",
  style: "swiss",
  width: 768,
  height: 1024,
  language: "en",
  detail: 50,
  seed: "again",
  headline: "Fresh bread, every morning",
  subline: "Baked on stone since five o’clock",
  date: "Mon to Sat, 7 am",
  place: "14 Elm Street",
  price: "€3.20",
  action: "millers.example",
  brand: "Miller’s",
};
const sizes = [
  ...aspectRatios.map(sizeOf),
  { width: 1_080, height: 400 },
  { width: 300, height: 2_000 },
  { width: 64, height: 64 },
];
const otherPalette = { ground: "#102030", ink: "#ffffff", accent: "#ff8800", support: "#405060", highlight: "#ffee00" };

describe("a design that is composed again", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });
  const compose = (of: Partial<Brief> = {}, choices: Choices = { variant: 0 }): Composed =>
    composeDesign({ ...brief, ...of }, typesetter, choices);
  const again = (
    document: DesignDocument,
    to: { readonly brief?: Partial<Brief>; readonly choices?: Partial<Choices> },
    {
      style = "swiss",
      locked = [],
      choices = { variant: 0 },
    }: { readonly style?: Brief["style"]; readonly locked?: readonly string[]; readonly choices?: Choices } = {},
  ) => {
    const from: Source = { brief: { ...brief, style }, choices };
    return recompose(
      { document, from, to: { brief: { ...from.brief, ...to.brief }, choices: { ...choices, ...to.choices } }, locked },
      typesetter,
    );
  };
  const elementOf = (design: DesignDocument, id: string): Element | undefined =>
    design.elements.find((element) => element.id === id);
  const textOf = (design: DesignDocument, id: string) => elementOf(design, id) as TextElement;
  const wordsOf = (design: DesignDocument) =>
    design.elements.flatMap((element) => (element.kind === "text" ? [element.text] : [])).toSorted();
  const isInside = (element: Element, design: DesignDocument): boolean => {
    const frame = boundsOf(element, design, typesetter) ?? { x: 0, y: 0, width: 0, height: 0 };
    return (
      frame.x >= -1 &&
      frame.y >= -1 &&
      frame.x + frame.width <= design.width + 1 &&
      frame.y + frame.height <= design.height + 1
    );
  };

  it("[F11] has any size that is wanted, with all of its words and within its edges", () => {
    for (const style of styleIds) {
      const { design } = compose({ style });
      for (const size of sizes) {
        const { document } = again(design, { brief: size }, { style });
        expect([document.width, document.height]).toEqual([size.width, size.height]);
        expect(wordsOf(document), `${style} ${size.width}`).toEqual(wordsOf(design));
        expect(documentSchema.safeParse(JSON.parse(JSON.stringify(document))).error?.issues[0]).toBeUndefined();
      }
    }
  });

  it("[F11] is what would have been composed at once, where nothing was edited", () => {
    for (const style of styleIds) {
      const { design } = compose({ style });
      const [wide, square] = [sizeOf("16:9"), sizeOf("1:1")];
      const there = again(design, { brief: wide }, { style });
      expect(there.document).toEqual(compose({ style, ...wide }).design);
      const other = again(design, { brief: square, choices: { variant: 1 } }, { style });
      expect(other.document).toEqual(compose({ style, ...square }, { variant: 1 }).design);
    }
  });

  it("[F13] keeps what is locked: words, type, colors, and its place from the nearest edges", () => {
    for (const style of styleIds) {
      const { design } = compose({ style });
      const placed = addShape(design, "circle", { frame: { x: 20, y: 30, width: 100, height: 100 } }).design;
      const document = setLocked(
        setLocked(setPaint(placed, "circle", "accent", "support"), "circle", true),
        "date",
        true,
      );
      const before = textOf(document, "date");
      const shuffled = again(document, { choices: { variant: 2, palette: otherPalette } }, { style }).document;
      const { fill, ...rest } = textOf(shuffled, "date");
      const { fill: own, ...kept } = before;
      expect(rest).toEqual(kept);
      const colorIn = (paint: typeof fill, { palette }: DesignDocument) =>
        paint in palette ? palette[paint as "ink"] : paint;
      expect(colorIn(fill, shuffled)).toBe(colorIn(own, document));
      expect(wordsOf(shuffled)).toEqual(wordsOf(design));
      for (const size of sizes.slice(0, 6)) {
        const resized = again(document, { brief: size }, { style }).document;
        const scale = Math.min(size.width, size.height) / 768;
        const circle = boundsOf(elementOf(resized, "circle") as Element, resized, typesetter);
        expect(circle?.x).toBeCloseTo(20 * scale, 0);
        expect(circle?.y).toBeCloseTo(30 * scale, 0);
        expect(circle?.width).toBeCloseTo(100 * scale, 0);
        expect(textOf(resized, "date")).toMatchObject({ text: before.text, faceId: before.faceId, isLocked: true });
        expect(isInside(textOf(resized, "date"), resized), style).toBe(true);
        expect(wordsOf(resized)).toEqual(wordsOf(design));
      }
    }
  });

  it("[F13] leaves what the user moved in its place in another format of the layout; another layout puts it back", () => {
    let kept = 0;
    for (const style of styleIds) {
      const { design, choices } = compose({ style });
      const moved = moveBy(design, ["headline"], { dx: 31, dy: -17 });
      for (const size of sizes.slice(0, 6)) {
        const resized = again(moved, { brief: size }, { style, choices });
        if (resized.choices.compositionId !== choices.compositionId) continue;
        const locked = again(setLocked(moved, "headline", true), { brief: size }, { style, choices }).document;
        const { x, y, width, size: typeSize } = textOf(locked, "headline");
        expect(textOf(resized.document, "headline"), style).toMatchObject({ x, y, width, size: typeSize });
        expect(wordsOf(resized.document), style).toEqual(wordsOf(design));
        expect(countMovedBack(moved, resized.document)).toBe(0);
        kept++;
      }
      const other = { variant: 1, compositionId: undefined };
      const shuffled = again(moved, { choices: other }, { style, choices });
      if (shuffled.choices.compositionId === choices.compositionId) continue;
      expect(shuffled.document, style).toEqual(again(design, { choices: other }, { style, choices }).document);
      expect(countMovedBack(moved, shuffled.document)).toBe(1);
    }
    expect(kept).toBeGreaterThan(styleIds.length * 2);
  });

  it("[F13] sets no words over those that are locked, where there is room", () => {
    const faults: string[] = [];
    for (const style of styleIds) {
      const { design } = compose({ style });
      const label = addText(design, "Sold out", { x: 600, y: 60, width: 120, size: 24 }).design;
      const document = setLocked(label, "text", true);
      for (const size of sizes.slice(0, 4)) {
        const resized = again(document, { brief: size }, { style }).document;
        const frames = resized.elements.flatMap((element) =>
          element.kind === "text" ? [{ id: element.id, frame: boundsOf(element, resized, typesetter) }] : [],
        );
        const own = frames.find(({ id }) => id === "text")?.frame;
        for (const { id, frame } of frames) {
          if (id === "text" || !own || !frame) continue;
          const isApart =
            own.x >= frame.x + frame.width ||
            frame.x >= own.x + own.width ||
            own.y >= frame.y + frame.height ||
            frame.y >= own.y + own.height;
          if (!isApart) faults.push(`${style} ${size.width} ${id}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it("[F13] loses nothing that the user typed or added, and brings nothing back that the user took out", () => {
    for (const style of styleIds) {
      const { design } = compose({ style });
      const typed = setText(setText(design, "headline", "Warm rolls,\nall day"), "place", "9 Oak Lane ".repeat(40));
      const added = addText(remove(typed, ["price", "subline"]), "Cash only").design;
      for (const to of [
        { brief: sizeOf("16:9") },
        { choices: { variant: 3 } },
        { brief: { style: style === "deco" ? "line" : "deco" } as const },
      ]) {
        const result = again(added, to, { style });
        expect(wordsOf(result.document), style).toEqual(wordsOf(added));
        expect(result.brief).toMatchObject({ headline: "Warm rolls,\nall day", price: undefined, subline: undefined });
        // Once more, from what came out.
        const once = recompose(
          {
            document: result.document,
            from: result,
            to: { ...result, brief: { ...result.brief, ...sizeOf("9:16") } },
            locked: [],
          },
          typesetter,
        );
        expect(wordsOf(once.document)).toEqual(wordsOf(added));
      }
    }
  });

  it("[F13] changes colors alone with another palette: the geometry is the same to the byte", () => {
    for (const style of styleIds) {
      const { design, choices } = compose({ style });
      const edited = moveBy(setText(addShape(design, "star").design, "headline", "Rolls"), ["headline"], {
        dx: 7,
        dy: -3,
      });
      const { document } = again(edited, { choices: { palette: otherPalette } }, { style, choices });
      expect(document.palette).toEqual(otherPalette);
      expect(geometryOf(document)).toEqual(geometryOf(edited));
      // As readable as a design that was composed in these colors.
      const { design: composed } = compose({ style }, { ...choices, palette: otherPalette });
      for (const { id } of design.elements) {
        const [own, wanted] = [elementOf(document, id), elementOf(composed, id)];
        if (own?.kind === "text" && wanted?.kind === "text") expect([id, own.fill]).toEqual([id, wanted.fill]);
      }
      const painted = setPaint(edited, "headline", textOf(edited, "headline").fill, "#abcdef");
      const kept = again(painted, { choices: { palette: otherPalette } }, { style, choices }).document;
      expect(textOf(kept, "headline").fill).toBe("#abcdef");
    }
  });
  const geometryOf = (design: DesignDocument): string =>
    renderSvg(design, typesetter).replaceAll(/ (?:fill|stroke|stop-color)="#[0-9a-f]{6}"/g, "");

  it("[F13] changes type alone with another type pair: every text stays in its room, and shapes as they are", () => {
    for (const style of styleIds) {
      const { design, choices } = compose({ style });
      const document = setLocked(moveBy(design, ["headline"], { dx: 5, dy: 5 }), "date", true);
      const { document: retyped } = again(document, { choices: { voices: choices.voices + 1 } }, { style, choices });
      expect(retyped.elements.map(({ id }) => id)).toEqual(document.elements.map(({ id }) => id));
      expect(textOf(retyped, "date")).toBe(textOf(document, "date"));
      for (const element of document.elements) {
        const after = elementOf(retyped, element.id) as Element;
        if (element.kind !== "text") expect(after).toBe(element);
        else {
          const { x, y, width } = element;
          expect(after).toMatchObject({ x, y, width, text: element.text, fill: element.fill });
          const [own, now] = [element, after].map((of) => boundsOf(of, document, typesetter)?.height ?? 0);
          expect((now ?? 0) / (own ?? 1)).toBeLessThan(1.25);
        }
      }
    }
  });

  it("[F13] is the same each time, and leaves what it was given as it was", () => {
    const { design } = compose();
    const document = setLocked(design, "headline", true);
    const copy = JSON.stringify(document);
    const once = again(document, { brief: sizeOf("1:1") });
    expect(again(document, { brief: sizeOf("1:1") })).toEqual(once);
    expect(JSON.stringify(document)).toBe(copy);
  });
});
