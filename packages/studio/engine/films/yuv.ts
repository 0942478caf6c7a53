import type { Drawn } from "./frames.ts";

/**
 * Pictures as video has them (I420, BT.709, limited range): brightness for each pixel, color for each four. The encoder's own way from RGBA
 * takes six times as long. What a picture lacks at the edges is repeated. Only what differs from the picture before is converted, into the
 * same frame.
 */
export function createYuv({ width, height }: { readonly width: number; readonly height: number }) {
  const luma = width * height;
  const half = width / 2;
  const frame = new Uint8Array((luma * 3) / 2);
  let before: Uint32Array | undefined;

  const brightness = (pixel: number) =>
    16.5 + 0.1826 * (pixel & 255) + 0.6142 * ((pixel >>> 8) & 255) + 0.062 * ((pixel >>> 16) & 255);

  return ({ width: from, height: rows, pixels }: Drawn): Uint8Array => {
    for (let y = 0; y < height; y += 2) {
      const upper = Math.min(y, rows - 1) * from;
      const lower = Math.min(y + 1, rows - 1) * from;
      for (let x = 0; x < width; x += 2) {
        const left = Math.min(x, from - 1);
        const right = Math.min(x + 1, from - 1);
        const one = pixels[upper + left] ?? 0;
        const two = pixels[upper + right] ?? 0;
        const three = pixels[lower + left] ?? 0;
        const four = pixels[lower + right] ?? 0;
        if (
          before !== undefined &&
          before[upper + left] === one &&
          before[upper + right] === two &&
          before[lower + left] === three &&
          before[lower + right] === four
        ) {
          continue;
        }
        const at = y * width + x;
        frame[at] = brightness(one);
        frame[at + 1] = brightness(two);
        frame[at + width] = brightness(three);
        frame[at + width + 1] = brightness(four);
        const red = (one & 255) + (two & 255) + (three & 255) + (four & 255);
        const green = ((one >>> 8) & 255) + ((two >>> 8) & 255) + ((three >>> 8) & 255) + ((four >>> 8) & 255);
        const blue = ((one >>> 16) & 255) + ((two >>> 16) & 255) + ((three >>> 16) & 255) + ((four >>> 16) & 255);
        const color = luma + (y / 2) * half + x / 2;
        frame[color] = 128.5 + (-0.1006 * red - 0.3386 * green + 0.4392 * blue) / 4;
        frame[color + luma / 4] = 128.5 + (0.4392 * red - 0.3989 * green - 0.0403 * blue) / 4;
      }
    }
    before = keep(before, pixels);
    return frame;
  };
}

/** A copy, as a picture may be drawn over by the next. */
function keep(before: Uint32Array | undefined, pixels: Uint32Array): Uint32Array {
  if (before?.length !== pixels.length) return pixels.slice();
  before.set(pixels);
  return before;
}
