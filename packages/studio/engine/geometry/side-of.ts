import { flatten, type Path, type Point, polygon } from "./path.ts";

/**
 * Part of a shape on one side of a line: the right side, for a walker who goes down along it.
 * @param step the distance of the points that curves become.
 */
export function sideOf(path: Path, [x1, y1]: Point, [x2, y2]: Point, step = 1): Path {
  const sideAt = ([x, y]: Point): number => (x - x1) * (y2 - y1) - (y - y1) * (x2 - x1);
  return flatten(path, step).flatMap((ring) => {
    const kept = ring.flatMap((point, index): Point[] => {
      const before = ring.at(index - 1) ?? point;
      const [now, then] = [sideAt(point), sideAt(before)];
      const share = then / (then - now);
      const crossing: Point = [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share];
      const isCrossed = now >= 0 !== then >= 0;
      return [...(isCrossed ? [crossing] : []), ...(now >= 0 ? [point] : [])];
    });
    return kept.length > 2 ? polygon(kept) : [];
  });
}
