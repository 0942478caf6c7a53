import { circle, ellipse, leaf, polygon, rectangle, ring, sector } from "../../../engine/geometry/path.ts";
import { turned } from "../../../engine/geometry/transform.ts";
import type { Random } from "../../../engine/random.ts";
import { accent, body, detail, line, type Piece } from "../../figures/figure.ts";

/** Something seen in a landscape, in a square of 100, its feet at the bottom in the middle. */
export type Thing = (random: Random) => Piece[];

const pine: Thing = (random) => {
  const tiers = random.integer(3, 4);
  const wide = random.between(20, 27);
  return [
    body(rectangle({ x: 47, y: 84, width: 6, height: 16 })),
    ...Array.from({ length: tiers }, (_, index) => {
      const top = 2 + index * (62 / tiers);
      const half = wide * (0.5 + (0.5 * (index + 1)) / tiers);
      return body(
        polygon([
          [50, top],
          [50 + half, top + 44],
          [50 - half, top + 44],
        ]),
      );
    }),
  ];
};

const roundTree: Thing = (random) => {
  const wide = random.between(24, 30);
  return [line("M50 100L50 48", 5), line("M50 74L62 60", 4), accent(ellipse(50, 36, wide, random.between(30, 36)))];
};

const poplar: Thing = () => [line("M50 100L50 70", 4), body(leaf([50, 94], [50, 0], 0.2))];

const palm: Thing = (random) => {
  const lean = random.between(-10, 10);
  const [x, y] = [50 + lean, 30];
  const frond = (turn: number) => {
    const [dx, dy] = [Math.cos(turn * 2 * Math.PI) * 36, Math.sin(turn * 2 * Math.PI) * 30];
    return accent(
      `M${x} ${y}C${x + dx * 0.4} ${y + dy * 0.7 - 12} ${x + dx * 0.9} ${y + dy - 8} ${x + dx} ${y + dy + 12}C${x + dx * 0.7} ${y + dy + 2} ${x + dx * 0.4} ${y + dy * 0.5 + 2} ${x} ${y}Z`,
    );
  };
  return [line(`M50 100C50 74 ${50 + lean * 0.3} 52 ${x} ${y}`, 5), ...[0.5, 0.58, 0.7, 0.8, 0.92, 0].map(frond)];
};

const cactus: Thing = (random) => {
  const high = random.between(50, 64);
  return [
    line("M50 100L50 20", 13),
    line(`M50 ${high + 14}L30 ${high + 14}L30 ${high - 12}`, 10),
    ...(random.chance(0.7) ? [line(`M50 ${high}L70 ${high}L70 ${high - 24}`, 10)] : []),
  ];
};

const sail: Thing = () => [
  body("M18 80L84 80C80 92 72 98 62 98L38 98C28 98 21 92 18 80Z"),
  line("M50 80L50 4", 3),
  accent(
    polygon([
      [53, 8],
      [88, 72],
      [53, 72],
    ]),
  ),
  body(
    polygon([
      [47, 20],
      [47, 72],
      [20, 72],
    ]),
  ),
];

const house: Thing = (random) => [
  body(rectangle({ x: 18, y: 52, width: 64, height: 48 })),
  accent(
    polygon([
      [10, 54],
      [50, random.between(14, 24)],
      [90, 54],
    ]),
  ),
  detail(rectangle({ x: 28, y: 64, width: 15, height: 15 })),
  detail(rectangle({ x: 58, y: 66, width: 15, height: 34 })),
];

const lighthouse: Thing = () => [
  body(
    polygon([
      [40, 30],
      [60, 30],
      [67, 100],
      [33, 100],
    ]),
  ),
  detail(
    polygon([
      [38.5, 46],
      [61.5, 46],
      [63.5, 60],
      [36.5, 60],
    ]),
  ),
  detail(
    polygon([
      [35.5, 74],
      [64.5, 74],
      [66, 88],
      [34, 88],
    ]),
  ),
  accent(rectangle({ x: 41, y: 16, width: 18, height: 14 })),
  body(
    polygon([
      [37, 17],
      [50, 4],
      [63, 17],
    ]),
  ),
  body(rectangle({ x: 35, y: 28, width: 30, height: 4 })),
];

const cloud: Thing = (random) => {
  const low = random.between(20, 26);
  return [
    body(rectangle({ x: 4, y: 58, width: 92, height: 18 }, 9)),
    body(ellipse(38, 58, low, 22)),
    body(ellipse(64, 60, 18, 15)),
  ];
};

const rock: Thing = (random) => {
  const top = random.between(34, 50);
  return [
    body(
      polygon([
        [6, 100],
        [18, 66],
        [42, top],
        [70, top + 12],
        [90, 78],
        [96, 100],
      ]),
    ),
    detail(
      polygon([
        [42, top],
        [52, 74],
        [46, 100],
        [70, 100],
        [70, top + 12],
      ]),
    ),
  ];
};

const mesa: Thing = () => [
  body(
    polygon([
      [2, 100],
      [16, 72],
      [20, 40],
      [80, 40],
      [84, 70],
      [98, 100],
    ]),
  ),
  line("M19 52L81 52", 4, "detail"),
  line("M18 64L82 64", 2.5, "detail"),
];

const bush: Thing = () => [body(sector(50, 100, 46, [0.5, 1])), accent(sector(36, 100, 20, [0.5, 1]))];

const planet: Thing = (random) => {
  const kind = random.integer(0, 2);
  const disc = body(circle(50, 50, kind === 1 ? 34 : 46));
  if (kind === 1)
    return [disc, line(turned(ellipse(50, 50, 50, 13), -0.06), 4, "accent"), detail(ellipse(42, 40, 8, 6))];
  if (kind === 2)
    return [
      disc,
      ...[28, 46, 62].map((y, index) =>
        detail(rectangle({ x: 9 + index * 3, y, width: 76 - index * 8, height: 6 }, 3)),
      ),
    ];
  return [
    disc,
    detail(circle(36, 34, 10)),
    detail(circle(64, 58, 14)),
    detail(circle(38, 70, 6)),
    detail(circle(62, 26, 5)),
  ];
};

const rocket: Thing = () => [
  body("M50 2C66 18 70 40 66 72L34 72C30 40 34 18 50 2Z"),
  accent(
    polygon([
      [34, 52],
      [16, 82],
      [34, 74],
    ]),
  ),
  accent(
    polygon([
      [66, 52],
      [84, 82],
      [66, 74],
    ]),
  ),
  detail(circle(50, 36, 9)),
  accent(leaf([50, 74], [50, 100], 0.3)),
];

const vase: Thing = (random) => {
  const stems = random.integer(3, 5);
  return [
    ...Array.from({ length: stems }, (_, index) => {
      const share = stems === 1 ? 0 : index / (stems - 1) - 0.5;
      const [x, y] = [50 + share * 64, 12 + Math.abs(share) * 30];
      return [
        line(`M50 64C${50 + share * 10} 48 ${x - share * 10} ${y + 16} ${x} ${y}`, 2.6),
        accent(index % 2 === 0 ? circle(x, y, 8) : leaf([x, y + 10], [x, y - 12], 0.34)),
      ];
    }).flat(),
    body("M40 58L60 58L58 66C72 72 74 88 62 100L38 100C26 88 28 72 42 66Z"),
  ];
};

const lamp: Thing = () => [
  line("M50 96L50 24", 3),
  body(ellipse(50, 97, 16, 3)),
  accent(
    polygon([
      [38, 4],
      [62, 4],
      [74, 32],
      [26, 32],
    ]),
  ),
];

const chair: Thing = () => [
  line("M26 84L22 100", 4),
  line("M74 84L78 100", 4),
  body(rectangle({ x: 22, y: 20, width: 56, height: 60 }, 22)),
  accent(rectangle({ x: 26, y: 56, width: 48, height: 20 }, 8)),
  body(rectangle({ x: 12, y: 48, width: 17, height: 38 }, 8)),
  body(rectangle({ x: 71, y: 48, width: 17, height: 38 }, 8)),
];

const pot: Thing = (random) => [
  ...Array.from({ length: 7 }, (_, index) => {
    const turn = 0.75 + (index - 3) * 0.058;
    const far = random.between(50, 66);
    return accent(
      leaf([50, 74], [50 + Math.cos(turn * 2 * Math.PI) * far * 0.8, 74 + Math.sin(turn * 2 * Math.PI) * far], 0.16),
    );
  }),
  body(
    polygon([
      [34, 70],
      [66, 70],
      [61, 100],
      [39, 100],
    ]),
  ),
];

const fruit: Thing = () => [
  body(circle(36, 82, 18)),
  accent(circle(66, 84, 16)),
  line("M36 64C36 58 39 54 43 52", 2.6),
];

const moonRing: Thing = () => [body(circle(50, 50, 44)), detail(ring(50, 50, 30, 26))];

export const things = {
  pine,
  roundTree,
  poplar,
  palm,
  cactus,
  sail,
  house,
  lighthouse,
  cloud,
  rock,
  mesa,
  bush,
  planet,
  rocket,
  vase,
  lamp,
  chair,
  pot,
  fruit,
  moonRing,
};
