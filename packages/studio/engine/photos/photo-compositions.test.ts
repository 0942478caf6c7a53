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
import { photoCompositions } from "./photo-compositions.ts";

const sizes = [
  [1024, 1024],
  [1792, 1024],
  [1024, 1792],
  [1024, 768],
  [768, 1024],
] as const;
const photoId = "8a2f6c1e-3b0d-4c1f-9a53-7d5e0f1b2c3d";

/** From a single word to all that a design can have. */
const wordsOf = [
  { headline: "Jazz" },
  { headline: "Fresh bread every morning", date: "from 7 am", place: "Miller’s Bakery" },
  {
    headline: "An extraordinary summer market of light and music in the old harbor",
    subline: "Four bands, one cellar, and a kitchen that does not close before the last guest has left",
    date: "Saturday and Sunday, 9 am until 6 pm",
    place: "Blue Note Cellar",
    price: "from $1,250.00",
    action: "www.a-rather-long-address.example",
    brand: "Blue Note",
  },
];

describe("a design with a photo", () => {
  let typesetter: Typesetter;
  let noise: string;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
    const random = createRandom("photo");
    const pixels = Uint8Array.from({ length: 64 * 64 * 3 }, () => random.integer(0, 255));
    const png = await sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer();
    noise = `data:image/png;base64,${png.toString("base64")}`;
  });

  const cases = styleIds.flatMap((style) =>
    sizes.flatMap(([width, height]) =>
      photoCompositions.flatMap(({ id }) =>
        wordsOf.map((words): { readonly brief: Brief; readonly compositionId: string } => ({
          brief: {
            kind: "poster",
            style,
            width,
            height,
            language: "en",
            detail: 50,
            seed: "1",
            ...words,
            photoId,
            photoRatio: 4 / 3,
          },
          compositionId: id,
        })),
      ),
    ),
  );

  it("[F15] has each word once, as type that can be read on any photo, in every style and format", () => {
    const faults: unknown[] = [];
    for (const { brief, compositionId } of cases) {
      const { design, choices } = composeDesign(brief, typesetter, { variant: 0, compositionId });
      const withoutWords = { ...design, elements: design.elements.filter(({ kind }) => kind !== "text") };
      const backdrop = rasterize(
        renderSvg(withoutWords, typesetter, () => noise),
        256,
      );
      const { overlaps, outside, faint, missing } = measureDesign(design, typesetter, backdrop);
      const { headline, subline, date, place, price, action, brand } = brief;
      const wanted = [headline, subline, date, place, price, action, brand].filter((text) => text !== undefined);
      const found = design.elements.flatMap((element) => (element.kind === "text" ? [element.text] : []));
      const photos = design.elements.filter((element) => element.kind === "image");
      const isWhole = found.toSorted().join("|") === wanted.toSorted().join("|") && photos.length === 1;
      if (
        overlaps + outside + faint.length + missing.length > 0 ||
        !isWhole ||
        choices.compositionId !== compositionId
      ) {
        const { style, width, height } = brief;
        faults.push({ style, width, height, compositionId, words: wanted.length, overlaps, outside, faint, found });
      }
      documentSchema.parse(design);
    }
    expect(faults).toEqual([]);
  }, 60_000);
});
