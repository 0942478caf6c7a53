import { circle, ellipse, leaf, polygon, rectangle, sector } from "../../engine/geometry/path.ts";
import { mirrored, shifted, turned } from "../../engine/geometry/transform.ts";
import { accent, around, body, detail, line, type Motif } from "./figure.ts";

const book: Motif = {
  id: "book",
  isUpright: true,
  name: "an open book",
  words:
    "book buch livre libro księg kitap βιβλ книг school learn edu librar publish read tutor academ language univers",
  hues: ["blue", "red", "violet", "green"],
  draw: (random) => {
    const page = "M46 26C36 16 20 14 4 18L4 80C20 76 36 78 46 88Z";
    const lines = random.integer(0, 2);
    return [
      body(page),
      { ...body(page), path: mirrored(body(page).path) },
      ...Array.from({ length: lines }, (_, index) => line(`M62 ${44 + index * 16}L84 ${40 + index * 16}`, 6, "detail")),
      ...(random.chance(0.5) ? [accent(circle(50, 8, 7))] : []),
    ];
  },
};

const aperture: Motif = {
  id: "aperture",
  name: "an aperture",
  words: "photo foto camera kamera film video studio fotograf φωτογραφ фото lens cinema media",
  hues: ["red", "blue", "violet", "orange"],
  draw: (random) => {
    const blades = random.integer(5, 8);
    const inner = random.between(14, 20);
    const turn = random.chance(0.5) ? 1 : -1;
    const corners = around(blades, inner);
    return [
      body(circle(50, 50, 49)),
      detail(polygon(corners)),
      ...corners.map(([x, y], index) => {
        const [nx, ny] = corners[(index + turn + blades) % blades] ?? [x, y];
        return line(`M${x} ${y}L${x + (x - nx) * 6} ${y + (y - ny) * 6}`, 5.5, "detail");
      }),
    ];
  },
};

const note: Motif = {
  id: "note",
  name: "a note",
  words:
    "music musik musique música sound jazz band dj concert choir muzy müzik μουσικ музык record radio piano guitar",
  hues: ["violet", "pink", "blue", "red"],
  draw: (random) => {
    const head = turned(ellipse(26, 80, 19, 14), -0.05, [26, 80]);
    return random.chance(0.5)
      ? [
          body(head),
          body(shifted(head, 48, -8)),
          body("M36 18L93 6L93 24L36 36Z"),
          line("M40.5 80L40.5 24", 9),
          line("M88.5 72L88.5 14", 9),
        ]
      : [body(shifted(head, 12, 0)), line("M52.5 80L52.5 8", 9), accent("M52 4C56 26 84 26 80 58C76 44 62 40 52 40Z")];
  },
};

const heart: Motif = {
  id: "heart",
  name: "a heart",
  words:
    "heart herz love wedding hochzeit care pflege social dating coeur serce kalp καρδ сердц charity gift nurs health kinder bak-",
  hues: ["red", "pink"],
  letter: { x: 31, y: 26, width: 38, height: 34 },
  draw: (random) => [
    body("M50 92C20 70 4 52 4 32C4 16 16 8 28 8C39 8 47 14 50 24C53 14 61 8 72 8C84 8 96 16 96 32C96 52 80 70 50 92Z"),
    random.pick([
      line("M0 46L32 46L42 30L56 62L64 46L100 46", 6, "detail"),
      line("M20 34C20 28 24 23 30 23", 7, "detail"),
      detail(leaf([50, 80], [72, 34], 0.28)),
      line("M50 24L50 92", 6, "detail"),
    ]),
  ],
};

const dumbbell: Motif = {
  id: "dumbbell",
  name: "a dumbbell",
  words: "fitness gym sport train crossfit strength siłown spor γυμναστ спорт muscle coach box",
  hues: ["red", "orange", "lime", "blue"],
  draw: (random) => {
    const turn = random.pick([0, -0.125, 0.125]);
    const big = random.between(50, 62);
    return [
      rectangle({ x: 14, y: 50 - big / 2, width: 13, height: big }, 5),
      rectangle({ x: 73, y: 50 - big / 2, width: 13, height: big }, 5),
      rectangle({ x: -4, y: 50 - big / 3, width: 12, height: (big / 3) * 2 }, 5),
      rectangle({ x: 92, y: 50 - big / 3, width: 12, height: (big / 3) * 2 }, 5),
      rectangle({ x: 33, y: 44, width: 34, height: 12 }),
    ].map((path, index) => (index === 2 || index === 3 ? accent : body)(turned(path, turn)));
  },
};

const bubble: Motif = {
  id: "bubble",
  isUpright: true,
  name: "a speech bubble",
  words:
    "chat talk speak consult language sprach agency market communic pr coach podcast szkoł dil γλώσσ язык support social",
  hues: ["blue", "teal", "pink", "orange"],
  letter: { x: 32, y: 18, width: 36, height: 40 },
  draw: (random) => [
    body(
      random.chance(0.5)
        ? "M26 6L74 6C88 6 98 16 98 30L98 50C98 64 88 74 74 74L50 74L26 96L28 74L26 74C12 74 2 64 2 50L2 30C2 16 12 6 26 6Z"
        : "M50 4C77 4 98 20 98 42C98 64 77 80 50 80C45 80 40 79 36 78L14 94L18 69C8 62 2 53 2 42C2 20 23 4 50 4Z",
    ),
    ...random.pick([
      [28, 50, 72].map((x) => detail(circle(x, 41, 6.5))),
      [line("M26 32L74 32", 7, "detail"), line("M26 50L56 50", 7, "detail")],
    ]),
  ],
};

const tooth: Motif = {
  id: "tooth",
  isUpright: true,
  name: "a tooth",
  words: "dent zahn tooth dentyst stomat diş οδοντ зуб",
  hues: ["teal", "sky", "blue"],
  letter: { x: 34, y: 26, width: 32, height: 30 },
  draw: (random) => [
    body(
      "M50 20C38 8 10 8 10 38C10 60 22 66 26 92C28 99 36 99 38 90C40 76 42 66 50 66C58 66 60 76 62 90C64 99 72 99 74 92C78 66 90 60 90 38C90 8 62 8 50 20Z",
    ),
    random.chance(0.5) ? line("M34 42C42 50 58 50 66 42", 7, "detail") : line("M24 40C24 32 28 28 34 26", 7, "detail"),
  ],
};

const eye: Motif = {
  id: "eye",
  isUpright: true,
  name: "an eye",
  words: "eye opti vision augen brill glass okul göz οπτικ μάτ- глаз очки watch secur insight research media",
  hues: ["blue", "teal", "violet"],
  draw: (random) => [
    body(leaf([0, 50], [100, 50], random.between(0.34, 0.44))),
    detail(circle(50, 50, 20)),
    accent(random.chance(0.5) ? circle(50, 50, 11) : sector(50, 50, 13, [0, 0.75])),
  ],
};

const plus: Motif = {
  id: "plus",
  isUpright: true,
  name: "a cross of care",
  words:
    "health clinic doctor pharm apothek medic arzt praxis apteka eczane φαρμακ ιατρ аптек клиник hospital physio therap nurs",
  hues: ["green", "teal", "red", "blue"],
  letter: { x: 36, y: 36, width: 28, height: 28 },
  draw: (random) => {
    const half = random.between(15, 19);
    const radius = random.pick([0, 6, 16]);
    return [
      body(rectangle({ x: 50 - half, y: 2, width: half * 2, height: 96 }, radius)),
      body(rectangle({ x: 2, y: 50 - half, width: 96, height: half * 2 }, radius)),
      random.chance(0.5)
        ? detail(leaf([38, 64], [64, 36], 0.34))
        : detail(
            "M50 66C40 58 36 54 36 47C36 42 40 39 44 39C47 39 49 41 50 43C51 41 53 39 56 39C60 39 64 42 64 47C64 54 60 58 50 66Z",
          ),
    ];
  },
};

const bag: Motif = {
  id: "bag",
  isUpright: true,
  name: "a bag",
  words: "shop store laden boutique fashion market grocer sklep mağaza κατάστημ магазин retail commerce gift",
  hues: ["pink", "orange", "teal", "red"],
  letter: { x: 33, y: 48, width: 34, height: 36 },
  draw: (random) => [
    body(random.chance(0.5) ? "M14 34L86 34L92 97L8 97Z" : rectangle({ x: 10, y: 34, width: 80, height: 63 }, 10)),
    line("M34 34C32 0 68 0 66 34"),
    line("M32 52C36 74 64 74 68 52", 6.5, "detail"),
  ],
};

const brackets: Motif = {
  id: "brackets",
  isUpright: true,
  name: "two brackets",
  words: "software code web app develop digital data it tech computer program yazılım λογισμ программ startup cloud ai",
  hues: ["blue", "violet", "teal", "lime"],
  draw: (random) => {
    const middle = random.pick([
      [line("M58 16L42 84", 9, "accent")],
      [accent(circle(50, 50, 9))],
      [accent(polygon(around(4, 13)))],
      [line("M40 50L60 50", 9, "accent")],
    ]);
    const isSquare = random.chance(0.4);
    return [
      line(isSquare ? "M32 12L12 12L12 88L32 88" : "M30 18L6 50L30 82", 10),
      line(isSquare ? "M68 12L88 12L88 88L68 88" : "M70 18L94 50L70 82", 10),
      ...middle,
    ];
  },
};

const nodes: Motif = {
  id: "nodes",
  name: "a network",
  words: "network data software cloud digital tech agency connect ai team consult logist community startup",
  hues: ["blue", "violet", "teal"],
  draw: (random) => {
    const count = random.integer(3, 6);
    const outer = around(count, 39, random.chance(0.5) ? 0.5 : 0);
    return [
      ...outer.map(([x, y]) => line(`M50 50L${x} ${y}`, 6.5)),
      ...outer.map(([x, y]) => body(circle(x, y, count > 4 ? 10 : 12))),
      accent(circle(50, 50, 13)),
    ];
  },
};

const bars: Motif = {
  id: "bars",
  isUpright: true,
  name: "rising bars",
  words:
    "financ bank account tax invest steuer insur bilanz muhasebe λογιστ финанс бухгалт capital trade business growth analytic consult",
  hues: ["blue", "green", "teal"],
  draw: (random) => {
    const count = random.integer(3, 4);
    const width = count === 3 ? 24 : 18;
    const step = (100 - width) / (count - 1);
    const radius = random.pick([0, 5, 12]);
    return Array.from({ length: count }, (_, index) => {
      const height = 30 + ((index + 1) / count) * 66;
      return (index === count - 1 ? accent : body)(
        rectangle({ x: index * step, y: 98 - height, width, height }, radius),
      );
    });
  },
};

const plane: Motif = {
  id: "plane",
  name: "a paper plane",
  words: "travel reise voyage tour flight mail send post courier podróż seyahat ταξίδ путешеств logist delivery news",
  hues: ["sky", "blue", "orange"],
  draw: (random) => [
    body("M2 44L97 4L68 96L46 64Z"),
    line("M46 64L78 26", 6, "detail"),
    ...(random.chance(0.5) ? [line("M8 92L28 72", 7, "accent")] : [accent(circle(16, 84, 8))]),
  ],
};

const anchor: Motif = {
  id: "anchor",
  isUpright: true,
  name: "an anchor",
  words: "anchor harbor hafen boat ship sail marine yacht port kotwic çapa άγκυρ якор sea fish",
  hues: ["blue", "teal", "red"],
  draw: (random) => {
    const reach = random.integer(14, 22);
    return [
      line(circle(50, 15, 10)),
      line("M50 26L50 94", 9),
      line(`M${50 - reach} 40L${50 + reach} 40`, 9),
      line("M10 60C14 82 32 94 50 94C68 94 86 82 90 60", 9),
    ];
  },
};

export const cityMotifs: readonly Motif[] = [
  book,
  aperture,
  note,
  heart,
  dumbbell,
  bubble,
  tooth,
  eye,
  plus,
  bag,
  brackets,
  nodes,
  bars,
  plane,
  anchor,
];
