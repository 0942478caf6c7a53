import sharp from "sharp";
import { cutOut, type Matte, type NoCutOut } from "./cut-out.ts";
import { pixelsOf } from "./pixels.ts";

/** A product without its background. */
export interface CutOutPicture {
  /** Picture as a PNG. */
  readonly bytes: Uint8Array;
  /** Points between which it touches the ground, in shares of its width. */
  readonly foot: readonly [left: number, right: number];
}

export interface CutOutOrder {
  /** A raster picture that we have written anew. */
  readonly bytes: Uint8Array;
}

/** In pixels: enough for the largest file of a design, as it fills half of it. */
const sideMax = 1_600;
/** Share of the height that counts as the foot. */
const footShare = 0.03;

/** Cuts a product out of its photo. On the server only. */
export async function cutOutPicture({ bytes }: CutOutOrder): Promise<CutOutPicture | NoCutOut> {
  const { data, info } = await sharp(bytes)
    .resize(sideMax, sideMax, { fit: "inside", withoutEnlargement: true })
    .toColorspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const matte = cutOut(pixelsOf(data, width, height));
  if (typeof matte === "string") return matte;
  const box = boxOf(matte, width, height);
  const pixels = Buffer.from(matte.data);
  for (const [at, alpha] of matte.alpha.entries()) pixels[at * 4 + 3] = alpha;
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .extract(box)
    .png()
    .toBuffer();
  return { bytes: png, foot: footOf(matte, width, box) };
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const isShown = ({ alpha }: Matte, at: number): boolean => (alpha[at] ?? 0) > 127;

function boxOf(matte: Matte, width: number, height: number): Box {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let at = 0; at < matte.alpha.length; at++) {
    if (!isShown(matte, at)) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function footOf(matte: Matte, width: number, box: Box): CutOutPicture["foot"] {
  let [left, right] = [box.width, 0];
  const rows = Math.max(1, Math.round(box.height * footShare));
  for (let y = box.top + box.height - rows; y < box.top + box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      if (isShown(matte, y * width + box.left + x)) [left, right] = [Math.min(left, x), Math.max(right, x)];
    }
  }
  return [left / box.width, (right + 1) / box.width];
}
