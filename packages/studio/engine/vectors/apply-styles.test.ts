import { describe, expect, it } from "vitest";
import { rasterize } from "../outputs/rasterize.ts";
import { simplifySvg } from "./simplify-svg.ts";
import { styledSvgs } from "./styled-svgs.fixture.ts";

const letters: Readonly<Record<string, string>> = {
  "0,0,0": "k",
  "255,0,0": "r",
  "0,255,0": "g",
  "0,0,255": "b",
  "128,0,128": "p",
};

/** The color at the middle of each of the four shapes, or why there is none. */
function drawn(svg: string): string {
  const result = simplifySvg(svg);
  if ("refused" in result) return result.refused;
  const { pixels, width } = rasterize(result.svg, 400);
  return [0, 1, 2, 3]
    .map((place) => {
      const at = (50 * width + place * 100 + 50) * 4;
      const [red, green, blue, alpha] = pixels.subarray(at, at + 4);
      return alpha === 0 ? "-" : (letters[`${red},${green},${blue}`] ?? `${red},${green},${blue},${alpha}`);
    })
    .join("");
}

describe("the styles of an uploaded SVG", () => {
  it.each(styledSvgs)("[F11] are drawn as a browser draws them, or refused: $title", ({ svg, chromium, refused }) => {
    expect(drawn(svg)).toEqual(refused === undefined ? chromium : expect.stringContaining(refused));
  });
});
