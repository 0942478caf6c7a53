import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { type Brief, styleIds } from "../brief/brief.ts";
import { composeDesign } from "../compose-design.ts";
import { documentSchema } from "../document/document.ts";
import { measureDesign } from "../measures/measure-design.ts";
import { rasterize } from "../outputs/rasterize.ts";
import { createRandom } from "../random.ts";
import { renderSvg } from "../render/render-svg.ts";
import { readFonts } from "../type/fonts.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { lookOfPhoto } from "./look-of-photo.ts";
import { allPhotoCompositions, photoCompositionsFor } from "./photo-compositions.ts";
import type { PhotoLook } from "./photo-look.ts";

/** Posts, banners, stories, posters, cards, and a strip. */
const sizes = [
  [1080, 1080],
  [1920, 1080],
  [1080, 1920],
  [1754, 2480],
  [1004, 650],
  [1500, 500],
] as const;
const photoId = "8a2f6c1e-3b0d-4c1f-9a53-7d5e0f1b2c3d";

/** From a single word to all that a design can have. */
const wordsOf = [
  { headline: "Jazz" },
  { headline: "Frisches Brot jeden Morgen", date: "Samstag ab 7 Uhr", place: "Bäckerei Müller", price: "12,90 €" },
  {
    headline: "An extraordinary summer market of light and music in the old harbor",
    subline: "Four bands, one cellar, and a kitchen that does not close before the last guest has left",
    date: "Saturday and Sunday, 9 am until 6 pm",
    place: "Blue Note Cellar",
    price: "from $1,250.00",
    action: "www.a-rather-long-address.example",
    brand: "Blue Note",
  },
  { headline: "Liquidación de verano", price: "−20 %", place: "Calle Mayor 4" },
  {
    headline: "Carte du midi",
    list: "Soupe de lentilles 5,90\nBol de falafels 9,50\nLasagnes aux légumes de saison 10,90",
    date: "Lun–Ven 11:30–14:30",
    place: "Café Linde",
  },
];

interface Photo {
  readonly address: string;
  readonly look: PhotoLook;
}

/** @param gray of a pixel, by its place in a photo of 64 × 64. */
async function photoOf(gray: (x: number, y: number) => number): Promise<Photo> {
  const pixels = Uint8Array.from({ length: 64 * 64 * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return gray(pixel % 64, Math.floor(pixel / 64));
  });
  const bytes = await sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer();
  const address = `data:image/png;base64,${bytes.toString("base64")}`;
  return { address, look: await lookOfPhoto({ mediaType: "image/png", bytes }) };
}

describe("a design with a photo", () => {
  let typesetter: Typesetter;
  let photos: readonly Photo[];
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
    const random = createRandom("photo");
    photos = await Promise.all([
      photoOf(() => random.integer(0, 255)),
      photoOf(() => 255),
      photoOf((_, y) => (y < 30 ? 235 : 40)),
    ]);
  });

  const briefs = sizes.flatMap(([width, height]) =>
    wordsOf.map(
      (words): Omit<Brief, "style"> => ({
        kind: width === 1004 ? "card" : "poster",
        width,
        height,
        language: "en",
        detail: 50,
        seed: "1",
        ...words,
        photoId,
        photoRatio: 1,
      }),
    ),
  );

  it.each([0, 1, 2, "unknown"] as const)(
    "[F15][F18] has each word once, as type that can be read on the photo, in every layout, style and format (photo %s)",
    (which) => {
      const photo = photos[which === "unknown" ? 0 : which];
      if (!photo) throw new Error("there is no photo");
      const faults: unknown[] = [];
      const seen = new Set<string>();
      let number = 0;
      for (const plain of briefs) {
        const all = { ...plain, ...(which !== "unknown" && { photoLook: photo.look }) };
        for (const { id } of photoCompositionsFor({ ...all, style: "swiss" })) {
          seen.add(id);
          // Each layout in a few of the styles: with the others' sizes and words, it is in all of them.
          const style = styleIds[number++ % styleIds.length] ?? "swiss";
          const brief: Brief = { ...all, style };
          const { design, choices } = composeDesign(brief, typesetter, { variant: 0, compositionId: id });
          const withoutWords = { ...design, elements: design.elements.filter(({ kind }) => kind !== "text") };
          const backdrop = rasterize(
            renderSvg(withoutWords, typesetter, () => photo.address),
            256,
          );
          const { overlaps, outside, faint, missing } = measureDesign(design, typesetter, backdrop);
          const { headline, subline, date, place, price, action, brand, list } = brief;
          const rows = list?.split("\n").flatMap((row) => [/^(.*) (\S+)$/u.exec(row)?.[1], row.split(" ").at(-1)]);
          const wanted = [headline, subline, date, place, price, action, brand, ...(rows ?? [])];
          const isThere = (text: string | undefined) => text !== undefined;
          const found = design.elements.flatMap((element) =>
            element.kind === "text" ? [element.text.replaceAll("\u00ad", "")] : [],
          );
          const images = design.elements.filter((element) => element.kind === "image");
          const isWhole = found.toSorted().join("|") === wanted.filter(isThere).toSorted().join("|");
          const isGood = overlaps + outside + faint.length + missing.length === 0 && isWhole && images.length === 1;
          if (!isGood || choices.compositionId !== id) {
            const { width, height } = brief;
            faults.push({ id, style, width, height, overlaps, outside, faint, found, headline });
          }
          documentSchema.parse(design);
        }
      }
      expect(faults).toEqual([]);
      expect(seen.size).toBe(allPhotoCompositions.length);
    },
    120_000,
  );

  it("[F11][F15] has the logo of a brand kit in every layout, where no word is", () => {
    const [photo] = photos;
    const logo = { assetId: "1b0e3f6e-0b7c-4c5e-9a52-0d3f1c1f2a12", ratio: 2, color: "#1d3fbb" };
    const without: unknown[] = [];
    for (const [index, plain] of briefs.entries()) {
      const style = styleIds[index % styleIds.length] ?? "swiss";
      const brief: Brief = { ...plain, style, photoLook: photo?.look, brandKit: { colors: ["#1d3fbb"], logo } };
      for (const { id } of photoCompositionsFor(brief)) {
        const { design } = composeDesign(brief, typesetter, { variant: 0, compositionId: id });
        const hasLogo = design.elements.some((element) => element.kind === "image" && element.slot === "logo");
        const backdrop = { width: 1, height: 1, pixels: new Uint8Array(4) };
        if (!hasLogo || measureDesign(design, typesetter, backdrop).overlaps > 0) {
          without.push({ id, style, headline: brief.headline, width: brief.width, height: brief.height });
        }
      }
    }
    expect(without).toEqual([]);
  }, 120_000);
});
