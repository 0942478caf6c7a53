import { beforeAll, describe, expect, it } from "vitest";
import { type Brief, productLights, productSets } from "../brief/brief.ts";
import { lchOf } from "../color/color.ts";
import { composeDesign } from "../compose-design.ts";
import { documentSchema } from "../document/document.ts";
import { measureDesign } from "../measures/measure-design.ts";
import { rasterize } from "../outputs/rasterize.ts";
import { renderSvg } from "../render/render-svg.ts";
import { readFonts } from "../type/fonts.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { productCompositions } from "./product-compositions.ts";

const photoId = "0b0e3f6e-0b7c-4c5e-9a52-0d3f1c1f2a11";

describe("sets of product pictures", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });
  const compose = (product: NonNullable<Brief["product"]>, more: Partial<Brief> = {}, variant = 0) => {
    const brief: Brief = {
      kind: "post",
      style: "editorial",
      width: 1024,
      height: 1024,
      language: "en",
      detail: 50,
      seed: "1",
      headline: "Cold-pressed in Puglia",
      price: "€14.90",
      photoId,
      photoRatio: 0.5,
      product,
      ...more,
    };
    const compositionId = productCompositions[variant]?.id;
    return composeDesign(brief, typesetter, { variant, compositionId }).design;
  };
  const sizes = [
    { width: 1024, height: 1024 },
    { width: 1792, height: 1024 },
    { width: 1024, height: 1792 },
  ];

  it.each(productSets)(
    "[F3] %s: in every format and light the product stands whole on it, and its words can be read beside it",
    (set) => {
      for (const [at, light] of productLights.entries()) {
        for (const size of [sizes[at % sizes.length], sizes[(at + 1) % sizes.length]]) {
          if (!size) continue;
          const mood = at === 0 ? "dark" : undefined;
          const more = { ...size, mood, photoRatio: at % 2 === 0 ? 0.4 : 1.8 } as const;
          const product = { set, light, foot: [0.1, 0.9] as [number, number], hasWords: true };
          const design = compose(product, more, at % productCompositions.length);
          expect(documentSchema.safeParse(design).error).toBeUndefined();
          const image = design.elements.find((element) => element.kind === "image");
          if (image?.kind !== "image") throw new Error("there is no product");
          expect(image.width / image.height).toBeCloseTo(more.photoRatio);
          expect(Math.min(image.x, image.y)).toBeGreaterThanOrEqual(0);
          expect(image.x + image.width).toBeLessThanOrEqual(size.width);
          expect(image.y + image.height).toBeLessThanOrEqual(size.height);
          const texts = design.elements.flatMap((element) => (element.kind === "text" ? [element.slot] : []));
          expect(texts).toEqual(["headline", "price"]);
          const shapes = { ...design, elements: design.elements.filter(({ kind }) => kind !== "text") };
          const measured = measureDesign(design, typesetter, rasterize(renderSvg(shapes, typesetter), 256));
          expect({ at: [set, light, size], faint: measured.faint }).toMatchObject({ faint: [] });
        }
      }
    },
  );

  it("[F3] sets no words without a headline, and shows a photo that wasn’t cut out whole", () => {
    const design = compose({ set: "studio", light: "left", hasWords: false }, { photoRatio: 1.5 });
    expect(design.elements.filter(({ kind }) => kind === "text")).toEqual([]);
    const image = design.elements.find((element) => element.kind === "image");
    expect(image).toMatchObject({ kind: "image", assetId: photoId, ratio: 1.5 });
    expect(design.elements.filter(({ id }) => id === "contact-shadow")).toEqual([]);
  });

  it("[F3] takes the colors of a brand, and casts shadows away from the light", () => {
    const product = { set: "color", light: "left", foot: [0.1, 0.9] as [number, number], hasWords: false } as const;
    const plain = compose(product);
    const branded = compose(product, { brandKit: { colors: ["#7a1fa2"] } });
    expect(lchOf(branded.palette.accent).hue).toBeCloseTo(lchOf("#7a1fa2").hue, -1);
    expect(JSON.stringify(branded.elements[0])).not.toBe(JSON.stringify(plain.elements[0]));
    const other = compose({ ...product, light: "right" });
    const shadowOf = ({ elements }: typeof plain) => JSON.stringify(elements.find(({ id }) => id === "shadow"));
    expect(shadowOf(other)).not.toBe(shadowOf(plain));
  });
});
