import { circle, ellipse, leaf, type Path, type Point, polygon, rectangle } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { accent, body, detail, far, glow, mid, near, type Region, shade } from "./region.ts";

/** Views in a field of 160 × 100; what is above or beside is cut off. */
const wide = 160;

function ridge(y: number, rise: number, steps: number, random: Random, isSharp = false): Path {
  const points = Array.from({ length: steps + 1 }, (_, index): Point => {
    const isPeak = index % 2 === 1;
    return [
      -10 + ((wide + 20) * index) / steps,
      y - (isPeak ? rise * random.between(0.6, 1) : rise * random.between(0, 0.3)),
    ];
  });
  if (isSharp) return polygon([...points, [wide + 10, 120], [-10, 120]]);
  const curves = points.slice(1).map(([x, py], index) => {
    const [px, before] = points[index] ?? [0, 0];
    const middle = (px + x) / 2;
    return ["C", middle, before, middle, py, x, py] as const;
  });
  const [first] = points;
  return [["M", ...(first ?? [0, 0])], ...curves, ["L", wide + 10, 120], ["L", -10, 120], ["Z"]];
}

const sun = (random: Random, y: number, radius = 13) => glow(circle(random.between(45, 115), y, radius));

export const scenes = {
  mountains: (random: Random): Region[] => [
    sun(random, 32),
    far(ridge(66, 40, 6, random, true)),
    mid(ridge(80, 34, 7, random, true)),
    near(ridge(92, 16, 5, random)),
  ],
  hills: (random: Random): Region[] => [
    sun(random, 36, 15),
    far(ridge(58, 16, 5, random)),
    mid(ridge(74, 18, 4, random)),
    near(ridge(90, 16, 3, random)),
    ...Array.from({ length: 5 }, (_, index) => {
      const x = 14 + index * 33 + random.between(-8, 8);
      const y = random.between(66, 80);
      return accent(leaf([x, y + 8], [x, y - 12], 0.26));
    }),
  ],
  sea: (random: Random): Region[] => [
    sun(random, 46, 18),
    mid(rectangle({ x: -10, y: 52, width: 180, height: 60 })),
    ...Array.from({ length: 6 }, (_, index) => {
      const y = 58 + index * 6.5;
      const x = random.between(20, 110);
      return detail(`M${x} ${y}L${x + random.between(14, 40)} ${y}`, 1.4);
    }),
    body(`M40 70L72 70L66 78L46 78Z`),
    accent("M55 68L55 40L72 66Z"),
    accent("M52 68L52 48L42 66Z"),
  ],
  desert: (random: Random): Region[] => [
    sun(random, 34, 17),
    far(ridge(64, 20, 3, random)),
    mid(ridge(80, 24, 3, random)),
    near(ridge(98, 22, 2, random)),
    accent(rectangle({ x: 30, y: 58, width: 5, height: 26 }, 2.5)),
    accent("M32.5 74L24 74L24 64M32.5 70L41 70L41 62", 4),
  ],
  city: (random: Random): Region[] => {
    const tower = (x: number, width: number, height: number, isNear: boolean): Region[] => {
      const y = 92 - height;
      const block = (isNear ? near : mid)(rectangle({ x, y, width, height: height + 20 }));
      const windows = Array.from({ length: Math.floor((height - 8) / 9) * 2 }, (_, index) =>
        detail(
          rectangle({
            x: x + width * (index % 2 === 0 ? 0.2 : 0.58),
            y: y + 6 + Math.floor(index / 2) * 9,
            width: width * 0.2,
            height: 4,
          }),
        ),
      );
      return [block, ...(isNear ? windows : [])];
    };
    return [
      sun(random, 34, 16),
      ...Array.from({ length: 7 }, (_, index) => tower(index * 24 - 4, 18, random.between(34, 58), false)).flat(),
      ...Array.from({ length: 6 }, (_, index) =>
        tower(index * 28 + random.between(-4, 4), 17, random.between(18, 44), true),
      ).flat(),
    ];
  },
  forest: (random: Random): Region[] => [
    sun(random, 32, 14),
    far(ridge(70, 14, 4, random)),
    ...Array.from({ length: 9 }, (_, index) => {
      const x = index * 20 - 2 + random.between(-4, 4);
      const top = random.between(28, 50);
      return mid(
        polygon([
          [x, top],
          [x + 13, 88],
          [x - 13, 88],
        ]),
      );
    }),
    near(ridge(94, 10, 4, random)),
    ...Array.from({ length: 4 }, (_, index) => {
      const x = 16 + index * 44 + random.between(-8, 8);
      return accent(
        polygon([
          [x, random.between(46, 58)],
          [x + 15, 98],
          [x - 15, 98],
        ]),
      );
    }),
  ],
  room: (random: Random): Region[] => {
    const side = random.chance(0.5) ? 96 : 18;
    return [
      far(rectangle({ x: side, y: 12, width: 44, height: 44 }, 2)),
      glow(circle(side + 22, 34, 12)),
      detail(`M${side + 22} 12L${side + 22} 56M${side} 34L${side + 44} 34`, 1.6),
      near(rectangle({ x: -10, y: 80, width: 180, height: 40 })),
      mid(ellipse(80, 86, 58, 6)),
      body(rectangle({ x: 46, y: 54, width: 68, height: 28 }, 8)),
      shade(rectangle({ x: 40, y: 64, width: 14, height: 22 }, 6)),
      shade(rectangle({ x: 106, y: 64, width: 14, height: 22 }, 6)),
      accent(rectangle({ x: 60, y: 58, width: 16, height: 15 }, 4)),
    ];
  },
  house: (random: Random): Region[] => [
    sun(random, 28, 11),
    far(ridge(72, 22, 4, random)),
    body(
      polygon([
        [50, 48],
        [110, 48],
        [110, 90],
        [50, 90],
      ]),
    ),
    accent(
      polygon([
        [42, 50],
        [80, 24],
        [118, 50],
      ]),
    ),
    detail(rectangle({ x: 60, y: 58, width: 14, height: 14 })),
    detail(rectangle({ x: 86, y: 58, width: 14, height: 14 })),
    shade(rectangle({ x: 74, y: 74, width: 12, height: 16 })),
    near(ridge(96, 8, 3, random)),
  ],
  runner: (random: Random): Region[] => [
    sun(random, 36, 18),
    far(ridge(70, 16, 4, random)),
    near(rectangle({ x: -10, y: 86, width: 180, height: 30 })),
    accent(circle(88, 28, 7)),
    body("M84 38L72 60", 9),
    body("M72 60L86 68L82 86", 6.5),
    body("M72 60L60 72L46 70", 6.5),
    accent("M84 40L96 50L106 44", 5),
    accent("M82 42L68 44L62 54", 5),
  ],
} as const;

export type SceneName = keyof typeof scenes;

/** A head and shoulders, in a square of 100; hair and clothes differ. */
export function portrait(random: Random): Region[] {
  const hair = random.integer(0, 3);
  const behind =
    hair === 0
      ? [shade("M26 44C22 10 78 10 74 44L78 78L22 78Z")]
      : hair === 1
        ? [shade(circle(50, 20, 12)), shade(circle(50, 40, 25))]
        : [];
  const fringe =
    hair === 2
      ? [shade("M30 42C28 14 70 10 71 40C62 32 52 34 46 28C42 34 36 36 30 42Z")]
      : hair === 3
        ? [shade("M29 44C24 18 50 12 60 18C74 20 74 36 71 44C68 32 60 28 50 28C40 28 32 32 29 44Z")]
        : [shade("M30 40C32 20 68 20 70 40C58 38 46 36 42 30C40 36 36 38 30 40Z")];
  return [
    ...behind,
    accent("M8 106C8 80 28 74 50 74C72 74 92 80 92 106Z"),
    body(rectangle({ x: 42, y: 58, width: 16, height: 20 }, 6)),
    body(ellipse(50, 44, 20, 24)),
    ...fringe,
  ];
}
