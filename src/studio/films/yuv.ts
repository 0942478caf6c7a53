import type { Raster } from "../outputs/rasterize.ts";

/**
 * A picture as video has it (I420, BT.709, limited range): brightness for each pixel, color for each four. The encoder's own way from RGBA
 * takes six times as long. What the picture lacks at the edges is repeated.
 */
export function toYuv(
  { width: from, height: rows, pixels }: Raster,
  { width, height }: { readonly width: number; readonly height: number },
): Uint8Array {
  const luma = width * height;
  const frame = new Uint8Array((luma * 3) / 2);
  const place = (x: number, y: number) => (Math.min(y, rows - 1) * from + Math.min(x, from - 1)) * 4;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = place(x, y);
      frame[y * width + x] =
        16 + 0.1826 * (pixels[at] ?? 0) + 0.6142 * (pixels[at + 1] ?? 0) + 0.062 * (pixels[at + 2] ?? 0) + 0.5;
    }
  }
  const half = width / 2;
  for (let y = 0; y < height / 2; y++) {
    for (let x = 0; x < half; x++) {
      let [red, green, blue] = [0, 0, 0];
      for (const at of [
        place(2 * x, 2 * y),
        place(2 * x + 1, 2 * y),
        place(2 * x, 2 * y + 1),
        place(2 * x + 1, 2 * y + 1),
      ]) {
        red += pixels[at] ?? 0;
        green += pixels[at + 1] ?? 0;
        blue += pixels[at + 2] ?? 0;
      }
      const index = luma + y * half + x;
      frame[index] = 128.5 + (-0.1006 * red - 0.3386 * green + 0.4392 * blue) / 4;
      frame[index + luma / 4] = 128.5 + (0.4392 * red - 0.3989 * green - 0.0403 * blue) / 4;
    }
  }
  return frame;
}
