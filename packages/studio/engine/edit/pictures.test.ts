import { describe, expect, it } from "vitest";
import { type DesignDocument, documentSchema, type ImageElement, picturesMax } from "../document/document.ts";
import { placeImage } from "../render/place-image.ts";
import { setLocked } from "./layers.ts";
import { addPicture, replacePicture, setMask, setPicture, setView, zoomOf } from "./pictures.ts";
import { flip } from "./turn.ts";

const assetOf = (number: number) => `0b0e3f6e-0b7c-4c5e-9a52-${String(number).padStart(12, "0")}`;

const empty: DesignDocument = {
  version: 1,
  language: "en",
  width: 800,
  height: 400,
  elements: [],
  palette: { ground: "#ffffff", ink: "#111111", accent: "#cc3300", support: "#0044aa", highlight: "#ffcc00" },
};
const imageOf = (design: DesignDocument, id: string): ImageElement => {
  const image = design.elements.find((element) => element.id === id);
  if (image?.kind !== "image") throw new Error(`${id} is no picture`);
  return image;
};
const withOne = (ratio: number) => addPicture(empty, { assetId: assetOf(1), ratio }).design;

describe("pictures on a design", () => {
  it("[F11] a picture comes whole, in the middle and within the canvas, whatever its shape", () => {
    for (const ratio of [1, 3, 0.2, 2_560, 1 / 2_560]) {
      const design = withOne(ratio);
      expect(documentSchema.safeParse(design).success, `${ratio}`).toBe(true);
      const { x, y, width, height } = imageOf(design, "picture");
      expect([x + width / 2, y + height / 2].map(Math.round)).toEqual([400, 200]);
      expect(width <= 800 && height <= 400).toBe(true);
    }
    expect(placeImage(imageOf(withOne(1.5), "picture")).width).toBeCloseTo(imageOf(withOne(1.5), "picture").width, 0);
  });

  it("[F11] fills its frame around the chosen point, or stands whole in it, and is never stretched", () => {
    const wide = { ...imageOf(withOne(4), "picture"), x: 100, y: 100, width: 200, height: 200 };
    const focused = (x: number) => placeImage({ ...wide, focus: { x, y: 0.5 } });
    expect(focused(0)).toEqual({ x: 100, y: 100, width: 800, height: 200 });
    expect(focused(1)).toEqual({ x: -500, y: 100, width: 800, height: 200 });
    expect(placeImage(wide)).toEqual(focused(0.5));
    expect(placeImage({ ...wide, fit: "contain" })).toEqual({ x: 100, y: 175, width: 200, height: 50 });
    expect(placeImage({ ...wide, crop: { x: 0.5, y: 0, width: 0.25, height: 1 } }).x).toBe(-300);
  });

  it("[F13] shows a part of a picture closer, around a point, and is cut to a circle or a blob", () => {
    const near = setView(withOne(2), "picture", { zoom: 2, focus: { x: 0, y: 1 } });
    const { x, y, width, height } = imageOf(near, "picture");
    const whole = placeImage(imageOf(near, "picture"));
    expect([whole.x, whole.y + whole.height].map(Math.round)).toEqual([x, y + height].map(Math.round));
    expect(whole.width / width).toBeCloseTo(2, 2);
    expect(zoomOf(imageOf(near, "picture"))).toBe(2);
    const back = setView(near, "picture", { zoom: 1, focus: { x: 0.5, y: 0.5 } });
    expect(imageOf(back, "picture")).not.toHaveProperty("crop");
    const masked = setMask(near, "picture", "ellipse");
    expect(documentSchema.safeParse(masked).success).toBe(true);
    expect(imageOf(setMask(masked, "picture", undefined), "picture")).toEqual(imageOf(near, "picture"));
    expect(setMask(masked, "picture", "ellipse")).toBe(masked);
    expect(Math.round(placeImage(imageOf(flip(near, "picture", "x"), "picture")).x)).toBe(Math.round(x - width));
  });

  it("[F11] another picture takes its frame, and neither its description nor the point that it was cut around", () => {
    const told = setPicture(withOne(2), "picture", { alt: "A quay\u0000 at dusk", focus: { x: 0, y: 1 }, radius: 9 });
    expect(imageOf(told, "picture").alt).toBe("A quay at dusk");
    const { alt, focus, radius, width, assetId } = imageOf(
      replacePicture(told, "picture", { assetId: assetOf(2), ratio: 1 }),
      "picture",
    );
    expect([alt, focus, radius, assetId]).toEqual([undefined, undefined, 9, assetOf(2)]);
    expect(width).toBe(imageOf(told, "picture").width);
    expect(imageOf(setPicture(told, "picture", { alt: "" }), "picture")).not.toHaveProperty("alt");
    expect(setPicture(told, "picture", { radius: 9 })).toBe(told);
  });

  it("[F11] a locked picture stays, and no design shows more different pictures than its files can", () => {
    const locked = setLocked(withOne(1), "picture", true);
    expect(replacePicture(locked, "picture", { assetId: assetOf(2), ratio: 1 })).toBe(locked);
    expect(setPicture(locked, "picture", { alt: "Other" })).toBe(locked);
    const full = Array.from({ length: picturesMax + 3 }).reduce<DesignDocument>(
      (design, _, index) => addPicture(design, { assetId: assetOf(index), ratio: 1 }).design,
      empty,
    );
    expect(full.elements).toHaveLength(picturesMax);
    expect(addPicture(full, { assetId: assetOf(99), ratio: 1 })).toEqual({ design: full, id: undefined });
    expect(replacePicture(full, "picture", { assetId: assetOf(99), ratio: 1 })).not.toBe(full);
    const twice = addPicture(full, { assetId: assetOf(0), ratio: 1 }).design;
    expect(replacePicture(twice, "picture", { assetId: assetOf(99), ratio: 1 })).toBe(twice);
    // The same one again costs no file more.
    expect(addPicture(full, { assetId: assetOf(3), ratio: 1 }).id).toBeDefined();
  });
});
