import { beforeAll, describe, expect, it } from "vitest";
import { sampleOf, sampleSeed } from "../../../../test/samples.ts";
import { type ColorName, colorNames, styleIds } from "../../engine/brief/brief.ts";
import { isAvoided } from "../../engine/color/avoided-hues.ts";
import { hexOf, lchOf } from "../../engine/color/color.ts";
import { rasterize } from "../../engine/outputs/rasterize.ts";
import { renderSvg } from "../../engine/render/render-svg.ts";
import { type Fonts, readFonts } from "../../engine/type/fonts.ts";
import { composeScreen } from "./compose-mockup.ts";
import type { MockupBrief } from "./mockup-brief.ts";
import { composeScreenOf, drawPage } from "./mockup-composer.ts";
import { readApp } from "./read-app.ts";

const prompts: readonly (readonly [prompt: string, without: readonly ColorName[]])[] = [
  ["Travel app, no blue", ["blue"]],
  ["Banking app without red", ["red"]],
  ["Fitness-App, ohne Grün", ["green"]],
  ["Application de musique, sans violet", ["violet"]],
  ["Dashboard for a shop, black and white", colorNames],
];

describe("colors of screens", () => {
  let fonts: Fonts;
  beforeAll(async () => {
    fonts = await readFonts();
  });

  const screenOf = (
    prompt: string,
    style: MockupBrief["style"],
    device: "mobile" | "desktop" = "mobile",
  ): MockupBrief => {
    const [brief] = readApp(prompt, { style, device, count: 1, seed: "1" });
    if (!brief) throw new Error("no screen");
    return brief;
  };

  function pixelsOf(brief: MockupBrief): readonly string[] {
    const { design } = composeScreenOf(brief, fonts.typesetter, { variant: 0 });
    const { pixels } = rasterize(renderSvg(design, fonts.typesetter), 130);
    return Array.from({ length: pixels.length / 4 }, (_, at) =>
      hexOf([pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0]),
    );
  }
  const shareOf = (pixels: readonly string[], isMeant: (color: string) => boolean): number =>
    pixels.filter(isMeant).length / pixels.length;

  it.each(sampleOf(styleIds, 5))(
    `[F4] that a prompt rules out are on no screen, nor in its page, in the style %s (SEED=${sampleSeed})`,
    async (style) => {
      for (const [prompt, without] of prompts) {
        const brief = screenOf(prompt, style);
        expect([...(brief.avoid ?? [])], prompt).toEqual([...without]);
        // Edges are mixtures of what is beside them.
        expect(
          shareOf(pixelsOf(brief), (color) => isAvoided(color, without, 0.04)),
          prompt,
        ).toBeLessThan(0.02);
        const page = await drawPage({ brief, variant: 0 }, fonts);
        const colors = new Set(page.replaceAll(/url\([^)]*\)|href="#[^"]*"/g, "").match(/#[\da-f]{6}\b/g));
        expect(
          [...colors].filter((color) => isAvoided(color, without, 0.03)),
          prompt,
        ).toEqual([]);
      }
    },
  );

  it.each(sampleOf(styleIds, 5))(
    `[F4] are dark in a dark mode, and cream where the prompt says so, in the style %s (SEED=${sampleSeed})`,
    (style) => {
      const isDark = (color: string) => lchOf(color).lightness < 0.45;
      for (const prompt of [
        "Banking app in dark mode",
        "Banking-App, dunkler Modus",
        "Application bancaire, mode sombre",
      ]) {
        for (const device of ["mobile", "desktop"] as const) {
          expect(shareOf(pixelsOf(screenOf(prompt, style, device)), isDark), `${prompt} ${device}`).toBeGreaterThan(
            0.4,
          );
        }
      }
      const page = composeScreenOf(screenOf("Farm dashboard, green and cream", style), fonts.typesetter, { variant: 0 })
        .design.palette.ground;
      const { hue, lightness } = lchOf(page);
      // Deco is dark, whatever its color.
      expect(style === "deco" || (lightness > 0.9 && hue > 70 && hue < 110), page).toBe(true);
      expect(
        shareOf(pixelsOf(screenOf("Farm dashboard, green and cream", style)), (color) =>
          isAvoided(color, ["green"], 0.03),
        ),
      ).toBeGreaterThan(0.02);
      expect(screenOf("App for an ice cream parlor", style).screen.ground).toBeUndefined();
    },
  );

  it("[F4] of success, warning and failure are green, amber and red, and ink where the prompt rules them out", () => {
    for (const style of styleIds) {
      const signals = (prompt: string) => {
        const brief = screenOf(prompt, style);
        const { good, bad, ink } = lookOf(brief);
        return { good, bad, ink };
      };
      const usual = signals("Banking app");
      expect([isAvoided(usual.good, ["green"]), isAvoided(usual.bad, ["red"])], style).toEqual([true, true]);
      const without = signals("Banking app, no red, no green");
      expect([without.good, without.bad], style).toEqual([without.ink, without.ink]);
    }
  });

  const lookOf = (brief: MockupBrief) =>
    composeScreen(
      { ...brief, app: brief.screen.app, device: "mobile", name: "Ash", language: "en" },
      0,
      fonts.typesetter,
    ).context.look.color;
});
