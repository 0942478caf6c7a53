import { beforeAll, describe, expect, it } from "vitest";
import { type DesignDocument, documentSchema, picturesMax } from "../document/document.ts";
import { readFonts } from "../type/fonts.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { addShape, addText } from "./add-element.ts";
import { boundsOf } from "./bounds.ts";
import { copyElements, paste } from "./clipboard.ts";
import { setLocked } from "./layers.ts";
import { addPicture } from "./pictures.ts";

const empty: DesignDocument = {
  version: 1,
  language: "en",
  width: 800,
  height: 400,
  elements: [],
  palette: { ground: "#ffffff", ink: "#111111", accent: "#cc3300", support: "#0044aa", highlight: "#ffcc00" },
};

describe("elements that are copied and pasted", () => {
  let typesetter: Typesetter;
  let design: DesignDocument;
  let text: string;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
    const words = addText(empty, "Jazz", { x: 100, y: 100, width: 200 }).design;
    design = setLocked(addShape(words, "circle").design, "circle", true);
    text = copyElements(design, ["text", "circle"]);
  });
  const pasteIn = (of: DesignDocument, given: string) => paste(of, given, typesetter);

  it("[F13] come again beside the first ones, unlocked, under names of their own, each time further", () => {
    const once = pasteIn(design, text);
    expect(once.ids).toEqual(["text-2", "circle-2"]);
    expect(once.design.elements.slice(0, 2)).toEqual(design.elements);
    expect(once.design.elements[3]?.isLocked).toBe(false);
    const twice = pasteIn(once.design, text).design;
    const lefts = [1, 3, 5].map((at) => twice.elements[at]).map((one) => one && boundsOf(one, twice, typesetter)?.x);
    expect(new Set(lefts).size).toBe(3);
    expect(documentSchema.safeParse(twice).success).toBe(true);
  });

  it("[F13] keep their colors in a design of other ones, and are as large for a canvas of another size", () => {
    const other = { ...empty, width: 400, height: 400, palette: { ...empty.palette, accent: "#00aa00" } };
    const [words, circle] = pasteIn(other, text).design.elements;
    expect([words?.kind === "text" && words.fill, circle?.kind === "shape" && circle.fill]).toEqual(["ink", "#cc3300"]);
    expect(circle && boundsOf(circle, other, typesetter)?.width).toBeCloseTo(60, 0);
  });

  it("[F13] words from elsewhere become a text; what only looks like elements is not pasted", () => {
    const added = pasteIn(empty, "  Open on\nSunday ").design.elements[0];
    expect(added).toMatchObject({ kind: "text", text: "Open on\nSunday" });
    const copied = JSON.parse(text) as { elements: object[] };
    const hostile = [
      { ...copied, elements: [{ ...copied.elements[1], fill: "url(#x)" }] },
      { ...copied, elements: [{ ...copied.elements[1], data: '"/><script>' }] },
      { ...copied, width: 1e9 },
      { ...copied, elements: Array.from({ length: 101 }, () => copied.elements[0]) },
      { ...copied, more: "x".repeat(1_000_000) },
    ];
    for (const one of hostile) {
      expect(pasteIn(empty, JSON.stringify(one))).toEqual({ design: empty, ids: [] });
    }
    expect(pasteIn(empty, " \n ")).toEqual({ design: empty, ids: [] });
  });

  it("[F11] never show more pictures than a design can have", () => {
    const assetOf = (number: number) => `0b0e3f6e-0b7c-4c5e-9a52-${String(number).padStart(12, "0")}`;
    const full = Array.from({ length: picturesMax }).reduce<DesignDocument>(
      (before, _, at) => addPicture(before, { assetId: assetOf(at), ratio: 1 }).design,
      empty,
    );
    const one = addPicture(empty, { assetId: assetOf(99), ratio: 1 }).design;
    expect(pasteIn(full, copyElements(one, ["picture"]))).toEqual({ design: full, ids: [] });
  });
});
