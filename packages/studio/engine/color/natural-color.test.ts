import { beforeAll, describe, expect, it } from "vitest";
import { figuresOfBrief } from "../../art/figures/figures-of-brief.ts";
import { findFigure } from "../../art/figures/library.ts";
import { isEdible, tonesOf } from "../../art/figures/natural-tones.ts";
import { choosePalette } from "../../art/styles/moods.ts";
import { styleOf } from "../../art/styles/styles.ts";
import { type StyleId, styleIds } from "../brief/brief.ts";
import { readPrompt } from "../brief/read-prompt.ts";
import { naturalBody } from "../compose/subject-figure.ts";
import { composeDesign } from "../compose-design.ts";
import type { DesignDocument } from "../document/document.ts";
import { boundsOf } from "../geometry/path.ts";
import { readPath } from "../geometry/read-path.ts";
import { createRandom } from "../random.ts";
import { readFonts } from "../type/fonts.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { lchOf } from "./color.ts";
import { misfitOf } from "./natural-color.ts";
import { paletteRoles } from "./palette.ts";

const prompts = [
  "bakery opening sunday 7am",
  "butcher shop, steak week",
  "Strawberry picking, Saturdays",
  "craft beer tasting friday",
  "fresh carrots from the farm",
  "cheese shop opening",
  "new iced matcha latte $5.50",
];

/** Their figures are of one color: metal, or a line. */
const ofOneColor: readonly StyleId[] = ["deco", "line"];
/** Things in nearly black are cut out of food, as windows are of a house: small ones. */
const largeShare = 0.3;

describe("the colors of things", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });

  /** Colors of the larger shapes of a design's figure. */
  function colorsOf({ elements, palette }: DesignDocument): string[] {
    const field = elements.find(({ name }) => name === "Field");
    const behind = field?.kind === "shape" ? field.fill : "ground";
    return elements.flatMap((element) => {
      if (element.kind !== "group" || element.name !== "Figure") return [];
      const shapes = element.children.flatMap((child) => {
        const fill = child.kind === "shape" && typeof child.fill === "string" ? child.fill : undefined;
        // What is cut out of a thing shows what is behind it, or lies within it: seeds.
        if (
          child.kind !== "shape" ||
          fill === undefined ||
          fill === "ground" ||
          fill === behind ||
          child.within ||
          (child.opacity ?? 1) < 0.5
        )
          return [];
        const { width, height } = boundsOf(readPath(child.data));
        return [{ area: width * height, fill: palette[fill as keyof typeof palette] ?? fill }];
      });
      const largest = Math.max(...shapes.map(({ area }) => area));
      return shapes.filter(({ area }) => area > largest * largeShare).map(({ fill }) => fill);
    });
  }

  it.each(styleIds.filter((id) => !ofOneColor.includes(id)))("[F8] make no food nearly black in %s", (style) => {
    const subjectCompositions = styleOf(style).compositions.filter(({ shows }) => typeof shows === "string");
    const faults = prompts.flatMap((prompt, index) =>
      subjectCompositions.flatMap(({ id }) => {
        const { brief } = readPrompt(prompt, { style, width: 768, height: 1_024, seed: `food ${index}` });
        const { design } = composeDesign(brief, typesetter, { variant: index % 3, compositionId: id });
        const black = colorsOf(design).filter((color) => lchOf(color).lightness < 0.3);
        return black.length > 0 ? [`${prompt}: ${id} ${black}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it.each(styleIds.filter((id) => !ofOneColor.includes(id)))("[F8] are near in a palette of %s", (style) => {
    for (const [index, prompt] of prompts.entries())
      for (const variant of [0, 1, 2]) {
        const { brief } = readPrompt(prompt, { style, seed: `${index}` });
        const palette = choosePalette(styleOf(style), brief, createRandom(`${index}/${variant}`), variant);
        const [figure] = figuresOfBrief(brief);
        if (!figure) throw new Error(`${prompt} has no figure`);
        const body = naturalBody({ palette }, figure, paletteRoles, ["ground"]);
        expect([prompt, variant, body && misfitOf(palette[body], tonesOf(figure)) < 1]).toEqual([
          prompt,
          variant,
          true,
        ]);
      }
  });

  it("[F8] tell bread from mold, and a grey cat from a pink one", () => {
    const misfit = (id: string, color: string) => misfitOf(color, tonesOf(findFigure(id) ?? { id }));
    for (const [id, right, wrong] of [
      ["loaf", "#c98a3d", "#3f8f4f"],
      ["loaf", "#e0b060", "#141414"],
      ["steak", "#b8443c", "#2f8a4f"],
      ["cat", "#8b8b8b", "#e9619f"],
      ["cat", "#151515", "#2056bd"],
      ["rose", "#cf2332", "#151515"],
      ["carrot", "#ee7d22", "#7446b5"],
      ["matcha-bowl", "#7fae62", "#ee7d22"],
      ["tooth", "#ffffff", "#6a4630"],
    ] as const) {
      expect([id, misfit(id, right) < 0.5]).toEqual([id, true]);
      expect([id, misfit(id, wrong) >= 1]).toEqual([id, true]);
    }
    expect([isEdible({ id: "loaf" }), isEdible({ id: "cat" })]).toEqual([true, false]);
  });

  it("[F8] of an occasion leave what is wrong for it: no pink Christmas, a quiet farewell, a warm Diwali", () => {
    for (const style of styleIds)
      for (const variant of [0, 1]) {
        const paletteFor = (prompt: string) => {
          const { brief } = readPrompt(prompt, { style });
          return Object.values(choosePalette(styleOf(style), brief, createRandom(`${variant}`), variant)).map(lchOf);
        };
        const pink = paletteFor("Christmas dinner, 24 December").filter(
          ({ chroma, hue }) => chroma > 0.05 && (hue > 325 || hue < 0 || (hue > 285 && hue < 322)),
        );
        expect([style, pink]).toEqual([style, []]);
        const loud = paletteFor("Funeral of Hans Weber, 4 May").filter(({ chroma }) => chroma > 0.08);
        expect([style, loud]).toEqual([style, []]);
        const cold = paletteFor("Happy Diwali from Balaji Sweets").filter(
          ({ chroma, hue }) => chroma > 0.05 && hue > 125 && hue < 335,
        );
        expect([style, cold]).toEqual([style, []]);
      }
  });
});
