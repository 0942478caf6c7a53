import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { Brief } from "../brief/brief.ts";
import { lchOf } from "../color/color.ts";
import { renderPng } from "../outputs/rasterize.ts";
import { searchDesigns } from "../search/search-designs.ts";
import { readFonts } from "../type/fonts.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { lookOfPhoto } from "./look-of-photo.ts";
import { lookOfPart, type PhotoLook } from "./photo-look.ts";

const lookOf = (body: string): Promise<PhotoLook> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320">${body}</svg>`;
  return lookOfPhoto({ mediaType: "image/png", bytes: renderPng(svg, 320) });
};
const brief: Brief = {
  kind: "poster",
  style: "swiss",
  width: 1754,
  height: 2480,
  language: "en",
  detail: 50,
  seed: "1",
  headline: "Harbor festival",
  date: "Saturday 14 June, 3 pm",
  place: "Old Quay",
  photoId: "8a2f6c1e-3b0d-4c1f-9a53-7d5e0f1b2c3d",
  photoRatio: 1,
};

describe("the look of a photo", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });

  it("[F18] says where its subject is, how light each part is, and which hues are strong", async () => {
    const look = await lookOf(
      '<rect width="320" height="320" fill="#20304a"/><circle cx="220" cy="110" r="60" fill="#f08030"/>',
    );
    expect(Math.hypot(look.focus.x - 220 / 320, look.focus.y - 110 / 320)).toBeLessThan(0.12);
    const corner = lookOfPart(look, { x: 0, y: 0.7, width: 0.3, height: 0.3 });
    const subject = lookOfPart(look, { x: 0.6, y: 0.25, width: 0.1, height: 0.1 });
    expect(subject.weight).toBeGreaterThan(corner.weight * 3);
    expect(subject.lightest).toBeGreaterThan(corner.lightest + 60);
    const { hue } = lchOf("#f08030");
    expect(look.hues.some((one) => Math.abs(one - hue) < 10)).toBe(true);
  });

  it("[F18] has no hues of a gray photo", async () => {
    expect((await lookOf('<rect width="320" height="320" fill="#777"/>')).hues).toEqual([]);
  });

  it("[F18] of an upload in gray or with transparency is read, too", async () => {
    const size = { width: 40, height: 20 };
    const clear = sharp({ create: { ...size, channels: 4, background: "#00000000" } }).png();
    const gray = sharp({ create: { ...size, channels: 3, background: "#ffffff" } })
      .grayscale()
      .jpeg();
    for (const bytes of [await clear.toBuffer(), await gray.toBuffer()]) {
      const { lightest } = lookOfPart(await lookOfPhoto({ mediaType: "image/png", bytes }), {
        x: 0,
        y: 0,
        width: 1,
        height: 1,
      });
      expect(lightest).toBeGreaterThan(250);
    }
  });

  it("[F8][F18] leads to four designs of other layouts, the same for the same brief, in the photo's hue unless the prompt names a color", async () => {
    const photoLook = await lookOf('<rect width="320" height="320" fill="#0f8a5f"/>');
    const found = await searchDesigns({ ...brief, photoLook }, 4, typesetter);
    expect(new Set(found.map(({ choices }) => choices.compositionId)).size).toBe(4);
    expect(await searchDesigns({ ...brief, photoLook }, 4, typesetter)).toEqual(found);
    const huesOf = (designs: typeof found) =>
      designs.flatMap(({ design }) => Object.values(design.palette).map(lchOf)).filter(({ chroma }) => chroma > 0.08);
    const shareNear = (designs: typeof found, hue: number) => {
      const all = huesOf(designs);
      return all.filter((one) => Math.abs(((one.hue - hue + 540) % 360) - 180) < 45).length / all.length;
    };
    const { hue: green } = lchOf("#0f8a5f");
    const red = await searchDesigns({ ...brief, photoLook, hue: 27 }, 4, typesetter);
    expect(shareNear(found, green)).toBeGreaterThan(shareNear(red, green));
    expect(shareNear(red, 27)).toBeGreaterThan(shareNear(found, 27));
  });
});
