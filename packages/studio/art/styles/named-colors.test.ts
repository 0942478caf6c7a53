import { beforeAll, describe, expect, it } from "vitest";
import { type Brief, briefSchema, styleIds } from "../../engine/brief/brief.ts";
import { readPrompt } from "../../engine/brief/read-prompt.ts";
import { hexOf, lchOf } from "../../engine/color/color.ts";
import { composeDesign } from "../../engine/compose-design.ts";
import { rasterize } from "../../engine/outputs/rasterize.ts";
import { renderSvg } from "../../engine/render/render-svg.ts";
import { readFonts } from "../../engine/type/fonts.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";

/** Words of prompts in four languages, by the colors that they name. */
const spoken: readonly (readonly [words: string, colors: readonly string[] | undefined, tone?: Brief["tone"]])[] = [
  ["beige", ["#dcc9a8"]],
  ["black and gold", ["#111213", "#c39a2d"]],
  ["gold n maroon", ["#c39a2d", "#6b1428"]],
  ["navy", ["#16264a"]],
  ["terracotta and sage", ["#c4623f", "#9db08b"]],
  ["black, gold and white", ["#111213", "#c39a2d", "#fafafa"]],
  ["in Dunkelblau", ["#153470"]],
  ["sobre, bleu foncé", ["#153470"]],
  ["vert sapin et rouge", ["#1d4a37", "#cf2332"]],
  ["tonos vino y dorado", ["#6b1428", "#c39a2d"]],
  ["azul marino", ["#16264a"]],
  ["mint green", ["#a9dcc6"]],
  ["pastel colors", undefined, "pastel"],
  ["warme Farben", undefined, "warm"],
  ["colores cálidos", undefined, "warm"],
  ["muted colors", undefined, "muted"],
  ["earthy tones", undefined, "earthy"],
  ["not beige", undefined, "no-beige"],
];

const briefIn = (style: Brief["style"], words: string): Brief => ({
  ...readPrompt(`Poster for a concert, Friday 8 pm, ${words}`, { style, width: 768, height: 1_024, seed: "named" })
    .brief,
});

describe("colors that a brief names", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });

  function pixelsOf(brief: Brief, variant: number) {
    const { design } = composeDesign(brief, typesetter, { variant });
    const { pixels } = rasterize(renderSvg(design, typesetter), 96);
    return Array.from({ length: pixels.length / 4 }, (_, at) =>
      lchOf(hexOf([pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0])),
    );
  }
  const shareOf = (pixels: ReturnType<typeof pixelsOf>, is: (lch: (typeof pixels)[number]) => boolean) =>
    pixels.filter(is).length / pixels.length;
  const hueApart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

  it.each(spoken)("[F8][F18] are understood: %s", (words, colors, tone) => {
    const { brief } = readPrompt(`Flyer for the summer party of the choir, Saturday 8 pm, ${words}`);
    expect([brief.colors, brief.tone]).toEqual([colors, tone]);
    expect([brief.headline, brief.subline].join(" ")).not.toContain(words);
  });

  it("[F18] are none of things, and none that the prompt rules out", () => {
    expect(readPrompt("missing bike, orange Trek hybrid w/ black basket, text 555-0187").brief.colors).toBeUndefined();
    expect(readPrompt("new mint chocolate ice cream, $4").brief.colors).toBeUndefined();
    expect(readPrompt("Flash sale, no blue, in red and blue").brief.colors).toEqual(["#cf2332"]);
  });

  it.each(styleIds)("[F8] are in the pixels of %s", (style) => {
    const isNear = (lch: ReturnType<typeof lchOf>, hex: string) => {
      const wanted = lchOf(hex);
      const isGray = wanted.chroma < 0.03;
      const isHue = isGray ? lch.chroma < 0.04 : lch.chroma > 0.012 && hueApart(lch.hue, wanted.hue) < 26;
      return isHue && Math.abs(lch.lightness - wanted.lightness) < 0.3;
    };
    const faults = [["beige"], ["navy"], ["black and gold"], ["terracotta and sage"], ["burgundy"]].flatMap(
      ([words = ""]) =>
        [0, 1].flatMap((variant) => {
          const brief = briefIn(style, words);
          const pixels = pixelsOf(brief, variant);
          const { colors = [] } = brief;
          const missing = colors.filter((hex) => shareOf(pixels, (lch) => isNear(lch, hex)) < 0.015);
          const hues = colors.map(lchOf).filter(({ chroma }) => chroma > 0.03);
          const strange = shareOf(
            pixels,
            ({ chroma, hue }) => chroma > 0.06 && !hues.some((one) => hueApart(one.hue, hue) < 45),
          );
          return [
            ...missing.map((hex) => `${words} ${variant}: no ${hex}`),
            ...(strange > 0.02 ? [`${words} ${variant}: ${strange} of other colors`] : []),
          ];
        }),
    );
    expect(faults).toEqual([]);
  });

  it.each(styleIds)("[F8] of one tone have it in all pixels of %s", (style) => {
    const mean = (words: string) => {
      const pixels = pixelsOf(briefIn(style, words), 0);
      return pixels.reduce((sum, { chroma }) => sum + chroma, 0) / pixels.length;
    };
    expect(mean("muted colors")).toBeLessThan(0.075);
    const warm = shareOf(
      pixelsOf(briefIn(style, "warm colors"), 0),
      ({ chroma, hue }) => chroma > 0.06 && hue > 125 && hue < 335,
    );
    expect(warm).toBeLessThan(0.02);
    const beige = shareOf(
      pixelsOf(briefIn(style, "not beige"), 0),
      ({ lightness, chroma, hue }) => lightness > 0.75 && chroma > 0.012 && chroma < 0.06 && hue > 55 && hue < 110,
    );
    expect(beige).toBeLessThan(0.04);
  });

  it("[F8] are those of a logo, too", () => {
    const { brief } = readPrompt("logo for the barber shop Don Chema, black and gold");
    const { design } = composeDesign(brief, typesetter);
    expect(Object.values(design.palette)).toContain("#c39a2d");
  });

  it("[F8] are at most three, and briefs from before have none", () => {
    const brief = briefIn("swiss", "navy");
    expect(briefSchema.safeParse({ ...brief, colors: ["#000000", "#ffffff", "#123456", "#abcdef"] }).success).toBe(
      false,
    );
    expect(briefSchema.safeParse({ ...brief, colors: ["red"] }).success).toBe(false);
    const { colors, tone, ...before } = brief;
    expect(colors).toBeDefined();
    expect(tone).toBeUndefined();
    expect(briefSchema.safeParse(before).success).toBe(true);
  });
});
