import { type Command, mapPoints, type Path, type Point } from "./path.ts";

/** The closed outlines that a path consists of. */
export function contoursOf(path: Path): Path[] {
  const contours: Command[][] = [];
  for (const command of path) {
    if (command[0] === "M") contours.push([]);
    contours.at(-1)?.push(command);
  }
  return contours;
}

export const mirrored = (path: Path, axis = 50): Path => mapPoints(path, ([x, y]) => [2 * axis - x, y]);

export const shifted = (path: Path, dx: number, dy: number): Path => mapPoints(path, ([x, y]) => [x + dx, y + dy]);

/** @param turns 0.25 for a quarter, clockwise. */
export function turned(path: Path, turns: number, [cx, cy]: Point = [50, 50]): Path {
  const [cos, sin] = [Math.cos(turns * 2 * Math.PI), Math.sin(turns * 2 * Math.PI)];
  return mapPoints(path, ([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]);
}

export const scaled = (path: Path, scale: number, [cx, cy]: Point = [50, 50]): Path =>
  mapPoints(path, ([x, y]) => [cx + (x - cx) * scale, cy + (y - cy) * scale]);
