import { limb } from "../../engine/geometry/curve.ts";
import { circle, ellipse, leaf, polygon, rectangle } from "../../engine/geometry/path.ts";
import { turned } from "../../engine/geometry/transform.ts";
import { accent, around, body, detail, type Figure, figure, leaning, line, type Piece } from "./figure.ts";

const airplane = figure("airplane", (random) =>
  leaning(
    [
      body(
        "M50 0C56 0 59 9 59 20L59 36L100 62L100 73L59 61L57 83L71 93L71 100L50 94L29 100L29 93L43 83L41 61L0 73L0 62L41 36L41 20C41 9 44 0 50 0Z",
      ),
      line("M50 12L50 20", 5, "detail"),
    ],
    random.pick([0.125, 0.1, -0.1]),
  ),
);

const suitcase = figure("suitcase", () => [
  line("M34 28L34 10L66 10L66 28", 7),
  body(rectangle({ x: 6, y: 26, width: 88, height: 64 }, 10)),
  line("M26 26L26 90", 4.4, "detail"),
  line("M74 26L74 90", 4.4, "detail"),
  accent(circle(50, 58, 12)),
  accent(rectangle({ x: 16, y: 91, width: 14, height: 8 }, 3)),
  accent(rectangle({ x: 70, y: 91, width: 14, height: 8 }, 3)),
]);

const globe = figure("globe", () => [
  body(circle(50, 50, 47)),
  line(ellipse(50, 50, 20, 47), 4, "detail"),
  line("M3 50L97 50", 4, "detail"),
  line("M10 27L90 27", 4, "detail"),
  line("M10 73L90 73", 4, "detail"),
]);

const palm = figure("palm", (random) => {
  const lean = random.pick([-1, 1]);
  const at = (x: number) => 50 + lean * x;
  const frond = (x: number, y: number, bend: number): Piece =>
    body(
      `M${at(8)} 36C${at(8 + (x - 8) * 0.35)} ${y - bend} ${at(8 + (x - 8) * 0.8)} ${y - bend} ${at(x)} ${y}C${at(8 + (x - 8) * 0.7)} ${y - bend * 0.35} ${at(8 + (x - 8) * 0.4)} ${y - bend * 0.2 + 4} ${at(8)} 36Z`,
    );
  return [
    accent("M8 100C22 88 74 88 94 100Z"),
    body(
      limb([
        [at(-8), 96, 5.6],
        [at(-5), 76, 4.6],
        [at(2), 54, 4],
        [at(8), 36, 3.4],
      ]),
    ),
    frond(52, 40, 24),
    frond(-36, 44, 24),
    frond(44, 62, 34),
    frond(-28, 66, 36),
    frond(36, 14, 12),
    frond(-22, 14, 12),
    accent(circle(at(4), 40, 4.6)),
    accent(circle(at(13), 41, 4.6)),
  ];
});

const canopy =
  "M2 52C2 22 24 3 50 3C76 3 98 22 98 52C90 45 81 45 74 52C66 45 58 45 50 52C42 45 34 45 26 52C19 45 10 45 2 52Z";
const ribs = [line("M50 4C37 18 27 34 26 51", 3.6, "detail"), line("M50 4C63 18 73 34 74 51", 3.6, "detail")];

const parasol = figure("parasol", (random) => [
  accent("M2 100C16 91 84 91 98 100Z"),
  ...leaning([line("M50 50L50 98", 5), body(canopy), ...ribs], random.pick([0.05, -0.05])),
]);

const umbrella = figure("umbrella", () => [
  line("M50 50L50 86C50 101 30 101 30 86", 6, "accent"),
  line("M50 -2L50 6", 5),
  body(canopy),
  ...ribs,
]);

const shell = figure("shell", () => {
  const ends = [-0.2, -0.12, -0.04, 0.04, 0.12, 0.2].map((turn) => (turn - 0.25) * 2 * Math.PI);
  const tip = ([angle = 0], reach: number) => [50 + reach * Math.cos(angle), 88 + reach * Math.sin(angle)] as const;
  return [
    accent(
      polygon([
        [34, 84],
        [66, 84],
        [72, 99],
        [28, 99],
      ]),
    ),
    body(polygon([[42, 92], ...ends.map((angle) => tip([angle], 70)), [58, 92]])),
    ...ends.map((angle) => body(circle(...tip([angle], 68), 17))),
    ...[-0.16, -0.08, 0, 0.08, 0.16].map((turn) => {
      const [x, y] = tip([(turn - 0.25) * 2 * Math.PI], 80);
      const [x0, y0] = tip([(turn - 0.25) * 2 * Math.PI], 22);
      return line(`M${x0} ${y0}L${x} ${y}`, 3.6, "detail");
    }),
  ];
});

const boat = figure("boat", () => [
  line("M51 70L51 2", 4.4),
  body("M46 6L46 64L6 64C24 50 40 30 46 6Z"),
  accent("M57 14C74 28 86 46 89 64L57 64Z"),
  body("M2 71L98 71C92 90 84 97 72 97L30 97C18 97 8 90 2 71Z"),
  line("M14 82L84 82", 3.6, "detail"),
]);

const tent = figure("tent", () => [
  line("M44 4L50 14L56 4", 5),
  body(
    polygon([
      [50, 10],
      [100, 92],
      [0, 92],
    ]),
  ),
  detail(
    polygon([
      [50, 42],
      [68, 92],
      [32, 92],
    ]),
  ),
  accent(
    polygon([
      [50, 42],
      [59, 67],
      [50, 92],
    ]),
  ),
]);

const compass = figure("compass", () => [
  line(circle(50, 54, 41), 8),
  body(circle(50, 4, 6)),
  ...leaning(
    [
      body(
        polygon([
          [50, 24],
          [60, 54],
          [40, 54],
        ]),
      ),
      accent(
        polygon([
          [40, 54],
          [60, 54],
          [50, 84],
        ]),
      ),
    ],
    0.1,
  ),
]);

const boot = figure("boot", () => [
  body("M26 4L60 4L61 44C70 58 95 56 98 78L98 82L24 82Z"),
  ...[18, 30, 42].map((y) => line(`M50 ${y}L68 ${y - 3}`, 4, "detail")),
  accent(rectangle({ x: 20, y: 86, width: 80, height: 11 }, 4)),
]);

const surfboard = figure(
  "surfboard",
  () => [
    body(leaf([50, 102], [50, -2], 0.19)),
    line("M50 6L50 94", 3.6, "detail"),
    line("M32 36C42 30 58 30 68 36", 6, "accent"),
    line("M30 48C42 42 58 42 70 48", 6, "accent"),
  ],
  { leans: true },
);

const rocket = figure("rocket", (random) =>
  leaning(
    [
      accent("M40 80C40 92 46 98 50 106C54 98 60 92 60 80Z"),
      body(
        polygon([
          [28, 46],
          [10, 72],
          [12, 84],
          [30, 74],
        ]),
      ),
      body(
        polygon([
          [72, 46],
          [90, 72],
          [88, 84],
          [70, 74],
        ]),
      ),
      body("M50 -4C67 10 74 32 74 54L68 78L32 78L26 54C26 32 33 10 50 -4Z"),
      detail(circle(50, 36, 11)),
      accent(circle(50, 36, 6)),
      line("M30 62L70 62", 4, "detail"),
    ],
    random.pick([0, 0.09, 0.125]),
  ),
);

const planet = figure("planet", () => [
  body(circle(50, 50, 32)),
  line("M22 40C38 44 60 42 80 36", 4, "detail"),
  line("M26 66C42 68 60 66 74 62", 4, "detail"),
  line(turned(ellipse(50, 50, 50, 14), -0.06), 5, "accent"),
  body(circle(88, 12, 5)),
]);

const bicycle = figure("bicycle", () => [
  line(circle(21, 68, 20), 5.4),
  line(circle(79, 68, 20), 5.4),
  line("M21 68L38 34L67 34L49 68L21 68", 5),
  line("M49 68L35 24", 5),
  line("M79 68L64 20L76 15", 5),
  line("M26 22L44 22", 7, "accent"),
  accent(circle(49, 68, 6)),
]);

const car = figure("car", () => [
  body("M2 68C2 55 8 52 19 50L34 29C36 26 40 24 44 24L64 24C68 24 71 26 74 29L87 48C96 50 99 55 99 66L99 76L2 76Z"),
  detail("M32 47L41 34C42 33 43 32 45 32L52 32L52 47Z"),
  detail("M57 32L63 32C65 32 67 33 68 34L77 47L57 47Z"),
  ...[25, 75].flatMap((x) => [detail(circle(x, 76, 15)), accent(circle(x, 76, 11))]),
]);

const truck = figure("truck", () => [
  body(rectangle({ x: 0, y: 20, width: 60, height: 54 }, 4)),
  body("M64 34L82 34L100 53L100 74L64 74Z"),
  detail(
    polygon([
      [70, 41],
      [80, 41],
      [90, 53],
      [70, 53],
    ]),
  ),
  ...[22, 78].flatMap((x) => [detail(circle(x, 76, 15)), accent(circle(x, 76, 11))]),
]);

const balloonRide = figure("hot-air-balloon", () => [
  line("M28 58L40 82", 3),
  line("M72 58L60 82", 3),
  body("M50 0C76 0 90 17 90 36C90 52 76 62 66 72L34 72C24 62 10 52 10 36C10 17 24 0 50 0Z"),
  ...[-1, 1].map((side) => line(`M50 2C${50 + side * 30} 10 ${50 + side * 26} 52 ${50 + side * 8} 72`, 3.6, "detail")),
  accent(rectangle({ x: 38, y: 82, width: 24, height: 18 }, 4)),
]);

const compassRose = figure("compass-rose", () => [
  ...around(4, 49).map(([x, y], index) =>
    body(
      polygon(
        [
          [x, y],
          [50 + (y - 50) * -0.16, 50 + (x - 50) * 0.16],
          [50 - (y - 50) * -0.16, 50 - (x - 50) * 0.16],
        ].map(([a = 0, b = 0]) => [a, b + index * 0] as const),
      ),
    ),
  ),
  ...around(4, 30, 0.5).map(([x, y]) =>
    accent(
      polygon([
        [x, y],
        [50 + (y - 50) * -0.2, 50 + (x - 50) * 0.2],
        [50 - (y - 50) * -0.2, 50 - (x - 50) * 0.2],
      ]),
    ),
  ),
  body(circle(50, 50, 10)),
  detail(circle(50, 50, 4)),
]);

export const journeyFigures: readonly Figure[] = [
  ...[airplane, suitcase, globe, palm, parasol, umbrella, shell, boat, tent, compass, boot, surfboard, rocket],
  ...[planet, bicycle, car, truck, balloonRide, compassRose],
];
