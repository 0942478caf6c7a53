import sharp from "sharp";
import { type Hex, hexOf } from "../color/color.ts";
import type { Picture } from "./pictures.ts";
import { renderPngWithin } from "./rasterize.ts";

const side = 64;
/** Of the area. A picture that covers more brings its own ground. */
const coveredMax = 0.97;

/** The mean color of what a logo shows. @returns undefined if nothing shows through it. On the server only. */
export async function mainColorOf({ mediaType, bytes }: Picture): Promise<Hex | undefined> {
  const drawn = mediaType === "image/svg+xml" ? renderPngWithin(new TextDecoder().decode(bytes), side) : bytes;
  const pixels = await sharp(drawn).resize(side, side, { fit: "inside" }).ensureAlpha().raw().toBuffer();
  const sums = [0, 0, 0];
  let covered = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255;
    covered += alpha;
    for (const channel of sums.keys()) sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0) * alpha;
  }
  if (covered === 0 || covered / (pixels.length / 4) > coveredMax) return undefined;
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => Math.round(sum / covered));
  return hexOf([red, green, blue]);
}
