import { beforeAll, describe, expect, it } from "vitest";
import { composeLogo } from "../../art/logos/compose-logo.ts";
import { logoBriefOf } from "../../art/logos/logo-brief.ts";
import { logoVersions } from "../../art/logos/logo-palettes.ts";
import { type Brief, briefSchema, styleIds, wordlessKinds } from "../brief/brief.ts";
import { contrast, lchOf } from "../color/color.ts";
import { composeDesign } from "../compose-design.ts";
import { measureDesign } from "../measures/measure-design.ts";
import { rasterize } from "../outputs/rasterize.ts";
import { renderSvg } from "../render/render-svg.ts";
import { faceOf } from "../type/faces.ts";
import { type Fonts, readFonts } from "../type/fonts.ts";
import type { BrandKit } from "./brand-kit.ts";

const assetId = "0b0e3f6e-0b7c-4c5e-9a52-0d3f1c1f2a11";
const kits: readonly BrandKit[] = [
  {
    colors: ["#1d3fbb", "#ffb400"],
    displayFace: "Syne",
    textFace: "Manrope",
    logo: { assetId, ratio: 3, color: "#1d3fbb" },
  },
  { colors: ["#e4002b"], logo: { assetId, ratio: 1, color: "#e4002b" } },
  { colors: ["#0b3d2e", "#8fd694", "#f3e9d2", "#111111"], logo: { assetId, ratio: 0.6 } },
  { colors: ["#f6e27f"], displayFace: "Anton", logo: { assetId, ratio: 5, color: "#f6e27f" } },
];
const sizes = [
  [768, 1024],
  [1024, 1024],
  [1024, 1792],
  [1792, 1024],
] as const;

const briefOf = (number: number): Brief => {
  const [width, height] = sizes[number % sizes.length] ?? sizes[0];
  return {
    kind: "poster",
    width,
    height,
    language: "en",
    detail: 50,
    seed: `brand-${number}`,
    style: styleIds[number % styleIds.length] ?? "swiss",
    headline: number % 3 === 0 ? "Fresh bread" : "Fresh bread, baked every morning",
    date: "Mon to Sat, 7 am",
    ...(number % 2 === 0 && { subline: "Sourdough, rye and buns", place: "14 Elm Street", price: "€3.20" }),
    brandKit: kits[number % kits.length],
  };
};

describe("a design in a brand’s look", () => {
  let fonts: Fonts;
  beforeAll(async () => {
    fonts = await readFonts();
  });

  it("[F11] can be read, in every style, and its logo always finds a place that is over no words and inside the canvas", () => {
    const faults: unknown[] = [];
    let placed = 0;
    const numbers = Array.from({ length: 160 }, (_, number) => number);
    for (const number of numbers) {
      const brief = briefOf(number + Math.floor(number / 20));
      const { design, choices } = composeDesign(brief, fonts.typesetter, { variant: number });
      const shapes = { ...design, elements: design.elements.filter(({ kind }) => kind !== "text" && kind !== "image") };
      const backdrop = rasterize(renderSvg(shapes, fonts.typesetter), 256);
      const { overlaps, outside, faint } = measureDesign(design, fonts.typesetter, backdrop);
      if (overlaps + outside + faint.length > 0)
        faults.push([number, brief.style, choices.compositionId, overlaps, outside, faint]);
      const logo = design.elements.find((element) => element.kind === "image");
      if (!logo) continue;
      placed++;
      const spread = spreadUnder(backdrop, logo, design.width);
      if (spread > 40) faults.push([number, brief.style, choices.compositionId, "under the logo", spread]);
    }
    expect(faults).toEqual([]);
    expect(placed).toBe(numbers.length);
  });

  it("[F11] has the brand’s hues and faces, and the same brief and choices give it again", () => {
    for (const number of styleIds.keys()) {
      const brief = { ...briefOf(number), brandKit: kits[0] };
      const { design, choices } = composeDesign(brief, fonts.typesetter);
      expect(composeDesign(brief, fonts.typesetter, choices).design).toEqual(design);
      expect(briefSchema.parse(brief)).toEqual(brief);
      const { ground, ...roles } = design.palette;
      const hues = Object.values({ ground, ...roles }).filter((color) => lchOf(color).chroma > 0.04);
      for (const color of hues) {
        const { hue } = lchOf(color);
        const nearest = Math.min(...[266, 77].map((own) => Math.abs(((hue - own + 540) % 360) - 180)));
        expect([brief.style, color, nearest < 45]).toEqual([brief.style, color, true]);
      }
      expect(hues.length).toBeGreaterThan(0);
      expect(contrast(design.palette.ink, ground)).toBeGreaterThanOrEqual(4.5);
      const headline = design.elements.find((element) => element.kind === "text" && element.slot === "headline");
      const family = headline?.kind === "text" ? faceOf(headline.faceId).family : "";
      expect([brief.style, family]).toEqual([brief.style, "Syne"]);
    }
  });
});

describe("a logo in a brand’s look", () => {
  let fonts: Fonts;
  beforeAll(async () => {
    fonts = await readFonts();
  });
  const logoBrief = (number: number, brandKit: BrandKit): Brief => ({
    kind: "logo",
    width: 1024,
    height: 1024,
    language: "en",
    detail: 50,
    seed: `logo-${number}`,
    style: styleIds[number % styleIds.length] ?? "swiss",
    headline: "Miller",
    subline: "Bakery",
    brandKit,
  });

  it("[F11] has its first color as it is, its typefaces, and can be seen in every version", () => {
    const faults: unknown[] = [];
    const grays: BrandKit = { colors: ["#111111", "#888888"] };
    for (const [number, kit] of [...kits, grays].flatMap((one) => styleIds.map((_, index) => [index, one] as const))) {
      const brief = logoBrief(number, kit);
      const { design } = composeDesign(brief, fonts.typesetter, { variant: number });
      if (!Object.values(design.palette).includes(kit.colors[0] ?? "")) faults.push([brief.style, kit.colors]);
      const { colors, voice } = composeLogo(logoBriefOf(brief), fonts.typesetter, { variant: number });
      for (const version of logoVersions) {
        const palette = colors.palettes[version];
        for (const role of new Set(Object.values(colors.paints))) {
          const ratio = contrast(palette[role], palette.ground);
          if (ratio < 2.95) faults.push([brief.style, kit.colors, version, role, ratio]);
        }
      }
      const [family, textFamily] = [voice.faceId, voice.textFaceId].map((id) => faceOf(id).family);
      if (kit.displayFace) expect([brief.style, family]).toEqual([brief.style, kit.displayFace]);
      if (kit.textFace) expect([brief.style, textFamily]).toEqual([brief.style, kit.textFace]);
      expect(design.elements.filter(({ kind }) => kind === "image")).toEqual([]);
    }
    expect(faults).toEqual([]);
  });
});

describe("a design without words in a brand’s look", () => {
  it("[F11] has the brand’s hues and shows no logo", async () => {
    const { typesetter } = await readFonts();
    for (const kind of wordlessKinds) {
      for (const [number, style] of styleIds.entries()) {
        const brief: Brief = { ...briefOf(number), kind, style, headline: "Lemons", brandKit: kits[1] };
        const { design, choices } = composeDesign(brief, typesetter);
        expect(composeDesign(brief, typesetter, choices).design).toEqual(design);
        const hues = Object.values(design.palette).filter((color) => lchOf(color).chroma > 0.06);
        const own = lchOf("#e4002b").hue;
        const isNear = (color: string) => Math.abs(((lchOf(color).hue - own + 540) % 360) - 180) < 20;
        expect([kind, style, hues.some(isNear)]).toEqual([kind, style, true]);
        expect(design.elements.filter((element) => element.kind === "image")).toEqual([]);
      }
    }
  });
});

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Distance between the brightest and the darkest pixel under a frame, 0 to 255. */
function spreadUnder({ width, pixels }: { width: number; pixels: Uint8Array }, frame: Placed, canvas: number): number {
  const scale = width / canvas;
  const values: number[] = [];
  for (let y = Math.ceil(frame.y * scale); y < (frame.y + frame.height) * scale - 1; y++) {
    for (let x = Math.ceil(frame.x * scale); x < (frame.x + frame.width) * scale - 1; x++) {
      values.push(pixels[(y * width + x) * 4 + 1] ?? 0);
    }
  }
  return Math.max(...values) - Math.min(...values);
}
