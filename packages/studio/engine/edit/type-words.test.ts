import { beforeAll, describe, expect, it } from "vitest";
import type { DesignDocument, TextElement } from "../document/document.ts";
import { readFonts } from "../type/fonts.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { addText } from "./add-element.ts";
import { boundsOf } from "./bounds.ts";
import { typeWords } from "./type-words.ts";

const empty: DesignDocument = {
  version: 1,
  language: "en",
  width: 800,
  height: 1000,
  elements: [],
  palette: { ground: "#ffffff", ink: "#111111", accent: "#cc3300", support: "#0044aa", highlight: "#ffcc00" },
};

describe("words that are typed into a text", () => {
  let typesetter: Typesetter;
  let design: DesignDocument;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
    const place = { x: 60, width: 680, align: "start" } as const;
    const first = addText(empty, "Jazz night", { ...place, y: 100, size: 120 }).design;
    design = addText(first, "Friday at eight", { ...place, y: 700, size: 40 }).design;
    const [title, date] = design.elements as TextElement[];
    if (title && date) design = { ...design, elements: [{ ...title, slot: "headline" }, date] };
  });
  const textOf = (of: DesignDocument, id: string) => of.elements.find((element) => element.id === id) as TextElement;
  const type = (of: DesignDocument, id: string, words: string, room?: TextElement) =>
    typeWords(of, id, words, typesetter, room);
  const boundsIn = (of: DesignDocument, id: string) => {
    const found = boundsOf(textOf(of, id), of, typesetter);
    if (!found) throw new Error(`${id} shows nothing`);
    return found;
  };

  it("[F13] are set in the text’s room: smaller, or in more lines where there is room below, and never over the next text", () => {
    for (const words of [
      "A long night of jazz and soul",
      "Jazz ".repeat(30).trim(),
      "Donaudampfschifffahrtsgesellschaft",
    ]) {
      const typed = type(design, "text", words);
      const { x, y, width, height } = boundsIn(typed, "text");
      expect(x + width, words).toBeLessThanOrEqual(60 + 680 + 1);
      expect(y + height, words).toBeLessThan(700);
      expect(textOf(typed, "text").size).toBeLessThanOrEqual(120);
    }
    const wrapped = type(design, "text", "A long night of jazz and soul");
    expect(boundsIn(wrapped, "text").height).toBeGreaterThan(boundsIn(design, "text").height);
    expect(textOf(wrapped, "text").size).toBeGreaterThan(60);
  });

  it("[F13] fill the room again once they are few, a headline’s at least, and come back to the first size letter by letter", () => {
    const lines = type(design, "text", "A long night of jazz and soul");
    expect(textOf(type(lines, "text", "Soul"), "text").size).toBeGreaterThan(textOf(lines, "text").size);
    expect(textOf(type(design, "text", "Jazz"), "text").size).toBe(120);
    expect(textOf(type(design, "text-2", "Friday"), "text-2").size).toBe(40);
    const room = textOf(design, "text");
    const long = type(design, "text", "A long night of jazz and soul", room);
    expect(type(long, "text", "Jazz night", room)).toEqual(design);
    const empty = type(long, "text", "", room);
    expect(textOf(type(empty, "text", "Jazz night", room), "text").size).toBe(120);
    expect(type(design, "text", "Jazz night")).toBe(design);
  });
});
