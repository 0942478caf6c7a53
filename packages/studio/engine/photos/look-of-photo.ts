import sharp from "sharp";
import type { Picture } from "../outputs/pictures.ts";
import { renderPngWithin } from "../outputs/rasterize.ts";
import type { PhotoLook } from "./photo-look.ts";
import { pixelsOf } from "./pixels.ts";
import { readPhotoLook } from "./read-photo-look.ts";

/** In pixels: each cell has 256 of them. */
const side = 256;

/** Looks at a photo that we have written anew; what shows through it counts as white. On the server only. */
export async function lookOfPhoto({ mediaType, bytes }: Picture): Promise<PhotoLook> {
  const drawn = mediaType === "image/svg+xml" ? renderPngWithin(new TextDecoder().decode(bytes), side) : bytes;
  const data = await sharp(drawn)
    .resize(side, side, { fit: "fill" })
    .flatten({ background: "#ffffff" })
    .toColorspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer();
  return readPhotoLook(pixelsOf(data, side, side));
}
