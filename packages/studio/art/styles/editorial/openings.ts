import { type Frame, type Path, rectangle } from "../../../engine/geometry/path.ts";

export type Opening = "arch" | "rectangle" | "niche";

const kappa = 0.5522847498;

/** The radii at the upper and the lower corners. */
function radiiOf(opening: Opening, { width, height }: Frame): readonly [number, number, number] {
  if (opening === "arch") return [width / 2, Math.min(width / 2, height), 0];
  return opening === "niche" ? [width * 0.2, Math.min(width * 0.2, height / 2), 0] : [0, 0, 0];
}

/** The outline of an opening in a frame. */
export function openingOutline(opening: Opening, outer: Frame): Path {
  const [rx, top, bottom] = radiiOf(opening, outer);
  if (rx === 0) return rectangle(outer);
  const { x, y, width, height } = outer;
  const [right, floor] = [x + width, y + height];
  const k = 1 - kappa;
  return [
    ["M", x, y + top],
    ["C", x, y + top * k, x + rx * k, y, x + rx, y],
    ["L", right - rx, y],
    ["C", right - rx * k, y, right, y + top * k, right, y + top],
    ["L", right, floor - bottom],
    ...(bottom > 0
      ? ([
          ["C", right, floor - bottom * k, right - rx * k, floor, right - rx, floor],
          ["L", x + rx, floor],
          ["C", x + rx * k, floor, x, floor - bottom * k, x, floor - bottom],
        ] as const)
      : ([["L", x, floor]] as const)),
    ["Z"],
  ];
}
