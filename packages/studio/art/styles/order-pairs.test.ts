import { beforeAll, describe, expect, it } from "vitest";
import { sampleOf } from "../../../../test/samples.ts";
import { styleIds } from "../../engine/brief/brief.ts";
import { readPrompt } from "../../engine/brief/read-prompt.ts";
import { composeDesign } from "../../engine/compose-design.ts";
import { createRandom } from "../../engine/random.ts";
import { faceOf, isScriptFace } from "../../engine/type/faces.ts";
import { type Fonts, readFonts } from "../../engine/type/fonts.ts";
import { orderPairs } from "./order-pairs.ts";
import { styleOf } from "./styles.ts";

const size = { width: 768, height: 1_024 };
const allPairs = styleIds.flatMap((id) => styleOf(id).voices);

describe("type pairs", () => {
  let fonts: Fonts;
  beforeAll(async () => {
    fonts = await readFonts();
  });

  it("[F8] there are more than 60, none twice in a style", () => {
    expect(allPairs.length).toBeGreaterThanOrEqual(60);
    for (const id of styleIds) {
      const { voices } = styleOf(id);
      const keys = voices.map(({ display, text }) => `${display.faceId} ${text.faceId}`);
      expect([id, new Set(keys).size]).toEqual([id, voices.length]);
      // A prompt of any trade can be set.
      expect(voices.some(({ subjects }) => subjects === undefined)).toBe(true);
    }
  });

  it("[F8] joined handwriting is for headlines alone, never in capitals or spaced, and some styles have none", () => {
    for (const { display, text, strong } of allPairs) {
      expect([text, strong].some(({ faceId }) => isScriptFace(faceId))).toBe(false);
      if (isScriptFace(display.faceId)) expect([display.isCaps, display.tracking]).toEqual([undefined, 0]);
    }
    for (const id of ["swiss", "bauhaus", "brutal", "isometric"] as const)
      expect(styleOf(id).voices.some(({ display }) => isScriptFace(display.faceId))).toBe(false);
  });

  const scriptStyles = ["editorial", "deco", "soft", "line"] as const;
  const headlines = [
    "Laura and Tom",
    "LAURA & TOM",
    "Laura und Thomas laden alle zu ihrer Hochzeit ein",
    "12.6.",
    "Hochzeit",
    "Γάμος",
  ];
  const cases = scriptStyles.flatMap((style) => headlines.map((headline, variant) => ({ style, headline, variant })));
  it.each(sampleOf(cases, 8))(
    "[F8] a wedding's “$headline” in $style is set in what can show it",
    ({ style, ...given }) => {
      const { brief: read } = readPrompt("Wedding invitation, 12 June, 3 pm, Villa Rosa", {
        style,
        seed: "type",
        ...size,
      });
      const brief = { ...read, headline: given.headline };
      for (const voices of styleOf(style).voices.keys()) {
        const { design } = composeDesign(brief, fonts.typesetter, { variant: given.variant, voices });
        for (const element of design.elements) {
          if (element.kind !== "text" || !isScriptFace(element.faceId)) continue;
          expect([element.slot, element.isCaps]).toEqual(["headline", undefined]);
          expect(element.size).toBeGreaterThanOrEqual(size.width * 0.06);
          expect(element.text.replaceAll(/\s/gu, " ")).toBe(
            "Laura and Tom".startsWith(element.text) ? element.text : "Hochzeit",
          );
          expect(fonts.typesetter.missingFrom(element.faceId, element.text)).toEqual([]);
        }
      }
    },
  );

  it.each([
    ["Wedding invitation for Laura and Tom, 12 June", "editorial", /Great Vibes|Parisienne|Cormorant/],
    ["Law office Weiss & Partner, free consultation", "editorial", /EB Garamond|Lora/],
    ["Kids party, Saturday 3 pm", "riso", /Fredoka/],
    ["Gym: first month free", "swiss", /Barlow Condensed/],
    ["Bakery Miller, fresh bread every morning", "cut-out", /Kalam|Amatic|Zilla/],
    ["Tech meetup: build with robots, Tuesday 6 pm", "line", /Space Mono/],
    ["Barbershop Golden Cut, haircut €25", "deco", /Rye/],
  ] as const)("[F8] “%s” in %s begins with the type of its trade", (prompt, style, families) => {
    const { brief } = readPrompt(prompt, { style, seed: "trade", ...size });
    const [first] = orderPairs(styleOf(style), brief, { typesetter: fonts.typesetter, random: createRandom("trade") });
    expect(faceOf(first?.display.faceId ?? "").family).toMatch(families);
  });
});
