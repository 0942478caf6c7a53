import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type Brief, styleIds } from "../brief/brief.ts";
import { paletteRoles } from "../color/palette.ts";
import { composeDesign } from "../compose-design.ts";
import { type DesignDocument, documentSchema, type Element, elementsMax } from "../document/document.ts";
import { renderSvg } from "../render/render-svg.ts";
import { faces } from "../type/faces.ts";
import { readFonts } from "../type/fonts.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { addShape, addText, shapeNames } from "./add-element.ts";
import { boundsOf, frameOf } from "./bounds.ts";
import { elementsAt } from "./elements-at.ts";
import { duplicate, remove, rename, reorder, setLocked } from "./layers.ts";
import { paintsOf, setPaint, setPalette } from "./paints.ts";
import { moveBy, resizeTo } from "./place.ts";
import { setText, setType } from "./texts.ts";

const brief: Brief = {
  kind: "poster",
  style: "swiss",
  width: 768,
  height: 1024,
  language: "en",
  detail: 50,
  seed: "edits",
  headline: "Fresh bread, every morning",
  subline: "Baked on stone since five o’clock",
  date: "Mon to Sat, 7 am",
  place: "14 Elm Street",
  brand: "Miller’s",
};

const picture: Element = {
  id: "picture",
  name: "Picture",
  kind: "image",
  assetId: "0195a1b2-0000-7000-8000-000000000001",
  ratio: 1.5,
  x: 0,
  y: 0,
  width: 300,
  height: 200,
  radius: 12,
};

type Edit = (design: DesignDocument) => DesignDocument;

describe("an edit of a design", () => {
  let typesetter: Typesetter;
  let designs: readonly DesignDocument[];
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
    designs = styleIds.map((style) => {
      const { design } = composeDesign({ ...brief, style }, typesetter);
      return { ...design, elements: [picture, ...design.elements] };
    });
  });
  const swiss = (): DesignDocument => designs[0] as DesignDocument;
  const elementOf = (design: DesignDocument, id: string): Element =>
    design.elements.find((element) => element.id === id) as Element;

  /** Numbers as pointers and fields give them, and as attackers do. */
  const number = fc.oneof(
    fc.integer({ min: -3_000, max: 3_000 }),
    fc.double({ min: -1e9, max: 1e9, noNaN: false }),
    fc.constantFrom(0, Number.POSITIVE_INFINITY, 1e300),
  );
  const anyEdit: fc.Arbitrary<Edit> = fc
    .tuple(fc.nat(30), fc.array(number, { minLength: 4, maxLength: 4 }), fc.string({ unit: "binary", maxLength: 40 }))
    .chain(([at, [a = 0, b = 0, c = 0, d = 0], text]) => {
      const idIn = (design: DesignDocument): string =>
        design.elements[at % Math.max(1, design.elements.length)]?.id ?? "";
      const on =
        (edit: (design: DesignDocument, id: string) => DesignDocument): Edit =>
        (design) =>
          edit(design, idIn(design));
      const paint = fc.constantFrom(...paletteRoles, "#123456", "url(#x)", "#12345", text);
      return fc.oneof(
        fc.constant(on((design, id) => moveBy(design, [id], { dx: a, dy: b }))),
        fc.constant(on((design, id) => resizeTo(design, id, { x: a, y: b, width: c, height: d }, typesetter))),
        fc.constant(on((design, id) => setText(design, id, text.repeat(1 + (at % 3) * 40)))),
        fc.constant(on((design, id) => setType(design, id, { size: a, tracking: b, lineHeight: c, turn: d }))),
        fc.constant(on((design, id) => setType(design, id, { tracking: (a % 10) / 10, align: "end", isCaps: true }))),
        fc
          .constantFrom(...faces.map((face) => face.id), "comic-sans")
          .map((faceId) => on((design, id) => setType(design, id, { faceId }))),
        fc
          .tuple(paint, paint)
          .map(([from, to]) => on((design, id) => setPaint(design, id, from as "ink", to as "ink"))),
        paint.map((color) => (design: DesignDocument) => setPalette(design, { accent: color })),
        fc
          .constantFrom("front", "back", "up", "down")
          .map((move) => on((design, id) => reorder(design, id, move as "up"))),
        fc.constant(on((design, id) => duplicate(design, id).design)),
        fc.constant(on((design, id) => remove(design, [id]))),
        fc.boolean().map((isLocked) => on((design, id) => setLocked(design, id, isLocked))),
        fc.constant(on((design, id) => rename(design, id, text))),
        fc.constant((design: DesignDocument) => addText(design, text, { x: a, size: b }).design),
        fc.constantFrom(...shapeNames).map((shape) => (design: DesignDocument) => addShape(design, shape).design),
      );
    });

  it("[F13] leaves a design that can be stored and drawn, whatever is done and in any order", () => {
    fc.assert(
      fc.property(fc.nat(styleIds.length - 1), fc.array(anyEdit, { maxLength: 25 }), (style, edits) => {
        const edited = edits.reduce((design, edit) => edit(design), designs[style] as DesignDocument);
        const stored: unknown = JSON.parse(JSON.stringify(edited));
        expect(documentSchema.safeParse(stored).error?.issues[0]).toBeUndefined();
        expect(renderSvg(edited, typesetter)).not.toMatch(/NaN|Infinity|undefined/);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  it("[F13] changes nothing of a locked element, and nothing of the others", () => {
    fc.assert(
      fc.property(fc.nat(styleIds.length - 1), fc.nat(9), anyEdit, (style, at, edit) => {
        const before = designs[style] as DesignDocument;
        const allLocked = before.elements.reduce((design, { id }) => setLocked(design, id, true), before);
        // Unlocking is the one thing that a locked element allows.
        const edited = edit(allLocked);
        for (const element of allLocked.elements) {
          const { isLocked: _, ...after } = elementOf(edited, element.id);
          expect(drawn({ ...edited, elements: [{ ...after }] as Element[] })).toEqual(
            drawn({ ...allLocked, elements: [element] }),
          );
        }
        const other = before.elements[at % before.elements.length] as Element;
        const moved = moveBy(before, [other.id], { dx: 3, dy: 4 });
        for (const element of before.elements)
          if (element !== other) expect(elementOf(moved, element.id)).toBe(element);
      }),
      { numRuns: 200 },
    );
  }, 60_000);
  /** The ground is the document’s, not the element’s. */
  const drawn = (design: DesignDocument) => renderSvg({ ...design, isTransparent: true }, typesetter);

  /** Some elements have no frame, or nothing painted: a property that holds for none of the others would say nothing. */
  const expectNearlyAll = (count: number) =>
    expect(count / designs.reduce((sum, { elements }) => sum + elements.length, 0)).toBeGreaterThan(0.8);

  it("[F13] moves everything of an element, and gives back what it was", () => {
    let movedCount = 0;
    for (const design of designs) {
      for (const element of design.elements) {
        const before = boundsOf(element, design, typesetter);
        const there = moveBy(design, [element.id], { dx: 40, dy: -25 });
        const after = boundsOf(elementOf(there, element.id), there, typesetter);
        if (!before || !after) continue;
        expect(after.x - before.x).toBeCloseTo(40, 1);
        expect(after.y - before.y).toBeCloseTo(-25, 1);
        expect(after.width).toBeCloseTo(before.width, 1);
        movedCount += 1;
      }
    }
    expectNearlyAll(movedCount);
    const id = swiss().elements[0]?.id ?? "";
    const back = moveBy(moveBy(swiss(), [id], { dx: 10, dy: 10 }), [id], { dx: -10, dy: -10 });
    const { isPlaced, ...rest } = elementOf(back, id);
    expect([isPlaced, rest]).toEqual([true, elementOf(swiss(), id)]);
  });

  it("[F13] resizes to the frame that it is given, and never stretches letters", () => {
    let resizedCount = 0;
    for (const design of designs) {
      for (const element of design.elements) {
        const from = frameOf(element, design, typesetter);
        if (!from) continue;
        const to = { x: from.x + 5, y: from.y + 7, width: from.width * 1.5, height: from.height * 1.5 };
        const resized = resizeTo(design, element.id, to, typesetter);
        const found = frameOf(elementOf(resized, element.id), resized, typesetter);
        for (const side of ["x", "y", "width", "height"] as const)
          expect(Math.abs((found?.[side] ?? 0) - to[side])).toBeLessThan(2);
        resizedCount += 1;
      }
    }
    expectNearlyAll(resizedCount);
    const wider = resizeTo(
      swiss(),
      "headline",
      {
        ...(frameOf(elementOf(swiss(), "headline"), swiss(), typesetter) as NonNullable<ReturnType<typeof frameOf>>),
        width: 300,
      },
      typesetter,
    );
    expect(elementOf(wider, "headline")).toEqual({ ...elementOf(swiss(), "headline"), width: 300, isPlaced: true });
  });

  it("[F13] adds, copies, orders, renames and takes out elements, each under an id of its own", () => {
    const one = addShape(swiss(), "circle");
    const two = addShape(one.design, "circle");
    expect([one.id, two.id]).toEqual(["circle", "circle-2"]);
    const copy = duplicate(two.design, "circle-2");
    expect(copy.id).toBe("circle-3");
    const back = reorder(copy.design, "circle-3", "back");
    expect(back.elements[0]?.id).toBe("circle-3");
    expect(reorder(back, "circle-3", "down")).toBe(back);
    expect(reorder(back, "circle-3", "up").elements[1]?.id).toBe("circle-3");
    expect(elementOf(rename(back, "circle", " Sun\u0000\n"), "circle").name).toBe("Sun");
    expect(remove(back, ["circle", "circle-2", "circle-3"])).toEqual(swiss());
    const full = Array.from({ length: elementsMax + 20 }).reduce<DesignDocument>(
      (design) => addText(design, "More").design,
      swiss(),
    );
    expect(full.elements).toHaveLength(elementsMax);
    expect(duplicate(full, "headline").id).toBeUndefined();
  });

  it("[F13] gives a paint to everything of an element that had another, and a role its color everywhere", () => {
    let paintedCount = 0;
    for (const design of designs) {
      for (const element of design.elements) {
        const [first] = paintsOf(element);
        if (first === undefined) continue;
        const painted = setPaint(design, element.id, first, "#010203");
        expect(paintsOf(elementOf(painted, element.id))).toContain("#010203");
        expect(paintsOf(elementOf(painted, element.id))).not.toContain(first);
        paintedCount += 1;
      }
    }
    expectNearlyAll(paintedCount);
    const locked = setLocked(swiss(), "headline", true);
    const recolored = setPalette(locked, { ink: "#aa0000", accent: "#00aa00" });
    expect(recolored.palette.ink).toBe("#aa0000");
    const [paint] = paintsOf(elementOf(swiss(), "headline"));
    expect(paintsOf(elementOf(recolored, "headline"))).toEqual([paint === "ink" ? swiss().palette.ink : paint]);
  });

  it("[F13] finds what is under a point, the uppermost first", () => {
    const { design } = addShape(swiss(), "circle", { frame: { x: 100, y: 100, width: 200, height: 200 } });
    expect(elementsAt(design, [200, 200], typesetter)[0]?.id).toBe("circle");
    // In the circle’s frame, outside of the circle.
    expect(elementsAt(design, [104, 104], typesetter).map(({ id }) => id)).not.toContain("circle");
    const headline = boundsOf(elementOf(design, "headline"), design, typesetter) ?? { x: 0, y: 0, width: 0, height: 0 };
    const middle = [headline.x + headline.width / 2, headline.y + headline.height / 2] as const;
    expect(elementsAt(design, middle, typesetter).map(({ id }) => id)).toContain("headline");
    expect(elementsAt(design, [-500, -500], typesetter)).toEqual([]);
  });
});
