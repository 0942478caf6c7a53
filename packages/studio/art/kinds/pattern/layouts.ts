import type { ShapePlan } from "../../../engine/compose/kit.ts";
import { mapPoints, type Point } from "../../../engine/geometry/path.ts";
import { squareAt } from "../frames.ts";
import { type Stamp, stampsFor } from "./stamps.ts";
import { type Layout, settle, type Tile } from "./tile.ts";

const at = (list: readonly [Stamp, ...Stamp[]], index: number): Stamp => list[index % list.length] ?? list[0];

/** Turns a thing around a place. Light and shadows of the styles that have them turn with it: only small angles then. */
function turnedPlans(plans: readonly ShapePlan[], [cx, cy]: Point, turn: number): ShapePlan[] {
  const [cos, sin] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
  const rotate = ([x, y]: Point): Point => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
  return plans.map((plan) => ({
    ...plan,
    path: mapPoints(plan.path, rotate),
    ...(typeof plan.fill === "object" && {
      fill: { ...plan.fill, from: [...rotate(plan.fill.from)], to: [...rotate(plan.fill.to)] },
    }),
  })) as ShapePlan[];
}

/** Each column half a step lower than the one before. */
export const halfDrop: Layout = (tile) => {
  const { width, height } = tile;
  const { main, small } = stampsFor(tile);
  const size = Math.min(width, height) * 0.55;
  const little = size * 0.22;
  return [
    ...at(main, 0)(tile, squareAt([width * 0.25, height * 0.25], size), 0),
    ...at(main, 1)(tile, squareAt([width * 0.75, height * 0.75], size), 1),
    ...at(small, 0)(tile, squareAt([width * 0.75, height * 0.25], little), 2),
    ...at(small, 0)(tile, squareAt([width * 0.25, height * 0.75], little), 2),
  ];
};

/** Rows, each half a step to the side, as bricks are laid. */
export const brick: Layout = (tile) => {
  const { width, height } = tile;
  const { main, small } = stampsFor(tile);
  const size = Math.min(width / 2, height / 2) * 0.78;
  return [0, 1].flatMap((row) =>
    [0, 1].flatMap((column) => {
      const x = ((column + 0.25 + row * 0.5) / 2) * width;
      const y = ((row + 0.5) / 2) * height;
      return [
        ...at(main, row * 2 + column)(tile, squareAt([x, y], size), row + column),
        ...at(small, row)(tile, squareAt([x + width / 4, y + height / 4], size * 0.16), row + column + 1),
      ];
    }),
  );
};

/** Tossed: things of several sizes in all directions, none over another. */
export const scatter: Layout = (tile) => {
  const { width, height, random, kit } = tile;
  const { main, small } = stampsFor(tile);
  const chance = random.fork("places");
  const short = Math.min(width, height);
  const isStanding = kit.brief.style === "isometric" || kit.brief.style === "brutal";
  const placed: { at: Point; reach: number }[] = [];
  const plans: ShapePlan[] = [];
  const sizes = [
    0.31,
    0.31,
    0.27,
    0.27,
    0.24,
    0.24,
    0.2,
    0.2,
    0.2,
    ...Array.from({ length: 18 }, (_, index) => (index < 8 ? 0.1 : 0.07)),
  ];
  for (const [index, share] of sizes.entries()) {
    const size = short * share;
    const isSmall = share <= 0.1;
    const place = freePlace(
      placed,
      size * (isSmall ? 0.56 : 0.57),
      () => [chance.next() * width, chance.next() * height],
      tile,
    );
    if (!place) continue;
    placed.push({ at: place, reach: size * 0.57 });
    const stamp = isSmall ? at(small, index) : at(main, index);
    const drawn = stamp(tile, squareAt(place, size), index);
    const turn = isStanding ? 0 : chance.between(-0.5, 0.5) * (isSmall ? 1 : 0.7);
    const center = middleOf(drawn, place, tile);
    plans.push(...settle(turnedPlans(drawn, center, turn), tile));
  }
  return plans;
};

/** Middle of a stamp after it was moved over an edge. */
function middleOf(drawn: readonly ShapePlan[], [x, y]: Point, { width, height }: Tile): Point {
  const first = drawn[0]?.path[0];
  if (!first || first[0] === "Z") return [x, y];
  const near = (value: number, from: number, size: number) => from + Math.round((value - from) / size) * size;
  return [near(first[1], x, width), near(first[2], y, height)];
}

function freePlace(
  placed: readonly { readonly at: Point; readonly reach: number }[],
  reach: number,
  any: () => Point,
  { width, height }: Tile,
): Point | undefined {
  const around = (a: number, b: number, size: number) => {
    const off = Math.abs(a - b) % size;
    return Math.min(off, size - off);
  };
  for (let tries = 0; tries < 400; tries++) {
    const [x, y] = any();
    const isFree = placed.every(
      ({ at: [px, py], reach: other }) => Math.hypot(around(x, px, width), around(y, py, height)) > reach + other,
    );
    if (isFree) return [x, y];
  }
  return undefined;
}
