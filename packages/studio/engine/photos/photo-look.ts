import { z } from "zod";
import type { Frame } from "../geometry/path.ts";

/** Cells of a photo, in a row and in a column. */
export const lookGrid = 16;
const cells = lookGrid * lookGrid;

/** A number from 0 to 255 for each cell, in hexadecimal, row by row. */
const cellsSchema = z.string().regex(new RegExp(`^[0-9a-f]{${2 * cells}}$`));
const share = z.number().min(0).max(1);

/** Look of a photo: the little of it that layout and colors depend on, so that the same brief gives the same design without the photo. */
export const photoLookSchema = z.object({
  /** The gray that is as light as the lightest pixels of each cell. */
  lights: cellsSchema,
  /** The gray that is as light as its darkest pixels. */
  darks: cellsSchema,
  /** Degree to which each cell belongs to what the photo shows. */
  weights: cellsSchema,
  /** Hues of its strongest colors, in degrees of OKLCH, the strongest first; none of a gray photo. */
  hues: z.array(z.number().min(0).max(360)).max(3),
  /** Middle of what it shows. */
  focus: z.object({ x: share, y: share }),
});
export type PhotoLook = z.infer<typeof photoLookSchema>;

export const encodeCells = (values: readonly number[]): string =>
  values
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");

/** Part of a photo. Of a photo without a known look, it may be anything. */
export interface LookOfPart {
  /** Grays, 0 to 255. */
  readonly lightest: number;
  readonly darkest: number;
  /** Mean share of what the photo shows, 0 to 1. */
  readonly weight: number;
  /** Mean difference of light and dark within its cells, 0 to 1. */
  readonly unrest: number;
}

export const unknownLook: LookOfPart = { lightest: 255, darkest: 0, weight: 0.3, unrest: 0.5 };

/** @param part in shares of the photo's width and height. */
export function lookOfPart(look: PhotoLook | undefined, part: Frame): LookOfPart {
  if (!look) return unknownLook;
  const at = (values: string, index: number) => Number.parseInt(values.slice(index * 2, index * 2 + 2), 16);
  const limit = (value: number) => Math.max(0, Math.min(lookGrid - 1, value));
  const [left, top] = [limit(Math.floor(part.x * lookGrid)), limit(Math.floor(part.y * lookGrid))];
  const right = Math.max(left, limit(Math.ceil((part.x + part.width) * lookGrid) - 1));
  const bottom = Math.max(top, limit(Math.ceil((part.y + part.height) * lookGrid) - 1));
  let [lightest, darkest, weight, unrest, count] = [0, 255, 0, 0, 0];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const index = y * lookGrid + x;
      const [light, dark] = [at(look.lights, index), at(look.darks, index)];
      lightest = Math.max(lightest, light);
      darkest = Math.min(darkest, dark);
      weight += at(look.weights, index) / 255;
      unrest += (light - dark) / 255;
      count++;
    }
  }
  return { lightest, darkest, weight: weight / count, unrest: unrest / count };
}

/** A picture of a photo's cells: each half as light as its lightest and half as dark as its darkest pixels. For measures, in place of the photo. */
export function pictureOfLook({ lights, darks }: PhotoLook): string {
  const gray = (values: string, index: number) => values.slice(index * 2, index * 2 + 2).repeat(3);
  const rows = Array.from({ length: cells }, (_, index) => {
    const [x, y] = [index % lookGrid, Math.floor(index / lookGrid)];
    return `<path d="M${x} ${y}h1v1h-1z" fill="#${gray(lights, index)}"/><path d="M${x} ${y + 0.5}h1v.5h-1z" fill="#${gray(darks, index)}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${lookGrid}" height="${lookGrid}">${rows.join("")}</svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
