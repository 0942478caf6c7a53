import { circle, type Frame, mapPoints, type Path, polygon, rectangle, sector } from "../../../engine/geometry/path.ts";
import { scalloped } from "../../logos/containers.ts";
import { steppedPlate } from "../../styles/deco/ornaments.ts";
import { centerOf, squareIn } from "../frames.ts";

/** Shape that an icon is put on, and the share of it that the icon fills. */
export interface PlateShape {
  readonly path: (frame: Frame) => Path;
  readonly share: number;
  /** Moves the icon down, as a share of the plate's height. */
  readonly down?: number;
  /** From edge to edge: cells touch. */
  readonly isCell?: boolean;
}

const inSquare =
  (draw: (frame: Frame) => Path) =>
  (frame: Frame): Path =>
    draw(squareIn(frame));

const archIn = ({ x, y, width, height }: Frame): Path => {
  const [left, wide] = [x + width * 0.11, width * 0.78];
  const [, ...round] = sector(left + wide / 2, y + wide / 2, wide / 2, [0.5, 1]);
  return [
    ["M", left, y + wide / 2],
    ...round.slice(1, -1),
    ["L", left + wide, y + height],
    ["L", left, y + height],
    ["Z"],
  ];
};

const diamondIn = ({ x, y, width, height }: Frame): Path =>
  polygon([
    [x + width / 2, y],
    [x + width, y + height / 2],
    [x + width / 2, y + height],
    [x, y + height / 2],
  ]);

const plates = {
  none: { path: () => [], share: 0.92 },
  cell: { path: (frame) => rectangle(frame), share: 0.6, isCell: true },
  square: { path: inSquare((frame) => rectangle(frame)), share: 0.62 },
  squircle: { path: inSquare((frame) => rectangle(frame, frame.width * 0.27)), share: 0.58 },
  disc: { path: inSquare((frame) => circle(...centerOf(frame), frame.width / 2)), share: 0.6 },
  arch: { path: inSquare(archIn), share: 0.54, down: 0.06 },
  quarter: { path: inSquare(({ x, y, width, height }) => sector(x, y + height, width, [0.75, 1])), share: 0.62 },
  scallop: {
    path: inSquare(({ x, y, width }) =>
      mapPoints(scalloped(12), ([px, py]) => [x + (px * width) / 100, y + (py * width) / 100]),
    ),
    share: 0.56,
  },
  stepped: { path: inSquare((frame) => steppedPlate(frame, { count: 2, size: frame.width * 0.075 })), share: 0.6 },
  diamond: { path: inSquare(diamondIn), share: 0.47 },
} satisfies Record<string, PlateShape>;

export type PlateName = keyof typeof plates;
export const plateOf = (name: PlateName): PlateShape => plates[name];
