import type { Kit } from "../../engine/compose/kit.ts";
import { type PlacedFigure, placeFigure } from "../../engine/compose/subject-figure.ts";
import type { Frame } from "../../engine/geometry/path.ts";
import type { Figure } from "../figures/figure.ts";
import { pictureShare } from "./picture-share.ts";

/** Share of a figure that the canvas cuts off, on one side only: enough to be meant, and little enough to know the thing. */
const cut = 0.28;

interface CloseUp {
  readonly placed: PlacedFigure;
  /** Room that the figure leaves for the words: above it, or to its left on a wide canvas. */
  readonly words: Frame;
  readonly isWide: boolean;
}

/**
 * A figure from so near that a part of it is outside: a tall one is cut off at the bottom, a broad one at the right.
 * @param share of the canvas’s height that it has, where the words are above it.
 */
export function placeCloseUp(kit: Kit, figure: Figure, share = 0.56): CloseUp {
  const { width, height, unit, inner, random } = kit;
  const upright = { ...figure, isUpright: true };
  const place = (frame: Frame, across: number, down: number) =>
    placeFigure(upright, random.fork("figure"), frame, { across, down });
  const { frame: plain } = place({ x: 0, y: 0, width: 100, height: 100 }, 0, 0);
  const isBroad = plain.width > plain.height * 1.3;
  const isWide = width > height * 1.2;
  const seen = 1 - cut;
  const gap = unit * 6;
  const whole = (visible: number) => visible / seen;
  if (isWide) {
    const left = width * 0.52;
    const placed = isBroad
      ? place({ x: left, y: inner.y, width: whole(width - left), height: inner.height }, 1, 0.5)
      : place({ x: left, y: inner.y, width: width - left - inner.x, height: whole(height - inner.y) }, 0.5, 0);
    // A figure that needs less room than it has still runs off by its share.
    const off = isBroad ? width - placed.frame.width * seen - placed.frame.x : 0;
    const low = isBroad ? 0 : height - placed.frame.height * seen - placed.frame.y;
    const moved = place({ ...placed.frame, x: placed.frame.x + off, y: placed.frame.y + low }, 0.5, 0.5);
    return { placed: moved, words: { ...inner, width: moved.frame.x - inner.x - gap }, isWide };
  }
  const tall = height * pictureShare(kit, share);
  const placed = isBroad
    ? place({ x: inner.x, y: height - tall, width: whole(width - inner.x), height: tall - inner.y }, 0, 1)
    : place({ x: inner.x, y: height - tall, width: inner.width, height: whole(tall) }, 0.5, 0);
  const off = isBroad ? Math.max(0, width - placed.frame.width * seen - placed.frame.x) : 0;
  const low = isBroad ? 0 : height - placed.frame.height * seen - placed.frame.y;
  const moved = place({ ...placed.frame, x: placed.frame.x + off, y: placed.frame.y + low }, 0.5, 0.5);
  return { placed: moved, words: { ...inner, height: moved.frame.y - inner.y - gap }, isWide };
}
