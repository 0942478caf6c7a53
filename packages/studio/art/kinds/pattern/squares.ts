import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { ShapePlan } from "../../../engine/compose/kit.ts";
import { circle, type Point, polygon, ring, sector } from "../../../engine/geometry/path.ts";
import { squareAt } from "../frames.ts";
import { plainHand } from "../hands/flat-hands.ts";
import { pairingsOn } from "../pairings.ts";
import { cell, cellsOf, stampAt } from "./grid.ts";
import { stampsFor } from "./stamps.ts";
import { type Layout, settle, type Tile } from "./tile.ts";

/** A chessboard, with a thing on each field. */
export const checker: Layout = (tile) => {
  const { main } = stampsFor(tile);
  const backs = tile.colors.slice(0, 3);
  const pairings = pairingsOn(tile.kit, ["ground", backs[0] ?? "accent", "ground", backs[1] ?? backs[0] ?? "accent"]);
  const cells = cellsOf(tile, 4);
  const of = (column: number, row: number) => pairings[(column + row * 3) % 4];
  return [
    ...cells.flatMap(({ frame, column, row }) => cell(tile, frame, of(column, row)?.back ?? "ground")),
    ...cells.flatMap(({ frame, column, row }) => {
      const pairing = of(column, row);
      if (!pairing) return [];
      const own: Tile = { ...tile, colors: [pairing.body, pairing.accent] };
      const middle: Point = [frame.x + frame.width / 2, frame.y + frame.height / 2];
      return stampAt(main, column + row * 2)(own, squareAt(middle, frame.width * 0.72), 0);
    }),
  ];
};

/** Cubes, seen from above one corner. */
export const blocksOf =
  (kind: "plain" | "stairs" | "windows"): Layout =>
  (tile) => {
    const { width, height, random } = tile;
    const [w, rows] = [width / 4, 4];
    const step = height / rows;
    const [top, left, right] = random.fork("sides").shuffled(["accent", "support", "highlight"] as const) as [
      PaletteRole,
      PaletteRole,
      PaletteRole,
    ];
    return Array.from({ length: rows }, (_, row) =>
      Array.from({ length: 4 }, (__, column) => {
        const [x, y] = [(column + (row % 2) * 0.5) * w, row * step];
        const [a, third] = [step / 3, step / 3];
        const face = (points: readonly Point[], fill: PaletteRole): ShapePlan => ({
          path: polygon(points),
          fill,
          stroke: { paint: fill, width: 0.8 },
        });
        const [cx, cy] = [x + w / 2, y + 2 * third];
        const plans = [
          face(
            [
              [cx, cy - 2 * a],
              [cx + w / 2, cy - a],
              [cx, cy],
              [cx - w / 2, cy - a],
            ],
            top,
          ),
          face(
            [
              [cx - w / 2, cy - a],
              [cx, cy],
              [cx, cy + 2 * a],
              [cx - w / 2, cy + a],
            ],
            left,
          ),
          face(
            [
              [cx + w / 2, cy - a],
              [cx, cy],
              [cx, cy + 2 * a],
              [cx + w / 2, cy + a],
            ],
            right,
          ),
        ];
        const small = 0.5;
        const inner =
          (dx: number, dy: number) =>
          (share: number): Point => [cx + dx * share, cy + dy * share];
        if (kind === "stairs")
          plans.push(
            face(
              [
                inner(0, -2 * a + a * small)(1),
                [cx + (w / 2) * small, cy - a],
                [cx, cy - a + a * small],
                [cx - (w / 2) * small, cy - a],
              ],
              left,
            ),
          );
        if (kind === "windows" && (row + column) % 2 === 0)
          plans.push(
            face(
              [
                [cx - w * 0.36, cy - a * 0.28],
                [cx - w * 0.14, cy + a * 0.16],
                [cx - w * 0.14, cy + a * 1.3],
                [cx - w * 0.36, cy + a * 0.86],
              ],
              top,
            ),
            face(
              [
                [cx + w * 0.36, cy - a * 0.28],
                [cx + w * 0.14, cy + a * 0.16],
                [cx + w * 0.14, cy + a * 1.3],
                [cx + w * 0.36, cy + a * 0.86],
              ],
              left,
            ),
          );
        return settle(plans, tile);
      }).flat(),
    ).flat();
  };

/** One elementary shape in each square. */
export const mosaic: Layout = (tile) => {
  const chance = tile.random.fork("mosaic");
  const { style } = tile.kit.brief;
  const backs: ShapePlan[] = [];
  const figures = cellsOf(tile, 4).flatMap(({ frame }): ShapePlan[] => {
    const { x, y, width: w } = frame;
    const [back = "accent", front = "support", third = "highlight"] = chance.shuffled([
      "ground",
      ...tile.colors,
    ] as const);
    const turn = chance.integer(0, 3);
    const corner: Point = [x + (turn === 1 || turn === 2 ? w : 0), y + (turn >= 2 ? w : 0)];
    const middle: Point = [x + w / 2, y + w / 2];
    const range = [turn * 0.25, turn * 0.25 + 0.25] as const;
    const shapes = chance.pick([
      [[sector(...corner, w, range), front]],
      [
        [sector(...corner, w, range), front],
        [sector(...corner, w * 0.5, range), third],
      ],
      [
        [circle(...middle, w * 0.4), front],
        [circle(...middle, w * 0.16), third],
      ],
      [[sector(...middle, w / 2, [turn / 4, turn / 4 + 0.5]), front]],
      [
        [
          polygon(
            (
              [
                [x, y],
                [x + w, y],
                [x + w, y + w],
                [x, y + w],
              ] as Point[]
            ).filter((_, index) => index !== turn),
          ),
          front,
        ],
      ],
      [[ring(...middle, w * 0.44, w * 0.22), front]],
    ] as const);
    const hand = style === "bauhaus" || style === "swiss" ? plainHand : undefined;
    const drawn = hand ? hand({ kit: tile.kit, frame, weight: tile.weight, random: chance }) : tile.hand(frame, chance);
    backs.push(...cell(tile, frame, back));
    return shapes.flatMap(([path, fill]) => drawn.form([{ path }], { fill, under: back }));
  });
  return [...backs, ...figures];
};
