import { bar, circle, leaf, polygon, rectangle, ring } from "../../engine/geometry/path.ts";
import { mirrored, turned } from "../../engine/geometry/transform.ts";
import { accent, around, body, detail, line, type Motif, type Piece } from "./figure.ts";

const house: Motif = {
  id: "house",
  isUpright: true,
  name: "a house",
  words:
    "house home haus immob real estate maison casa dom ev σπίτ дом architect build roof bau- interior property hotel guest furnit",
  hues: ["red", "orange", "blue", "green"],
  letter: { x: 32, y: 44, width: 36, height: 40 },
  draw: (random) => {
    const eaves = random.between(38, 48);
    const opening = random.pick([
      [detail("M38 100L38 68C38 52 62 52 62 68L62 100Z")],
      [detail(rectangle({ x: 40, y: 60, width: 20, height: 45 }))],
      [detail(rectangle({ x: 36, y: 52, width: 28, height: 28 }))],
      [detail(circle(50, 58, 12))],
    ]);
    const chimney = random.chance(0.5) ? [accent(rectangle({ x: 74, y: 6, width: 12, height: 20 }))] : [];
    return [
      body(
        polygon([
          [50, 4],
          [98, eaves],
          [88, eaves],
          [88, 96],
          [12, 96],
          [12, eaves],
          [2, eaves],
        ]),
      ),
      ...opening,
      ...chimney,
    ];
  },
};

const scissors: Motif = {
  id: "scissors",
  name: "a pair of scissors",
  words: "hair barber friseur coiff salon cut fryzj kuaför κομμωτ парикмах tailor style",
  hues: ["pink", "violet", "red", "teal"],
  draw: (random) => {
    const open = random.between(14, 22);
    const blade = polygon([
      [50 - open - 4, 62],
      [50 - open + 6, 68],
      [50 + open + 4, 2],
      [50 + open - 3, 2],
    ]);
    const handle = circle(50 - open - 4, 80, 13);
    return [body(blade), body(mirrored(blade)), line(handle), line(mirrored(handle)), detail(circle(50, 43, 4))];
  },
};

const needle: Motif = {
  id: "needle",
  name: "needle and thread",
  words: "sew- tailor schneid fashion textil couture stitch krawiec terzi ράφτ шить ателье cloth knit fabric",
  hues: ["pink", "violet", "blue", "red"],
  draw: (random) => {
    const loop = random.between(8, 16);
    return [
      body(leaf([6, 96], [88, 10], 0.085)),
      detail(leaf([70, 29], [82, 16.5], 0.16)),
      line(`M78 22C${96 + loop / 4} ${40 + loop} ${64 - loop} ${44} 70 66C74 84 94 80 92 94`, 6, "accent"),
    ];
  },
};

const key: Motif = {
  id: "key",
  name: "a key",
  words: "key lock schlüssel secur clé llave klucz anahtar κλειδ ключ estate rent property consult safe",
  hues: ["yellow", "blue", "teal", "orange"],
  draw: (random) => [
    line(random.chance(0.5) ? circle(50, 26, 20) : polygon(around(4, 24, 0, [50, 26])), 10),
    line("M50 46L50 94", 10),
    line("M50 90L70 90", 9),
    line(`M50 72L${random.integer(62, 68)} 72`, 9),
  ],
};

const hammer: Motif = {
  id: "hammer",
  name: "a hammer",
  words:
    "hammer carpent build bau- handwerk roof repair tool forge smith stolar marangoz ξυλουργ плотник stroy renovat",
  hues: ["orange", "red", "blue"],
  draw: (random) => {
    const turn = random.pick([0, 0.125, -0.125]);
    const head = random.chance(0.5) ? "M18 8L70 8L92 22L92 28L70 34L18 34Z" : "M20 8L80 8L80 34L20 34Z";
    return [
      turnPiece(body(head), turn),
      turnPiece(line("M50 42L50 96", 13), turn),
      turnPiece(line("M34 2L34 40", 6, "detail"), turn),
    ];
  },
};

const turnPiece = (piece: Piece, turn: number): Piece => ({ ...piece, path: turned(piece.path, turn) });

const gear: Motif = {
  id: "gear",
  name: "a gear",
  words:
    "gear engineer machine mechanic auto garage werkstatt repair industr tech naprawa tamir συνεργ ремонт motor factory",
  hues: ["blue", "orange", "teal", "red"],
  letter: { x: 36, y: 35, width: 28, height: 30 },
  draw: (random) => {
    const teeth = random.integer(6, 10);
    return [
      body(circle(50, 50, 37)),
      ...Array.from({ length: teeth }, (_, index) =>
        body(
          turned(
            polygon([
              [50 - 9, 20],
              [50 - 6, 1],
              [50 + 6, 1],
              [50 + 9, 20],
            ]),
            index / teeth,
          ),
        ),
      ),
      detail(random.chance(0.5) ? circle(50, 50, 16) : polygon(around(6, 18))),
    ];
  },
};

const bolt: Motif = {
  id: "bolt",
  name: "a bolt",
  words: "electr energy power elektr volt charge bolt fast courier prąd ενέργ энерг fitness gym",
  hues: ["yellow", "blue", "orange"],
  draw: (random) => {
    const lean = random.between(0, 10);
    return [
      body(
        polygon([
          [60 + lean, 2],
          [14, 56],
          [44, 56],
          [36 - lean, 98],
          [86, 40],
          [54, 40],
        ]),
      ),
      line("M0 74L100 24", 5, "detail"),
    ];
  },
};

const nib: Motif = {
  id: "nib",
  name: "a pen nib",
  words:
    "write writ pen author edit copy blog law notar legal advoc schreib content calligr pisar yaz γραφ писат design studio illustr",
  hues: ["blue", "violet", "red", "teal"],
  draw: (random) => [
    body("M50 2C60 22 76 36 78 56L64 80L36 80L22 56C24 36 40 22 50 2Z"),
    line("M50 0L50 50", 6, "detail"),
    detail(circle(50, 54, random.between(7, 9))),
    accent(rectangle({ x: 34, y: 87, width: 32, height: 11 }, random.pick([0, 5]))),
  ],
};

const yarn: Motif = {
  id: "yarn",
  name: "a ball of yarn",
  words: "yarn knit wool wolle craft laine lana wełna yün μαλλ пряж crochet textil",
  hues: ["pink", "red", "violet", "teal"],
  draw: (random) => {
    const turn = random.between(0, 1);
    return [
      body(circle(50, 48, 44)),
      ...[0, 1, 2].map((index) =>
        line(
          turned(
            [
              ["M", 4, 48 + (index - 1) * 18],
              ["C", 30, 22 + (index - 1) * 18, 70, 22 + (index - 1) * 18, 96, 48 + (index - 1) * 18],
            ],
            turn,
            [50, 48],
          ),
          6,
          "detail",
        ),
      ),
      line("M50 92C66 96 80 88 96 96", 7, "accent"),
    ];
  },
};

const wheel: Motif = {
  id: "wheel",
  name: "a wheel",
  words: "bike bicycle cycl fahrrad rad vélo bici rower bisiklet ποδήλατ вело wheel delivery moto",
  hues: ["red", "orange", "blue", "green"],
  draw: (random) => {
    const spokes = random.integer(3, 7);
    const isThrough = random.chance(0.5);
    return [
      body(ring(50, 50, 49, 39)),
      ...around(spokes, isThrough ? 42 : 40).map(([x, y]) => line(`M50 50L${x} ${y}`, 5.5)),
      accent(circle(50, 50, random.between(10, 14))),
    ];
  },
};

const vase: Motif = {
  id: "vase",
  isUpright: true,
  name: "a vase",
  words: "ceram pottery töpfer vase clay keramik céram seramik κεραμ керам craft gallery",
  hues: ["orange", "red", "teal"],
  letter: { x: 36, y: 46, width: 28, height: 32 },
  draw: (random) => {
    const bands = random.integer(1, 3);
    return [
      body("M34 4L66 4L62 24C84 34 88 52 82 68C78 82 70 90 66 96L34 96C30 90 22 82 18 68C12 52 16 34 38 24Z"),
      ...Array.from({ length: bands }, (_, index) => line(`M4 ${44 + index * 15}L96 ${44 + index * 15}`, 6, "detail")),
    ];
  },
};

const setSquare: Motif = {
  id: "square",
  name: "a set square",
  words: "architect engineer build bau- construct survey design mimar αρχιτεκτ архитект interior",
  hues: ["red", "blue", "orange"],
  draw: (random) => {
    const cut = random.between(0.4, 0.5);
    const inner = 100 * cut;
    return [
      body(
        polygon([
          [4, 4],
          [96, 96],
          [4, 96],
        ]),
      ),
      detail(
        polygon([
          [22, 48],
          [22 + inner * 0.66, 78],
          [22, 78],
        ]),
      ),
      accent(random.chance(0.5) ? circle(78, 24, 17) : bar([62, 8], [92, 38], 13)),
    ];
  },
};

export const craftMotifs: readonly Motif[] = [
  house,
  scissors,
  needle,
  key,
  hammer,
  gear,
  bolt,
  nib,
  yarn,
  wheel,
  vase,
  setSquare,
];
