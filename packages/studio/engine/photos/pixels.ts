/** A decoded picture. Colors are compared in OKLab, where equal distances look alike. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, 0 to 255. */
  readonly data: Uint8Array;
  /** Lightness 0 to 1, then a and b. */
  labAt(x: number, y: number): readonly [number, number, number];
}

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** OKLab (Björn Ottosson, 2020) of an sRGB color whose channels are 0 to 255. */
function labOf(red: number, green: number, blue: number): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = [linear[red], linear[green], linear[blue]];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** @param data of `width` × `height` pixels, with alpha. */
export const pixelsOf = (data: Uint8Array, width: number, height: number): Pixels => ({
  width,
  height,
  data,
  labAt(x, y) {
    const at = (y * width + x) * 4;
    return labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  },
});
