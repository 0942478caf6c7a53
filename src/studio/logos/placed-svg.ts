interface Placing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of all its ids, so that two designs on one sheet keep their own masks. */
  readonly prefix: string;
}

/** A drawn design as part of another drawing, as large as it fits and centered. */
export const placedSvg = (svg: string, { x, y, width, height, prefix }: Placing): string =>
  svg
    .replaceAll(/ id="|url\(#/g, (start) => `${start}${prefix}-`)
    .replace(/width="[\d.]+" height="[\d.]+"/, `x="${x}" y="${y}" width="${width}" height="${height}"`);
