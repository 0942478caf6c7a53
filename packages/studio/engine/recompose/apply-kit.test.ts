import { beforeAll, describe, expect, it } from "vitest";
import type { BrandKit } from "../brand/brand-kit.ts";
import { type Brief, styleIds } from "../brief/brief.ts";
import { composeDesign } from "../compose-design.ts";
import { type DesignDocument, documentSchema, type Element } from "../document/document.ts";
import { addShape, addText } from "../edit/add-element.ts";
import { setLocked } from "../edit/layers.ts";
import { paintsOf } from "../edit/paints.ts";
import { moveBy } from "../edit/place.ts";
import { measureDesign } from "../measures/measure-design.ts";
import { rasterize } from "../outputs/rasterize.ts";
import { renderSvg } from "../render/render-svg.ts";
import { faceOf } from "../type/faces.ts";
import { readFonts } from "../type/fonts.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { applyKit } from "./apply-kit.ts";

const assetId = "0b0e3f6e-0b7c-4c5e-9a52-0d3f1c1f2a11";
const miller: BrandKit = {
  colors: ["#1d3fbb", "#ffb400"],
  displayFace: "Syne",
  textFace: "Manrope",
  logo: { assetId, ratio: 3, color: "#1d3fbb" },
};
const other: BrandKit = { colors: ["#0b3d2e", "#8fd694"], logo: { assetId, ratio: 1, color: "#0b3d2e" } };

const briefIn = (style: Brief["style"]): Brief => ({
  kind: "poster",
  style,
  width: 768,
  height: 1024,
  language: "en",
  detail: 50,
  seed: "dressed",
  headline: "Fresh bread",
  date: "Mon to Sat, 7 am",
  place: "14 Elm Street",
  price: "€3.20",
});

describe("a brand kit that is applied to an edited design", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });
  const composed = (style: Brief["style"]) => composeDesign(briefIn(style), typesetter);
  const apply = (document: DesignDocument, style: Brief["style"], kit = miller) => {
    const { choices } = composed(style);
    return applyKit({ document, from: { brief: briefIn(style), choices }, kit }, typesetter);
  };
  const faintIn = (design: DesignDocument): readonly string[] => {
    const shapes = { ...design, elements: design.elements.filter(({ kind }) => kind !== "text") };
    return measureDesign(design, typesetter, rasterize(renderSvg(shapes, typesetter), 256)).faint;
  };
  const elementOf = (design: DesignDocument, id: string) => design.elements.find((element) => element.id === id);
  /** Places of things: without colors, faces and type sizes. */
  const placesOf = ({ elements }: DesignDocument) =>
    elements
      .filter(({ id }) => !id.startsWith("logo"))
      .map((element) =>
        element.kind === "text"
          ? [element.id, element.text, element.x, element.y, element.width]
          : [element.id, JSON.stringify(element).match(/"data":"[^"]+"/g)],
      );

  it("[F11] changes colors, typefaces and logo in every style, moves nothing, and its words can still be read", () => {
    let logos = 0;
    for (const style of styleIds) {
      const { design } = composed(style);
      const moved = moveBy(design, ["headline"], { dx: 3, dy: -2 });
      const { document, brief, choices } = apply(moved, style);
      expect(documentSchema.safeParse(document).success, style).toBe(true);
      expect(placesOf(document), style).toEqual(placesOf(moved));
      expect(document.palette, style).not.toEqual(design.palette);
      expect([brief.brandKit, choices.palette]).toEqual([miller, document.palette]);
      const headline = document.elements.find((element) => element.kind === "text" && element.slot === "headline");
      expect(headline?.kind === "text" && faceOf(headline.faceId).family, style).toBe("Syne");
      const before = faintIn(moved);
      expect(
        faintIn(document).filter((id) => !before.includes(id)),
        style,
      ).toEqual([]);
      logos += document.elements.filter(({ id }) => id === "logo").length;
    }
    // Where words fill a page that was laid out without a logo, there is no room for one.
    expect(logos).toBeGreaterThan(styleIds.length / 3);
  });

  it("[F11] leaves locked elements as they are: their colors, typefaces and places", () => {
    for (const style of styleIds) {
      const { design } = composed(style);
      const locked = design.elements.reduce((all, { id }) => setLocked(all, id, true), design);
      const { document } = apply(locked, style);
      for (const element of locked.elements) {
        const after = elementOf(document, element.id) as Element;
        const hexes = (of: Element, { palette }: DesignDocument) =>
          paintsOf(of).map((paint) => (paint in palette ? palette[paint as keyof typeof palette] : paint));
        // Two roles may have been one color.
        expect(new Set(hexes(after, document)), `${style} ${element.id}`).toEqual(new Set(hexes(element, locked)));
        if (element.kind === "text" && after.kind === "text") expect(after.faceId).toBe(element.faceId);
      }
    }
  });

  it("[F11] a second kit takes the place of the first", () => {
    const first = apply(composed("swiss").design, "swiss");
    const second = applyKit({ document: first.document, from: first, kit: other }, typesetter);
    expect(second.document.elements.filter(({ kind }) => kind === "image").length).toBeLessThanOrEqual(1);
    expect(second.document.palette).not.toEqual(first.document.palette);
    expect(apply(composed("swiss").design, "swiss")).toEqual(first);
  });

  it("[F11] draws a logo again in the brand’s colors and typefaces, with the words that the user typed", () => {
    const brief: Brief = { ...briefIn("swiss"), kind: "logo", width: 1024, height: 1024, subline: "Bakery" };
    for (const variant of [0, 1, 2, 3]) {
      const { design, choices } = composeDesign(brief, typesetter, { variant });
      const typed = {
        ...design,
        elements: design.elements.map((element) =>
          element.kind === "text" && element.slot === "subline" ? { ...element, text: "Rye and buns" } : element,
        ),
      };
      const { document, choices: after } = applyKit(
        { document: typed, from: { brief, choices }, kit: miller },
        typesetter,
      );
      expect(after.compositionId).toBe(choices.compositionId);
      expect(document.palette.accent).toBe("#1d3fbb");
      const texts = document.elements.flatMap((element) => (element.kind === "text" ? [element] : []));
      const typedBefore = typed.elements.some((element) => element.kind === "text" && element.text === "Rye and buns");
      expect(texts.some(({ text }) => text === "Rye and buns")).toBe(typedBefore);
      for (const { slot, faceId } of texts) {
        expect(faceOf(faceId).family).toBe(slot === "headline" ? "Syne" : "Manrope");
      }
      expect(document.elements.filter(({ kind }) => kind === "image")).toEqual([]);
    }
  });

  it("[F11] gives a design without words its colors alone", () => {
    const brief: Brief = { ...briefIn("bauhaus"), kind: "pattern" };
    const { design, choices } = composeDesign(brief, typesetter);
    const { document } = applyKit({ document: design, from: { brief, choices }, kit: miller }, typesetter);
    expect(document.palette).not.toEqual(design.palette);
    expect(document.elements.map(({ id }) => id)).toEqual(design.elements.map(({ id }) => id));
    expect(document.elements.filter(({ kind }) => kind === "image")).toEqual([]);
  });

  it("[F11] words that the user has painted are not lost on a brand’s color; locked ones keep theirs", () => {
    const { design, choices } = composed("swiss");
    const field = addShape(
      { ...design, palette: { ...design.palette, accent: "#8a0000" } },
      ...(["rectangle", { fill: "accent", frame: { x: 60, y: 60, width: 640, height: 160 } }] as const),
    ).design;
    const written = addText(field, "By hand", { x: 100, y: 100, size: 60, fill: "#ffffff" });
    const dress = (document: DesignDocument) =>
      applyKit({ document, from: { brief: briefIn("swiss"), choices }, kit: { colors: ["#ffe600"] } }, typesetter);
    const id = written.id ?? "";
    const locked = dress(setLocked(written.design, id, true)).document;
    expect(faintIn(locked)).toContain(id);
    const { document } = dress(written.design);
    expect(faintIn(written.design)).not.toContain(id);
    expect(faintIn(document)).not.toContain(id);
    expect(paintsOf(elementOf(document, id) as Element)).not.toEqual(["#ffffff"]);
  });
});
