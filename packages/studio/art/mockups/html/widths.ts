import { type Box, isKept } from "../node.ts";
import {
  isPlacedBox,
  isPlacedWords,
  type LayoutContext,
  type Placed,
  type PlacedBox,
  type PlacedWords,
} from "../placed.ts";

/** Size of large type on the narrowest pages. @param pageWidth of the device. */
export const smallestSize = (size: number, pageWidth: number): number =>
  size <= 24 ? size : pageWidth > 500 ? Math.min(size, 28) : Math.round(size * 0.78);

interface Context extends LayoutContext {
  readonly pageWidth: number;
}

/** Width of the longest word: no column of the page is narrower. */
function longestWord({ text, style }: PlacedWords, { typesetter, language, pageWidth }: Context): number {
  const shown = style.isCaps ? text.toLocaleUpperCase(language) : text;
  const size = smallestSize(style.size, pageWidth);
  const widths = shown.split(/[\s-]+/u).map((word) => typesetter.widthOf({ ...style, size, text: word }));
  return Math.ceil(Math.max(0, ...widths)) + 2;
}

/** Width below which a part can't be read, when what may wrap in it has wrapped. */
export function leastWidth(at: Placed, context: Context): number {
  if (isPlacedWords(at)) return Math.min(longestWord(at, context), Math.ceil(at.frame.width) + 1);
  const { node } = at;
  if (!isPlacedBox(at)) return node.width === undefined ? 0 : Math.min(node.width, 160);
  if (node.width !== undefined && node.height !== undefined) return node.width;
  const { padding: [, right, , left] = [0, 0, 0, 0], gap = 0, flow, tag, input } = at.node;
  if (tag === "table" || input) return 0;
  const widths = at.children.map((child) => leastWidth(child, context));
  const around = Math.min(left, 26) + Math.min(right, 26);
  const isLine = flow === "row" && isKept(at.node);
  return around + (isLine ? widths.reduce((sum, width) => sum + width + gap, -gap) : Math.max(0, ...widths));
}

/** Width from which on a column that has text reads well. */
const wantedOf = (placed: number): number => (placed > 300 ? 230 : placed > 200 ? 160 : Math.min(placed, 118));

/** Width of a column, below which it goes to the next line. */
export const columnMin = (at: Placed, context: Context): number =>
  Math.floor(Math.min(at.frame.width, Math.max(leastWidth(at, context), wantedOf(at.frame.width))));

/** Columns of one width: they become fewer on narrow pages. */
export const isEven = ({ children }: Box): boolean =>
  children.length > 1 && children.every(({ grow, width }) => width === undefined && grow && grow === children[0]?.grow);

/** Width of a table whose columns hold their longest words. */
export function tableMin(table: PlacedBox, context: Context): number {
  const rows = table.children.flatMap((part) => (isPlacedBox(part) ? part.children.filter(isPlacedBox) : []));
  const needed = rows.map((line) => {
    const shares = line.node.children.map(({ grow = 1 }) => grow);
    const whole = shares.reduce((sum, share) => sum + share, 0);
    const gaps = (line.node.gap ?? 0) * Math.max(0, shares.length - 1);
    const widths = line.children.map((cell, index) => (leastWidth(cell, context) * whole) / (shares[index] ?? 1));
    return gaps + Math.max(0, ...widths);
  });
  return Math.floor(Math.min(rows[0]?.frame.width ?? 0, Math.max(560, ...needed)));
}
