import { beforeAll, describe, expect, it } from "vitest";
import { isOfSymbols } from "../../art/figures/figures-of-brief.ts";
import { styleOf } from "../../art/styles/styles.ts";
import { styleIds } from "../brief/brief.ts";
import { readPrompt } from "../brief/read-prompt.ts";
import { composeDesign } from "../compose-design.ts";
import type { TextElement } from "../document/document.ts";
import { readFonts } from "../type/fonts.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { judgeDesign } from "./judge-design.ts";
import { grids, searchDesigns, showsFigure } from "./search-designs.ts";

const prompts = [
  "something for my bakery's instagram",
  "Lost cat poster, grey tabby, answers to Miso, call 555-0142, reward",
  "Facebook event cover for charity 10k run, Sunday 3 May, Bristol harbourside",
  "Einladung zum 60. Geburtstag von Renate, 8. März, 18 Uhr, Gasthof Linde",
  "Story für Yogastudio: Neuer Kurs Rückenfit, dienstags 19 Uhr, 12 €",
];

describe("a search for designs", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });

  it.each(prompts)(
    "[F3][F8] finds four that differ in style and that a reader can read: %s",
    async (prompt) => {
      const { brief } = readPrompt(prompt);
      const found = await searchDesigns(brief, 4, typesetter);
      expect(new Set(found.map(({ style }) => style)).size).toBe(4);
      for (const { style, design } of found)
        expect(judgeDesign(design, brief, typesetter).isRejected, `${style}: ${prompt}`).toBe(false);
    },
    60_000,
  );

  it("[F8] leaves out what cannot be read: words over each other, outside, or in the color of the ground", () => {
    const { brief } = readPrompt("Poster for a jazz night at Blue Note, Friday 8 pm");
    const { design } = composeDesign({ ...brief, style: "swiss" }, typesetter, {
      variant: 0,
      compositionId: "figure-above",
    });
    const isRejected = (change: (text: TextElement) => Partial<TextElement>) => {
      const elements = design.elements.map((one) => (one.kind === "text" ? { ...one, ...change(one) } : one));
      return judgeDesign({ ...design, elements }, brief, typesetter).isRejected;
    };
    expect(isRejected(() => ({}))).toBe(false);
    expect(isRejected(() => ({ x: 60, y: 60 }))).toBe(true);
    expect(isRejected(({ slot }) => (slot === "date" ? { x: -500 } : {}))).toBe(true);
    expect(isRejected(({ slot }) => (slot === "date" ? { fill: design.palette.ground } : {}))).toBe(true);
  });

  it("[F8] sets the fact that matters larger than the others, and shows one grid of small figures at most", async () => {
    const { brief } = readPrompt("Car wash special $12 exterior + vacuum, this week, Elm Street 4");
    const found = await searchDesigns(brief, 4, typesetter);
    const isLed = found.map(({ design }) => {
      const sizeOf = (wanted: string) =>
        design.elements.find((one) => one.kind === "text" && one.slot === wanted) as TextElement | undefined;
      return (sizeOf("price")?.size ?? 0) > 1.25 * (sizeOf("date")?.size ?? 1);
    });
    expect(isLed.filter(Boolean).length).toBeGreaterThan(1);
    expect(found.filter(({ choices }) => grids.includes(choices.compositionId)).length).toBeLessThan(2);
  });

  it("[F8] knows each grid by the name of a composition", () => {
    const known = styleIds.flatMap((style) => styleOf(style).compositions.map(({ id }) => id));
    expect(grids.filter((id) => !known.includes(id))).toEqual([]);
  });

  it.each([
    ["menu for a small cafe: espresso 2.50, flat white 3.20, croissant 2.80", /^list-/, "list", ["Flat white", "3.20"]],
    ["certificate of completion for Maria Lopez, first aid course", /^certificate$/, "brand", ["Maria Lopez"]],
    ["gift card for my salon, $50", /^voucher/, "price", ["$50"]],
  ] as const)(
    "[F8][F18] lays out what it is, in all four: %s",
    async (prompt, id, wanted, words) => {
      const found = await searchDesigns(readPrompt(prompt).brief, 4, typesetter);
      for (const { choices, design } of found) {
        expect(choices.compositionId).toMatch(id);
        const texts = design.elements.flatMap((one) => (one.kind === "text" && one.slot === wanted ? [one.text] : []));
        expect(texts).toEqual(expect.arrayContaining([...words]));
      }
    },
    60_000,
  );

  it.each(["Summer sale, up to 50 % off", "We are hiring, join our team"])(
    "[F8] shows a sign that stands for an occasion once at most: %s",
    async (prompt) => {
      const { brief } = readPrompt(prompt);
      expect(isOfSymbols(brief)).toBe(true);
      const found = await searchDesigns(brief, 4, typesetter);
      expect(found.filter(showsFigure).length).toBeLessThan(2);
    },
    60_000,
  );

  it("[F8] finds the same ones again, and others with another seed", async () => {
    const { brief } = readPrompt("Poster for a jazz night at Blue Note, Friday 8 pm");
    const [first, again, other] = [
      await searchDesigns(brief, 2, typesetter),
      await searchDesigns(brief, 2, typesetter),
      await searchDesigns({ ...brief, seed: "2" }, 2, typesetter),
    ];
    expect(again).toEqual(first);
    expect(other?.map(({ design }) => design)).not.toEqual(first?.map(({ design }) => design));
  }, 60_000);

  it.each(["logo", "pattern", "scene"] as const)("[F8] gives a %s in several styles, too", async (kind) => {
    const { brief } = readPrompt("Logo for a bakery called Miller’s", { kind });
    const found = await searchDesigns(brief, 4, typesetter);
    expect(new Set(found.map(({ style }) => style)).size).toBe(4);
  });

  it("[F8] keeps a style away that hurts an occasion, unless the mood asks for it", async () => {
    const { brief } = readPrompt("wedding invitation for Amelia & Tobias, 14 June 2027");
    const styles = (await searchDesigns(brief, 4, typesetter)).map(({ style }) => style);
    expect(styles).not.toContain("brutal");
    expect(styles).not.toContain("isometric");
  });
});
