import type { Command, Path, Point } from "./path.ts";

/** Reads an SVG's `d` in absolute coordinates, as fonts give it: lines and curves. Quadratic curves become cubic ones. */
export function readPath(data: string): Path {
  let at: Point = [0, 0];
  return [...data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, letter, rest = ""]): Command => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (letter === "Z") return ["Z"];
    if (letter === "C") {
      at = [e, f];
      return ["C", a, b, c, d, e, f];
    }
    if (letter === "Q") {
      const [x, y] = at;
      at = [c, d];
      return ["C", x + (a - x) / 1.5, y + (b - y) / 1.5, c + (a - c) / 1.5, d + (b - d) / 1.5, c, d];
    }
    at = [a, b];
    return [letter === "M" ? "M" : "L", a, b];
  });
}
