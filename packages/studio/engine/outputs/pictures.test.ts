import sharp from "sharp";
import { extractImages, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { redAndBlue } from "../../../../test/pictures.ts";
import { type DesignDocument, documentSchema, type ImageElement, type TextElement } from "../document/document.ts";
import { type DrawingFormat, drawDesign } from "../draw-design.ts";
import { measureDesign } from "../measures/measure-design.ts";
import { type Fonts, readFonts } from "../type/fonts.ts";
import type { Picture, Pictures } from "./pictures.ts";

const assetId = "0b0e3f6e-0b7c-4c5e-9a52-0d3f1c1f2a11";
/** The whole canvas by a picture twice as wide as it is high. */
const image: ImageElement = {
  kind: "image",
  id: "picture",
  name: "Picture",
  assetId,
  ratio: 2,
  x: 0,
  y: 0,
  width: 100,
  height: 100,
};
const designOf = (change: Partial<ImageElement>): DesignDocument => ({
  version: 1,
  language: "en",
  width: 100,
  height: 100,
  palette: { ground: "#ffffff", ink: "#000000", accent: "#ff0000", support: "#00ff00", highlight: "#0000ff" },
  elements: [{ ...image, ...change }],
});

const colors: Readonly<Record<string, string>> = { "255,0,0": "red", "0,0,255": "blue", "255,255,255": "white" };

describe("a picture in a design", () => {
  let fonts: Fonts;
  let photo: Picture;
  const logo: Picture = {
    mediaType: "image/svg+xml",
    bytes: new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"><rect width="1" height="1" fill="#f00"/><rect x="1" width="1" height="1" fill="#00f"/></svg>',
    ),
  };
  beforeAll(async () => {
    fonts = await readFonts();
    photo = { mediaType: "image/png", bytes: await redAndBlue(200, 100).png().toBuffer() };
  });

  const draw = (change: Partial<ImageElement>, format: DrawingFormat, pictures?: Pictures) =>
    drawDesign({ design: designOf(change), format, width: 100, ...(pictures && { pictures }) }, fonts);
  const colorsAt = async (file: Uint8Array, points: readonly (readonly [number, number])[]) => {
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return points.map(([x, y]) => {
      const at = (y * info.width + x) * info.channels;
      const rounded = [...data.subarray(at, at + 3)].map((value) => (value > 127 ? 255 : 0));
      return colors[rounded.join(",")] ?? rounded.join(",");
    });
  };

  it("[F11] fills its frame without being stretched, as PNG and as JPG, and can be stored", async () => {
    const pictures = new Map([[assetId, photo]]);
    for (const format of ["png", "jpg"] as const) {
      const at = async (change: Partial<ImageElement>) =>
        colorsAt(await draw(change, format, pictures), [
          [10, 10],
          [45, 50],
          [55, 50],
          [90, 90],
        ]);
      expect(await at({})).toEqual(["red", "red", "blue", "blue"]);
      expect(await at({ crop: { x: 0, y: 0, width: 0.5, height: 1 } })).toEqual(["red", "red", "red", "red"]);
      expect(await at({ crop: { x: 0.25, y: 0, width: 0.25, height: 0.5 } })).toEqual(["red", "red", "red", "red"]);
      expect(await at({ x: 30, width: 40, radius: 20 })).toEqual(["white", "red", "blue", "white"]);
      expect(await at({ slot: "logo" })).toEqual(["white", "red", "blue", "white"]);
    }
    expect(documentSchema.parse(designOf({ radius: 3 }))).toEqual(designOf({ radius: 3 }));
  });

  it("[F11] may be a vector logo, which stands whole in its frame", async () => {
    const png = await draw({ slot: "logo" }, "png", new Map([[assetId, logo]]));
    const points = [
      [25, 30],
      [75, 70],
      [50, 10],
    ] as const;
    expect(await colorsAt(png, points)).toEqual(["red", "blue", "white"]);
  });

  it("[F11] is embedded in SVG and PDF, so that the file stands alone", async () => {
    for (const picture of [photo, logo]) {
      const pictures = new Map([[assetId, picture]]);
      const svg = Buffer.from(await draw({}, "svg", pictures)).toString();
      expect(svg).toContain(`href="data:${picture.mediaType};base64,${Buffer.from(picture.bytes).toString("base64")}"`);
      expect(await countImages(await draw({ radius: 4, opacity: 0.5 }, "pdf", pictures))).toBe(1);
    }
  });

  it("[F11] that is gone leaves a quiet place in every format", async () => {
    for (const slot of ["picture", "logo"] as const) {
      expect(await countImages(await draw({ slot }, "pdf"))).toBe(0);
      const png = await draw({ slot }, "png");
      const { channels } = await sharp(png).stats();
      expect(channels[0]?.mean).toBeGreaterThan(200);
      expect(channels[0]?.mean).toBeLessThan(250);
      expect(Buffer.from(await draw({ slot }, "svg")).toString()).not.toContain("<image");
    }
  });

  it("[F11] counts as something that no words may cross if it is a logo", () => {
    const text: TextElement = {
      kind: "text",
      id: "headline",
      name: "Headline",
      slot: "headline",
      text: "Bread",
      faceId: "inter-700",
      size: 20,
      tracking: 0,
      lineHeight: 1,
      align: "start",
      x: 10,
      y: 20,
      width: 80,
      fill: "ink",
    };
    const backdrop = { width: 1, height: 1, pixels: new Uint8Array([255, 255, 255, 255]) };
    const measured = (change: Partial<ImageElement>) => {
      const design = designOf(change);
      const { overlaps, outside } = measureDesign(
        { ...design, elements: [...design.elements, text] },
        fonts.typesetter,
        backdrop,
      );
      return [overlaps, outside];
    };
    expect(measured({})).toEqual([0, 0]);
    expect(measured({ slot: "logo", height: 50 })).toEqual([1, 0]);
    expect(measured({ slot: "logo", y: 60, height: 50 })).toEqual([0, 1]);
  });
});

const countImages = async (pdf: Uint8Array): Promise<number> =>
  (await extractImages(await getDocumentProxy(new Uint8Array(pdf)), 1)).length;
