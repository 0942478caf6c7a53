import type { Kit } from "../compose/kit.ts";
import type { Frame } from "../geometry/path.ts";

export const canvasOf = ({ width, height }: Pick<Kit, "width" | "height">): Frame => ({ x: 0, y: 0, width, height });

export const inset = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

export const grown = (frame: Frame, by: number): Frame => inset(frame, -by);

/** Radius of corners, by how a style cuts them. */
export const radiusOf = ({ brief, unit }: Pick<Kit, "brief" | "unit">): number =>
  (brief.style === "soft" ? 4 : brief.style === "cut-out" ? 2 : 0) * unit;

/** Share of the canvas that words may take at most: the more of them, the more. */
export function roomForWords({ brief }: Pick<Kit, "brief">): number {
  const { headline, subline = "", list = "", date = "", place = "", price = "", action = "", brand = "" } = brief;
  const characters = headline.length * 1.6 + [subline, list, date, place, price, action, brand].join("").length;
  return Math.min(0.62, 0.4 + characters / 700);
}
