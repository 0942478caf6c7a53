import sharp from "sharp";
import { contrast, type Hex, hexOf } from "../color/color.ts";
import { black, white } from "../color/palette.ts";
import type { Picture } from "./pictures.ts";
import { renderPngWithin } from "./rasterize.ts";

const side = 64;
/** Share of the area. A picture that covers more brings its own ground. */
const coveredMax = 0.97;

/** Contrast to black or white: with less, a part of a logo is lost on it. */
const lostBelow = 3;

/**
 * The mean color of what a logo shows: of its dark parts or of its light ones, whichever are more. Black letters beside a yellow mark would
 * else count as brown, and be set on black. @returns undefined if nothing shows through it. On the server only.
 */
export async function mainColorOf({ mediaType, bytes }: Picture): Promise<Hex | undefined> {
  const drawn = mediaType === "image/svg+xml" ? renderPngWithin(new TextDecoder().decode(bytes), side) : bytes;
  const pixels = await sharp(drawn).resize(side, side, { fit: "inside" }).ensureAlpha().raw().toBuffer();
  const parts = { all: sumOf(), dark: sumOf(), light: sumOf() };
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    const channels = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const;
    const color = hexOf([...channels]);
    add(parts.all, channels, alpha);
    if (contrast(color, black) < lostBelow) add(parts.dark, channels, alpha);
    if (contrast(color, white) < lostBelow) add(parts.light, channels, alpha);
  }
  const { all, dark, light } = parts;
  if (all.covered === 0 || all.covered / (pixels.length / 4) > coveredMax) return undefined;
  return meanOf(dark.covered > light.covered ? dark : light.covered > 0 ? light : all);
}

interface Sum {
  readonly channels: [number, number, number];
  covered: number;
}

const sumOf = (): Sum => ({ channels: [0, 0, 0], covered: 0 });

function add(sum: Sum, [red, green, blue]: readonly [number, number, number], alpha: number): void {
  sum.channels[0] += red * alpha;
  sum.channels[1] += green * alpha;
  sum.channels[2] += blue * alpha;
  sum.covered += alpha;
}

function meanOf({ channels: [red, green, blue], covered }: Sum): Hex {
  return hexOf([Math.round(red / covered), Math.round(green / covered), Math.round(blue / covered)]);
}
