import { beforeAll, describe, expect, it } from "vitest";
import { type Brief, styleIds } from "./brief/brief.ts";
import { composeDesign } from "./compose-design.ts";
import { documentSchema } from "./document/document.ts";
import { measureDesign } from "./measures/measure-design.ts";
import { rasterize } from "./outputs/rasterize.ts";
import { createRandom } from "./random.ts";
import { renderSvg } from "./render/render-svg.ts";
import { readFaces } from "./type/read-faces.ts";
import { createTypesetter, type Typesetter } from "./type/typesetter.ts";

const sizes = [
  [1024, 1024],
  [1792, 1024],
  [1024, 1792],
  [1024, 768],
  [768, 1024],
] as const;

const words = {
  en: [
    "Fresh",
    "bread",
    "every",
    "morning",
    "the",
    "summer",
    "market",
    "jazz",
    "of",
    "light",
    "extraordinary",
    "a",
    "yoga",
    "at",
    "sunrise",
  ],
  de: ["Frühlingsfest", "im", "Garten", "für", "Größe", "Öffnungszeiten", "und", "Straßenmusik", "Übung", "heute"],
  pl: ["Zażółć", "gęślą", "jaźń", "święto", "żubr", "łódź", "i", "wieczór"],
  tr: ["İstanbul", "ışık", "şehir", "güzel", "çiçek", "ve", "öğle"],
  el: ["Καλημέρα", "ψωμί", "και", "μουσική", "θάλασσα", "φως"],
  ru: ["Весенний", "фестиваль", "и", "свет", "ёлка", "щука", "объявление"],
} as const;

/** Any brief that a user might give, from a few words to many, by a number. */
function briefOf(number: number): Brief {
  const random = createRandom(`brief-${number}`);
  const language = random.pick(["en", "en", "en", "de", "pl", "tr", "el", "ru"] as const);
  const phrase = (min: number, max: number) =>
    Array.from({ length: random.integer(min, max) }, () => random.pick(words[language])).join(" ");
  const maybe = (share: number, text: string) => (random.chance(share) ? text : undefined);
  const [width, height] = random.pick(sizes);
  return {
    kind: "poster",
    style: random.pick(styleIds),
    width,
    height,
    language,
    headline: phrase(1, random.chance(0.8) ? 5 : 12),
    subline: maybe(0.7, phrase(2, 14)),
    date: maybe(0.7, random.pick(["12–15 June, 8 pm", "Friday", "Saturday and Sunday, 9 am until 6 pm"])),
    place: maybe(0.6, phrase(1, 5)),
    price: maybe(0.4, random.pick(["€12", "Free entry", "from $1,250.00 a month"])),
    action: maybe(0.4, random.pick(["easel.example", "Sign up by 1 August", "www.a-rather-long-address.example"])),
    brand: maybe(0.4, phrase(1, 2)),
    hue: random.chance(0.3) ? random.integer(0, 360) : undefined,
    detail: random.integer(0, 100),
    seed: `seed-${number}`,
  };
}

describe("a composed design", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    typesetter = createTypesetter(await readFaces());
  });

  it("[F8] of any brief has each of its words once, readable, inside the canvas and over no others", () => {
    const faults: unknown[] = [];
    for (let number = 0; number < 500; number++) {
      const brief = briefOf(number);
      const { design, compositionId } = composeDesign(brief, typesetter, number);
      const backdrop = rasterize(
        renderSvg({ ...design, elements: design.elements.filter(({ kind }) => kind !== "text") }, typesetter),
        256,
      );
      const { overlaps, outside, faint, missing, readability } = measureDesign(design, typesetter, backdrop);
      const { headline, subline, date, place, price, action, brand } = brief;
      const wanted = [headline, subline, date, place, price, action, brand].filter((text) => text !== undefined);
      const found = design.elements.flatMap((element) => (element.kind === "text" ? [element.text] : []));
      const isFaulty = overlaps + outside + faint.length + missing.length > 0 || readability > 0.0114;
      if (isFaulty || found.toSorted().join("|") !== wanted.toSorted().join("|")) {
        faults.push({
          number,
          style: brief.style,
          size: [brief.width, brief.height].join("x"),
          compositionId,
          overlaps,
          outside,
          faint,
          missing,
          readability,
          found,
          wanted: wanted.length,
        });
      }
    }
    expect(faults).toEqual([]);
  }, 120_000);

  it("[F8] is the same for the same brief and seed, differs by variant and by style, and can be stored", () => {
    for (let number = 0; number < 20; number++) {
      const brief = briefOf(number);
      const svgOf = (of: Brief, variant: number) =>
        renderSvg(composeDesign(of, typesetter, variant).design, typesetter);
      expect(svgOf(brief, 0)).toBe(svgOf(brief, 0));
      expect(new Set([0, 1, 2, 3].map((variant) => svgOf(brief, variant))).size).toBe(4);
      expect(new Set(styleIds.map((style) => svgOf({ ...brief, style }, 0))).size).toBe(styleIds.length);
      const { design } = composeDesign(brief, typesetter);
      expect(documentSchema.parse(JSON.parse(JSON.stringify(design)))).toEqual(JSON.parse(JSON.stringify(design)));
    }
  });

  it("[F8] keeps markup and control characters in the words from becoming part of the drawing", () => {
    const brief = { ...briefOf(1), language: "en", headline: '</text><script>alert("1")</script>\u0000\u0007 & co' };
    const svg = renderSvg(composeDesign(brief, typesetter).design, typesetter);
    expect(svg).not.toContain("<script");
    expect(svg).not.toContain("\u0000");
    expect(rasterize(svg, 64).width).toBe(64);
  });
});
