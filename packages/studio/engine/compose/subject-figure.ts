import { boundsOfPieces, drawFigure } from "../../art/figures/draw-figure.ts";
import type { Figure, Piece } from "../../art/figures/figure.ts";
import { chosenFigure, figuresOfBrief, namedThings } from "../../art/figures/figures-of-brief.ts";
import { accentTonesOf, isEdible, tonesOf } from "../../art/figures/natural-tones.ts";
import { silhouetteOf } from "../../art/figures/silhouette.ts";
import { lchOf } from "../color/color.ts";
import { isSeenOn } from "../color/farthest.ts";
import { naturalRole } from "../color/natural-color.ts";
import type { Palette, PaletteRole } from "../color/palette.ts";
import type { Paint } from "../document/document.ts";
import { type Frame, mapPoints, type Path } from "../geometry/path.ts";
import { placing } from "../geometry/placing.ts";
import type { Random } from "../random.ts";
import type { Kit, ShapePlan } from "./kit.ts";

export const hasFigure = ({ brief }: Pick<Kit, "brief">): boolean => figuresOfBrief(brief).length > 0;

/**
 * The figures of what a brief is about in a design's own order: the user's own choice first, then what its words name; else the one that says
 * the most is the likeliest to be first.
 */
export function figuresFor({ brief, random }: Pick<Kit, "brief" | "random">): readonly Figure[] {
  const choice = random.fork("figures");
  const chosen = chosenFigure(brief);
  const named = namedThings(brief).filter((figure) => figure !== chosen);
  const others = figuresOfBrief(brief).filter((figure) => figure !== chosen && !named.includes(figure));
  const ordered = others
    .map((figure, index) => ({ figure, order: choice.next() ** (1 + index * 1.6) }))
    .toSorted((a, b) => b.order - a.order)
    .map(({ figure }) => figure);
  return [...(chosen ? [chosen] : []), ...named, ...ordered];
}

interface FigurePlace {
  /** 0 at the frame's left or top, 1 at its right or bottom. */
  readonly across?: number;
  readonly down?: number;
}

export interface PlacedFigure {
  readonly figure: Figure;
  readonly pieces: readonly Piece[];
  /** Size that the hundredth of the figure's square has now. */
  readonly scale: number;
  /** Frame that it covers. */
  readonly frame: Frame;
}

/** Draws a figure as large as it fits into a frame. */
export function placeFigure(
  figure: Figure,
  random: Random,
  frame: Frame,
  { across = 0.5, down = 0.5 }: FigurePlace = {},
): PlacedFigure {
  const drawn = drawFigure(figure, random);
  const bounds = boundsOfPieces(drawn);
  const { scale } = placing(bounds, frame);
  const x = frame.x + (frame.width - bounds.width * scale) * across;
  const y = frame.y + (frame.height - bounds.height * scale) * down;
  return {
    figure,
    scale,
    frame: { x, y, width: bounds.width * scale, height: bounds.height * scale },
    pieces: drawn.map((piece) => ({
      ...piece,
      path: mapPoints(piece.path, ([px, py]) => [x + (px - bounds.x) * scale, y + (py - bounds.y) * scale]),
      ...(piece.line !== undefined && { line: piece.line * scale }),
    })),
  };
}

/** Everything of a figure that has a color, as one outline: details end at it. */
export const outlineOf = ({ pieces, scale }: Pick<PlacedFigure, "pieces" | "scale">): Path =>
  silhouetteOf(
    pieces.filter(({ part }) => part !== "detail"),
    scale,
  );

/**
 * Role in which a figure's body looks as in nature; undefined for what comes in any color, or where no role is near.
 * @param on what is behind it.
 */
export const naturalBody = (
  { palette }: Pick<Kit, "palette">,
  figure: Figure,
  roles: readonly PaletteRole[],
  on: readonly PaletteRole[],
): PaletteRole | undefined =>
  naturalRole(palette, tonesOf(figure), roles, on) ??
  // Food is never black: what is lightest stands for it.
  (isEdible(figure) ? lightest(palette, roles, on) : undefined);

const lightest = (
  palette: Palette,
  roles: readonly PaletteRole[],
  on: readonly PaletteRole[],
): PaletteRole | undefined =>
  roles
    .filter((role) => on.every((other) => isSeenOn(palette, role, other)))
    .toSorted((a, b) => lchOf(palette[b]).lightness - lchOf(palette[a]).lightness)[0];

/**
 * Role for the accents of a figure that has its own color: leaves are green, foam and cream are light, never black. Undefined for what comes
 * in any color.
 * @param body role of what they are on.
 */
export const naturalAccent = (
  { palette }: Pick<Kit, "palette">,
  figure: Figure,
  body: PaletteRole,
  roles: readonly PaletteRole[],
): PaletteRole | undefined =>
  naturalRole(palette, accentTonesOf(figure), roles, [body]) ??
  (isEdible(figure) ? lightest(palette, roles, [body]) : undefined);

export type FigureColors = Readonly<Record<Piece["part"], Paint>>;

/** A figure in flat colors, its lines as lines. */
export const figurePlans = (pieces: readonly Piece[], colors: FigureColors): ShapePlan[] =>
  pieces.map(({ path, part, line }) =>
    line === undefined
      ? { path, fill: colors[part] }
      : { path, stroke: { paint: colors[part], width: Math.round(line * 100) / 100 } },
  );
