import { circle, ellipse, leaf, polygon } from "../../engine/geometry/path.ts";
import { turned } from "../../engine/geometry/transform.ts";
import { accent, around, body, detail, line, type Motif } from "./figure.ts";

const leafMotif: Motif = {
  id: "leaf",
  name: "a leaf",
  words:
    "leaf bio organic garden gärtn jardin ogród bahçe κήπ- сад plant natur eco green herb botan landscap vegan tea wellness spa",
  hues: ["green", "lime", "teal"],
  turns: true,
  letter: { x: 34, y: 32, width: 32, height: 38 },
  draw: (random) => {
    const bulge = random.between(0.3, 0.42);
    const veins = random.integer(0, 2);
    return [
      body(leaf([50, 96], [50, 4], bulge)),
      line("M50 100L50 40", 6, "detail"),
      ...Array.from({ length: veins }, (_, index) => 78 - index * 20).flatMap((y) => [
        line(`M50 ${y}L70 ${y - 18}`, 5, "detail"),
        line(`M50 ${y}L30 ${y - 18}`, 5, "detail"),
      ]),
    ];
  },
};

const sprout: Motif = {
  id: "sprout",
  isUpright: true,
  name: "a sprout",
  words: "garden gärtn jardin ogród bahçe κήπ- сад plant natur eco grow seed nursery kinder school farm agri pflanz",
  hues: ["green", "lime", "teal"],
  draw: (random) => {
    const low = random.between(40, 54);
    const bulge = random.between(0.3, 0.4);
    return [
      line(`M50 98L50 ${low}`),
      body(leaf([50, low + 14], [8, 22], bulge)),
      accent(leaf([54, low], [94, 6], bulge)),
    ];
  },
};

const flame: Motif = {
  id: "flame",
  name: "a flame",
  words: "fire flame grill bbq oven heat energy candle chimney stove ogień ateş φωτιά огонь pottery ceram",
  hues: ["red", "orange", "yellow"],
  turns: true,
  letter: { x: 34, y: 50, width: 32, height: 34 },
  draw: (random) => [
    body(
      "M54 2C56 22 84 36 84 64C84 84 68 97 50 97C32 97 16 84 16 64C16 50 24 40 30 32C32 40 36 45 42 46C50 36 54 20 54 2Z",
    ),
    random.chance(0.5)
      ? detail("M51 52C60 63 64 68 64 77C64 85 58 90 50 90C42 90 36 85 36 77C36 68 44 64 51 52Z")
      : detail(circle(50, 72, 13)),
  ],
};

const drop: Motif = {
  id: "drop",
  name: "a drop",
  words: "water wasser eau agua woda su νερό вода oil plumb clean wash laund swim pool install paint",
  hues: ["blue", "sky", "teal"],
  turns: true,
  letter: { x: 32, y: 46, width: 36, height: 36 },
  draw: (random) => {
    const waves = random.integer(0, 2);
    return [
      body("M50 2C60 24 84 42 84 66C84 85 68 98 50 98C32 98 16 85 16 66C16 42 40 24 50 2Z"),
      ...(waves === 0
        ? [line("M32 66C32 76 38 82 46 84", 7, "detail")]
        : Array.from({ length: waves }, (_, index) =>
            line(
              `M10 ${58 + index * 18}C24 ${48 + index * 18} 36 ${48 + index * 18} 50 ${58 + index * 18}C64 ${68 + index * 18} 76 ${68 + index * 18} 90 ${58 + index * 18}`,
              7,
              "detail",
            ),
          )),
    ];
  },
};

const mountain: Motif = {
  id: "mountain",
  isUpright: true,
  name: "a mountain",
  words: "mountain berg alp- hik- climb outdoor ski trek travel adventure góra dağ βουν гор camp summit peak",
  hues: ["blue", "teal", "green", "sky"],
  draw: (random) => {
    const peak = random.between(38, 60);
    const cap = random.between(0.3, 0.42);
    const at = (share: number) => [peak - peak * share, 10 + 80 * share] as const;
    const right = [peak + (100 - peak) * cap, 10 + 80 * cap] as const;
    const [lx, ly] = at(cap);
    return [
      body(
        polygon([
          [0, 90],
          [peak, 10],
          [100, 90],
        ]),
      ),
      line(
        `M${lx - 6} ${ly}L${lx + (peak - lx) * 0.7} ${ly + 9}L${peak} ${ly - 4}L${peak + (right[0] - peak) * 0.4} ${ly + 9}L${right[0] + 6} ${ly}`,
        6,
        "detail",
      ),
      accent(circle(peak > 49 ? 14 : 86, 24, random.between(9, 13))),
    ];
  },
};

const wave: Motif = {
  id: "wave",
  isUpright: true,
  name: "waves",
  words: "wave sea meer mer mar ocean surf sail boat morze deniz θάλασσα море swim water beach spa dive yacht",
  hues: ["blue", "sky", "teal"],
  draw: (random) => {
    const rows = random.integer(3, 4);
    const swing = random.between(6, 11);
    const step = rows === 3 ? 25 : 20;
    return Array.from({ length: rows }, (_, index) => {
      const y = 50 + (index - (rows - 1) / 2) * step;
      return line(
        `M5 ${y}C20 ${y - swing * 1.8} 35 ${y - swing * 1.8} 50 ${y}C65 ${y + swing * 1.8} 80 ${y + swing * 1.8} 95 ${y}`,
        rows === 3 ? 11 : 9,
        index === 1 ? "accent" : "body",
      );
    });
  },
};

const tree: Motif = {
  id: "tree",
  isUpright: true,
  name: "a tree",
  words:
    "tree baum wood holz forest wald arbre bosque las drzew ağaç orman δέντρ δάσ- дерев лес carpent timber lodge nursery estate",
  hues: ["green", "teal", "lime"],
  draw: (random) => {
    if (random.chance(0.5)) {
      const tiers = random.integer(2, 3);
      const step = 66 / tiers;
      return [
        ...Array.from({ length: tiers }, (_, index) =>
          body(
            polygon([
              [50, 4 + index * step * 0.9],
              [50 + 20 + index * 9, 24 + (index + 0.35) * step],
              [50 - 20 - index * 9, 24 + (index + 0.35) * step],
            ]),
          ),
        ),
        line("M50 80L50 96", 10),
      ];
    }
    return [
      body(random.chance(0.5) ? circle(50, 38, 36) : ellipse(50, 38, 28, 36)),
      line("M50 44L50 98", 8, "detail"),
      line("M50 62L64 46", 6, "detail"),
      line("M50 54L38 42", 6, "detail"),
      line("M50 70L50 96", 9),
    ];
  },
};

const flower: Motif = {
  id: "flower",
  name: "a flower",
  words: "flower flor blum fleur kwiat çiçek λουλούδ ανθ цвет bouquet beauty cosmet spa wedding perfume yoga skin",
  hues: ["pink", "violet", "red", "yellow"],
  draw: (random) => {
    const petals = random.integer(5, 8);
    const bulge = 1.25 / petals + random.between(0.02, 0.1);
    return [
      ...around(petals, 48).map(([x, y]) =>
        body(leaf([50 + (x - 50) * 0.3, 50 + (y - 50) * 0.3], [x, y], bulge + 0.1)),
      ),
      accent(circle(50, 50, 9)),
    ];
  },
};

const paw: Motif = {
  id: "paw",
  name: "a paw",
  words: "pet dog cat vet- hund katz tier animal chien perro pies kot köpek ζώ зоо ветерин groom",
  hues: ["orange", "teal", "violet", "green"],
  draw: (random) => {
    const lift = random.between(-3, 3);
    return [
      body("M50 46C64 46 82 66 80 80C78 92 64 90 50 88C36 90 22 92 20 80C18 66 36 46 50 46Z"),
      accent(turned(ellipse(14, 46 + lift, 9, 12), -0.05, [14, 46])),
      accent(ellipse(36, 22 - lift, 10, 14)),
      accent(ellipse(64, 22 - lift, 10, 14)),
      accent(turned(ellipse(86, 46 + lift, 9, 12), 0.05, [86, 46])),
    ];
  },
};

const fish: Motif = {
  id: "fish",
  name: "a fish",
  words: "fish fisch poisson pesc ryb- balık ψάρ- рыб seafood sushi harbor aqua",
  hues: ["blue", "teal", "sky", "red"],
  draw: (random) => {
    const bulge = random.between(0.3, 0.42);
    return [
      body(leaf([4, 50], [80, 50], bulge)),
      body(
        polygon([
          [68, 50],
          [97, 24],
          [88, 50],
          [97, 76],
        ]),
      ),
      detail(circle(24, 46, 5)),
      ...(random.chance(0.5)
        ? [line("M40 26C48 42 48 58 40 74", 6, "detail")]
        : [line("M42 50L66 50", 6, "detail"), line("M40 38L56 38", 5, "detail"), line("M40 62L56 62", 5, "detail")]),
    ];
  },
};

export const natureMotifs: readonly Motif[] = [leafMotif, sprout, flame, drop, mountain, wave, tree, flower, paw, fish];
