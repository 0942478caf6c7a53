import { beforeAll, describe, expect, it } from "vitest";
import { type Brief, type ColorName, colorNames, styleIds } from "../../engine/brief/brief.ts";
import { isAvoided, withoutHues } from "../../engine/color/avoided-hues.ts";
import { hexOf } from "../../engine/color/color.ts";
import { composeDesign } from "../../engine/compose-design.ts";
import { rasterize } from "../../engine/outputs/rasterize.ts";
import { renderSvg } from "../../engine/render/render-svg.ts";
import { readFonts } from "../../engine/type/fonts.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";

const briefIn = (style: Brief["style"], more: Partial<Brief>): Brief => ({
  kind: "poster",
  style,
  width: 768,
  height: 1_024,
  language: "en",
  detail: 60,
  seed: "without",
  headline: "Flash sale",
  date: "This weekend only",
  price: "−30% on all sneakers",
  subject: "sea",
  ...more,
});

describe("colors that a brief rules out", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });

  /** Share of a design's pixels that people would call by one of the names. Edges are mixtures. */
  function shareOf(avoided: readonly ColorName[], brief: Brief, variant: number): number {
    const { design } = composeDesign(brief, typesetter, { variant });
    const { pixels } = rasterize(renderSvg(design, typesetter), 96);
    let count = 0;
    for (let at = 0; at < pixels.length; at += 4) {
      const color = hexOf([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
      if (isAvoided(color, avoided, 0.04)) count++;
    }
    return count / (pixels.length / 4);
  }

  it.each(styleIds)("[F8] are not on a poster, a pattern or a logo in the style %s", (style) => {
    const faults = (["poster", "pattern", "logo"] as const).flatMap((kind) =>
      [["blue"], ["red", "pink"], [...colorNames]].flatMap((avoid) =>
        [0, 1].flatMap((variant) => {
          const ruledOut = avoid as ColorName[];
          const share = shareOf(ruledOut, briefIn(style, { kind, avoid: ruledOut }), variant);
          return share > 0.02
            ? [`${kind} ${variant} without ${avoid.length > 2 ? "any color" : avoid.join(", ")}: ${share}`]
            : [];
        }),
      ),
    );
    expect(faults).toEqual([]);
  });

  it("[F8] give way to the nearest color that is left, as light as before", () => {
    const palette = { ground: "#ffffff", ink: "#101010", accent: "#1d4fd8", support: "#d81d2a", highlight: "#f2c230" };
    const changed = withoutHues(palette, ["blue"]);
    expect(changed).toMatchObject({ ground: "#ffffff", ink: "#101010", support: "#d81d2a", highlight: "#f2c230" });
    expect(isAvoided(changed.accent, ["blue"])).toBe(false);
    expect(Object.values(withoutHues(palette, colorNames)).filter((color) => isAvoided(color, colorNames))).toEqual([]);
  });
});
