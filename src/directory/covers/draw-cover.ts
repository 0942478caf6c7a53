import { type CoverFamily, coverFamilies } from "./cover-families.ts";
import { createScene } from "./scene.ts";
import { rect, sheetHeight, sheetWidth } from "./svg.ts";

export interface CoverInput {
  readonly slug: string;
  /** Index of the category hue, 0 to 11. */
  readonly hue: number;
  readonly family: CoverFamily;
  /** Which of the tool's drawings, a whole number: 0 on its card; each next one is another composition. */
  readonly variant: number;
}

/**
 * A complete SVG document, 640 x 400, without text, scripts or references to anything outside.
 * The same input gives the same bytes. Fills its frame: whatever the frame's shape, the edges are cropped.
 */
export function drawCover({ slug, hue, family, variant }: CoverInput): string {
  const scene = createScene(`${family}/${hue}/${slug}`, hue, variant);
  const ground = rect(0, 0, sheetWidth, sheetHeight, scene.palette.ground);
  const size = `width="${sheetWidth}" height="${sheetHeight}" viewBox="0 0 ${sheetWidth} ${sheetHeight}"`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice">`;
  return `${open}${ground}${coverFamilies[family](scene)}</svg>`;
}
