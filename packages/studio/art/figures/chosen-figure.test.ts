import { beforeAll, describe, expect, it } from "vitest";
import { type Brief, briefSchema, styleIds } from "../../engine/brief/brief.ts";
import { composeDesign } from "../../engine/compose-design.ts";
import type { DesignDocument } from "../../engine/document/document.ts";
import { addText } from "../../engine/edit/add-element.ts";
import { setLocked } from "../../engine/edit/layers.ts";
import { recompose } from "../../engine/recompose/recompose.ts";
import { readFonts } from "../../engine/type/fonts.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";
import { findFigures } from "../kinds/find-figures.ts";

const briefOf = (more: Partial<Brief>): Brief => ({
  kind: "poster",
  style: "swiss",
  width: 768,
  height: 1024,
  language: "en",
  detail: 50,
  seed: "symbol",
  headline: "Fresh bread",
  date: "Mon to Sat, 7 am",
  place: "14 Elm Street",
  price: "€3.20",
  ...more,
});

describe("a figure that the user chooses", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });
  const drawn = (brief: Brief) => composeDesign(brief, typesetter);
  const shapesOf = ({ elements }: DesignDocument) => elements.filter(({ kind }) => kind !== "text");
  const wordsOf = ({ elements }: DesignDocument) =>
    elements.flatMap((element) => (element.kind === "text" ? [element.text] : [])).toSorted();

  it.each(styleIds)("[F13] is drawn in %s, whatever the design is about, beside the same words", (style) => {
    for (const [width, height] of [
      [768, 1_024],
      [1_792, 1_024],
    ] as const) {
      const [plain, rocket, cactus] = [{}, { figure: "rocket" }, { figure: "cactus" }].map((more) =>
        drawn(briefOf({ style, width, height, subject: "bakery", ...more })),
      );
      expect(rocket?.choices.compositionId).toBe(cactus?.choices.compositionId);
      const [first, other] = [rocket?.design as DesignDocument, cactus?.design as DesignDocument];
      expect(shapesOf(first)).not.toEqual(shapesOf(other));
      expect(wordsOf(first)).toEqual(wordsOf(other));
      expect(wordsOf(first)).toEqual(expect.arrayContaining(["14 Elm Street"]));
      expect(drawn(briefOf({ style, width, height, subject: "bakery", figure: "rocket" }))).toEqual(rocket);
      expect(shapesOf(first)).not.toEqual(shapesOf((plain as typeof rocket)?.design as DesignDocument));
    }
  });

  it("[F13] changes an edited design, but no locked part and no word that was typed", () => {
    const brief = briefOf({ subject: "bakery" });
    const { design, choices } = drawn(brief);
    const headline = design.elements.find(({ kind }) => kind === "text")?.id ?? "";
    const document = addText(
      setLocked(design, headline, true),
      ...(["By hand", { x: 60, y: 60, size: 40, fill: "#111111" }] as const),
    ).design;
    const to = { brief: { ...brief, figure: "rocket" }, choices };
    const changed = recompose({ document, from: { brief, choices }, to, locked: [] }, typesetter).document;
    expect(changed.elements.find(({ id }) => id === headline)).toEqual(
      document.elements.find(({ id }) => id === headline),
    );
    expect(wordsOf(changed)).toEqual(expect.arrayContaining(["By hand"]));
    expect(shapesOf(changed)).not.toEqual(shapesOf(document));
  });

  it("[F13] is the mark of a logo, by every style", () => {
    const [first, second] = findFigures("", { forLogos: true });
    for (const style of styleIds) {
      const logoOf = (figure: string | undefined) =>
        drawn(briefOf({ kind: "logo", style, headline: "Miller", subline: "bakery", figure }));
      const [one, other] = [logoOf(first?.id), logoOf(second?.id)];
      expect(one.choices.compositionId, style).toMatch(/^(pictorial|emblem)\//);
      expect(shapesOf(one.design), style).not.toEqual(shapesOf(other.design));
    }
  });

  it("[F13] that there is not changes nothing, and what is no id is refused", () => {
    const brief = briefOf({ subject: "bakery" });
    for (const figure of ["constructor", "to-string"]) {
      expect(drawn({ ...brief, figure })).toEqual(drawn(brief));
    }
    const logo = briefOf({ kind: "logo", headline: "Miller", subline: "bakery" });
    // An icon of a free set is no mark.
    expect(drawn({ ...logo, figure: "otter" })).toEqual(drawn(logo));
    for (const figure of ["__proto__", "", "Rocket", "a".repeat(41), "<svg>"]) {
      expect(briefSchema.safeParse({ ...brief, figure }).success).toBe(false);
    }
  });

  it("[F13] is found by words of four languages and by parts of its name", () => {
    const first = (words: string) => findFigures(words, { forLogos: false })[0]?.id;
    expect(["cats", "Katze", "chat", "gatos", "saxo"].map(first)).toEqual(["cat", "cat", "cat", "cat", "saxophone"]);
    expect(["Spritze", "loutre", "tuberías"].map(first)).toEqual(["syringe", "otter", "pipe"]);
    expect(findFigures("otter", { forLogos: true })).toEqual([]);
    expect(findFigures("constructor", { forLogos: false })).toEqual([]);
    expect(findFigures("(((", { forLogos: false })).toEqual([]);
    expect(findFigures(" ", { forLogos: false }).length).toBeGreaterThan(200);
  });
});
