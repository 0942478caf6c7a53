import { circle, ellipse, leaf, polygon, rectangle } from "../../engine/geometry/path.ts";
import { accent, around, body, detail, line, type Motif } from "./figure.ts";

const cup: Motif = {
  id: "cup",
  isUpright: true,
  name: "a cup",
  words: "coffee cafe café kaffee espresso roast tea tee barista kawa kawiarnia kahve καφ кофе чай",
  hues: ["orange", "red", "teal", "green"],
  draw: (random) => {
    const steam = random.integer(1, 3);
    const round = random.chance(0.5);
    const tops = { 1: [44], 2: [34, 54], 3: [26, 44, 62] }[steam] ?? [44];
    const inside = random.pick([
      [],
      [detail(leaf([32, 76], [58, 50], 0.3))],
      [
        detail(
          "M44 77C34 69 30 65 30 59C30 54 34 51 38 51C41 51 43 53 44 55C45 53 47 51 50 51C54 51 58 54 58 59C58 65 54 69 44 77Z",
        ),
      ],
      [line("M14 58L74 58", 6, "detail")],
    ]);
    return [
      body(
        round
          ? "M12 42L76 42C78 74 66 90 44 90C22 90 10 74 12 42Z"
          : "M12 42L76 42L76 68C76 81 67 90 54 90L34 90C21 90 12 81 12 68Z",
      ),
      line("M74 50C94 48 94 74 70 74"),
      ...tops.map((x) => line(`M${x} 32C${x - 8} 23 ${x + 8} 17 ${x} 8`, 7, "accent")),
      ...inside,
    ];
  },
};

const wheat: Motif = {
  id: "wheat",
  name: "an ear of wheat",
  words:
    "bak- bread brot bäcker boulang pain panad pane piekar chleb fırın ekmek φούρν αρτο- пекар хлеб mill müller grain farm brew beer bier",
  hues: ["orange", "yellow", "red", "green"],
  draw: (random) => {
    const pairs = random.integer(2, 4);
    const bulge = random.between(0.26, 0.36);
    const step = 60 / pairs;
    const grains = Array.from({ length: pairs }, (_, index) => 84 - index * step);
    return [
      line("M50 98L50 40", 6),
      body(leaf([50, 30], [50, 2], bulge)),
      ...grains.flatMap((y) => [
        body(leaf([46, y], [22, y - step * 1.15], bulge)),
        body(leaf([54, y], [78, y - step * 1.15], bulge)),
      ]),
    ];
  },
};

const loaf: Motif = {
  id: "loaf",
  name: "a loaf of bread",
  words:
    "bak- bread brot bäcker boulang pain panad pane piekar chleb fırın ekmek φούρν αρτο- пекар хлеб sandwich toast",
  hues: ["orange", "red", "yellow"],
  draw: (random) => {
    const cuts = random.integer(2, 4);
    const lean = random.pick([-12, 0, 12]);
    const isToast = random.chance(0.4);
    return [
      body(
        isToast
          ? "M24 92L24 52C10 48 8 16 34 12C44 9 56 9 66 12C92 16 90 48 76 52L76 92Z"
          : "M4 62C4 34 26 22 50 22C74 22 96 34 96 62C96 76 88 80 78 80L22 80C12 80 4 76 4 62Z",
      ),
      ...Array.from({ length: cuts }, (_, index) => {
        const x = 50 + (index - (cuts - 1) / 2) * (isToast ? 15 : 20);
        return line(`M${x + lean / 2} ${isToast ? 34 : 36}L${x - lean / 2} ${isToast ? 66 : 60}`, 7, "detail");
      }),
    ];
  },
};

const glass: Motif = {
  id: "glass",
  isUpright: true,
  name: "a glass",
  words: "wine wein vin vino bar cocktail pub wino şarap κρασ вин drink cellar",
  hues: ["red", "pink", "violet", "green"],
  draw: (random) => {
    const fill = random.between(20, 32);
    const bowl = random.pick([
      "M24 6L76 6C80 38 70 58 50 58C30 58 20 38 24 6Z",
      "M14 8L86 8L54 56L46 56Z",
      "M30 4L70 4L68 44C66 54 60 60 50 60C40 60 34 54 32 44Z",
    ]);
    return [
      body(bowl),
      line("M50 54L50 90"),
      line("M28 92L72 92"),
      line(`M24 ${fill}L76 ${fill}`, 6, "detail"),
      accent(circle(random.pick([24, 78]), 74, 7)),
    ];
  },
};

const cutlery: Motif = {
  id: "cutlery",
  isUpright: true,
  name: "fork and knife",
  words:
    "restaur kitchen küche cuisine chef cook food bistro diner catering cocin lokanta εστιατ кухн ресторан kuchnia jedzen",
  hues: ["red", "orange", "green", "teal"],
  draw: (random) => {
    const end = random.integer(84, 94);
    return [
      line("M16 8L16 30", 7),
      line("M29 8L29 30", 7),
      line("M42 8L42 30", 7),
      body("M12.5 28L45.5 28C45.5 42 40 48 29 48C18 48 12.5 42 12.5 28Z"),
      line(`M29 44L29 ${end}`, 10),
      body(random.chance(0.5) ? "M66 6C84 10 88 40 84 58L66 58Z" : ellipse(72, 26, 16, 22)),
      line(`M72 46L72 ${end}`, 10),
    ];
  },
};

const cone: Motif = {
  id: "cone",
  isUpright: true,
  name: "an ice-cream cone",
  words: "ice gelat eis glace dessert sweet candy lody dondurma παγωτ морож",
  hues: ["pink", "sky", "teal", "yellow"],
  draw: (random) => [
    body("M26 48L74 48L53 95C52 97 48 97 47 95Z"),
    ...(random.chance(0.5) ? [line("M36 56L58 84", 5, "detail"), line("M64 56L42 84", 5, "detail")] : []),
    accent(
      random.chance(0.5)
        ? "M22 40C12 16 34 2 50 4C66 2 88 16 78 40Z"
        : "M24 40C14 26 26 18 34 20C34 8 44 2 54 8C66 6 74 14 70 22C82 22 84 34 76 40Z",
    ),
  ],
};

const pizza: Motif = {
  id: "slice",
  name: "a slice",
  words: "pizz slice tratt ital pasta cheese käse fromag peynir",
  hues: ["red", "orange", "green"],
  turns: true,
  draw: (random) => {
    const spots = random
      .shuffled([
        [40, 40],
        [60, 36],
        [50, 60],
      ] as const)
      .slice(0, random.integer(2, 3));
    return [
      body("M14 28C36 18 64 18 86 28L54 95C52 98 48 98 46 95Z"),
      accent("M8 16C34 2 66 2 92 16L89 22C64 10 36 10 11 22Z"),
      ...spots.map(([x, y]) => detail(circle(x, y, 6.5))),
    ];
  },
};

const hive: Motif = {
  id: "honeycomb",
  isUpright: true,
  name: "a honeycomb",
  words: "honey bee hive apiar imker honig miel miód bal arı μέλι мед-",
  hues: ["yellow", "orange"],
  draw: (random) => {
    const cells = random.shuffled(around(6, 33, 0.5)).slice(0, random.integer(3, 5));
    return [[50, 50] as const, ...cells].map(([x, y], index) =>
      (index === 0 ? accent : body)(polygon(around(6, 16.5, 0, [x, y]))),
    );
  },
};

const pot: Motif = {
  id: "pot",
  isUpright: true,
  name: "a pot",
  words: "soup ramen noodle bowl asia sushi thai curry bento vegan salad canteen",
  hues: ["red", "teal", "green"],
  draw: (random) => [
    body("M8 50L92 50C92 74 78 90 60 90L40 90C22 90 8 74 8 50Z"),
    ...(random.chance(0.5)
      ? [line("M58 42L84 6", 7, "accent"), line("M42 42L66 4", 7, "accent")]
      : [line("M38 38C30 28 46 22 38 10", 7, "accent"), line("M60 38C52 28 68 22 60 10", 7, "accent")]),
    ...(random.chance(0.5)
      ? [line("M22 64L78 64", 6, "detail")]
      : [detail(rectangle({ x: 38, y: 62, width: 24, height: 12 }, 6))]),
  ],
};

export const foodMotifs: readonly Motif[] = [cup, wheat, loaf, glass, cutlery, cone, pizza, hive, pot];
