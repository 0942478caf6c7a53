import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { type Frame, type Path, rectangle } from "../../../engine/geometry/path.ts";

export const openings = ["arch", "oval", "rectangle", "niche"] as const;
export type Opening = (typeof openings)[number];

const kappa = 0.5522847498;

/** The radii at the upper and the lower corners. */
function radiiOf(opening: Opening, { width, height }: Frame): readonly [number, number, number] {
  if (opening === "oval") return [width / 2, height / 2, height / 2];
  if (opening === "arch") return [width / 2, Math.min(width / 2, height), 0];
  return opening === "niche" ? [width * 0.2, Math.min(width * 0.2, height / 2), 0] : [0, 0, 0];
}

/** Shapes that let a frame show through an opening. Clips are rectangles, so its corners are painted over. */
export function openingMask(opening: Opening, frame: Frame, fill: PaletteRole): ShapePlan[] {
  const [rx, top, bottom] = radiiOf(opening, frame);
  const corners = [
    [frame.x, frame.y, 1, top],
    [frame.x + frame.width, frame.y, -1, top],
    [frame.x, frame.y + frame.height, 1, -bottom],
    [frame.x + frame.width, frame.y + frame.height, -1, -bottom],
  ] as const;
  return corners.flatMap(([x, y, side, ry]): ShapePlan[] =>
    ry === 0 ? [] : [{ path: cornerPath(x, y, side * rx, ry), fill }],
  );
}

function cornerPath(x: number, y: number, rx: number, ry: number): Path {
  const [ox, oy] = [x - Math.sign(rx), y - Math.sign(ry)];
  return [
    ["M", ox, oy],
    ["L", x + rx, oy],
    ["L", x + rx, y],
    ["C", x + rx * (1 - kappa), y, x, y + ry * (1 - kappa), x, y + ry],
    ["L", ox, y + ry],
    ["Z"],
  ];
}

/** The outline of an opening, so far outside of it. */
function openingOutline(opening: Opening, frame: Frame, outside: number): Path {
  const outer: Frame = {
    x: frame.x - outside,
    y: frame.y - outside,
    width: frame.width + 2 * outside,
    height: frame.height + 2 * outside,
  };
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

/** A figure's frame: thin lines around its opening. */
export function drawOutline(kit: Kit, opening: Opening, frame: Frame): void {
  kit.shape("Frame", {
    path: openingOutline(opening, frame, kit.unit * 1.4),
    stroke: { paint: "ink", width: kit.unit * 0.2 },
  });
}
