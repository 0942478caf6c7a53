import type { Hex } from "../../engine/color/color.ts";
import type { Element, ShapeElement } from "../../engine/document/document.ts";
import { circle, type Frame, type Path, type Point, pathData } from "../../engine/geometry/path.ts";
import { fitMark, type Mark, markBounds, markElement } from "./mark.ts";

const pale: Hex = "#e9e6df";
const line: Hex = "#c9c4b8";

/** A mark over the grid and the circles that carry it, its outlines drawn. */
export function constructionOf(mark: Mark, frame: Frame, accent: Hex): Element[] {
  const inset = frame.width * 0.13;
  const square = { x: frame.x + inset, y: frame.y + inset, width: frame.width - 2 * inset };
  const fitted = fitMark(mark, { ...square, height: square.width });
  const shapes = fitted.map(({ path, within }): Path => within ?? path);
  const unit = square.width / 8;
  const grid = Array.from({ length: 9 }, (_, index): Path => {
    const at = index * unit;
    const [left, top] = [square.x - unit * 0.6, square.y - unit * 0.6];
    const [right, bottom] = [square.x + square.width + unit * 0.6, square.y + square.width + unit * 0.6];
    return [
      ...segment([left, square.y + at], [right, square.y + at]),
      ...segment([square.x + at, top], [square.x + at, bottom]),
    ];
  }).flat();
  const { x, y, width, height } = markBounds(fitted);
  const center: Point = [x + width / 2, y + height / 2];
  const half = Math.max(width, height) / 2;
  const rings = [half, half * 0.618].flatMap((radius) => circle(...center, radius));
  const diagonals = [
    ...segment([square.x, square.y], [square.x + square.width, square.y + square.width]),
    ...segment([square.x + square.width, square.y], [square.x, square.y + square.width]),
  ];
  return [
    { ...markElement("Built", fitted, { primary: pale, second: pale }) },
    strokeOf("grid", grid, line, 0.8),
    strokeOf("guides", [...rings, ...diagonals], line, 1.2),
    strokeOf("outlines", shapes.flat(), accent, 1.6),
  ];
}

const segment = (from: Point, to: Point): Path => [
  ["M", ...from],
  ["L", ...to],
];

const strokeOf = (id: string, path: Path, paint: Hex, width: number): ShapeElement => ({
  id,
  name: id,
  kind: "shape",
  data: pathData(path),
  stroke: { paint, width },
});
