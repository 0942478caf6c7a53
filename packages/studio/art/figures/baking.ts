import { circle, polygon, rectangle, sector } from "../../engine/geometry/path.ts";
import { turned } from "../../engine/geometry/transform.ts";
import { accent, body, line, type Motif } from "./figure.ts";

const bakingWords = "bak- bread brot bäcker boulang pain panad pane piekar chleb fırın ekmek φούρν αρτο- пекар хлеб";

const croissant: Motif = {
  id: "croissant",
  name: "a croissant",
  words: `${bakingWords} croissant patiss pastry konditor cafe café breakfast`,
  hues: ["orange", "red", "yellow"],
  draw: (random) => {
    const seams = random.integer(1, 2) * 2;
    const at = (turn: number, radius: number) =>
      `${50 + radius * Math.cos(turn * 2 * Math.PI)} ${84 + radius * Math.sin(turn * 2 * Math.PI)}`;
    const spread = random.between(0.085, 0.1);
    return [
      body(
        "M4 80C-2 40 20 12 50 12C80 12 102 40 96 80C92 88 82 88 79 79C73 64 63 56 50 56C37 56 27 64 21 79C18 88 8 88 4 80Z",
      ),
      ...Array.from({ length: seams }, (_, index) => {
        const turn = 0.75 + (index - (seams - 1) / 2) * (seams === 2 ? spread * 1.5 : spread);
        return line(`M${at(turn, 16)}L${at(turn + (turn - 0.75) * 0.25, 84)}`, 6, "detail");
      }),
    ];
  },
};

const pin: Motif = {
  id: "rolling-pin",
  name: "a rolling pin",
  words: `${bakingWords} patiss pastry konditor pizz pasta dough`,
  hues: ["orange", "red", "teal"],
  draw: (random) => {
    const turn = random.pick([-0.125, 0.125, 0.1, -0.1]);
    const thick = random.between(42, 50);
    return [
      body(rectangle({ x: 50 - thick / 2, y: 22, width: thick, height: 56 }, random.pick([2, 8]))),
      accent(rectangle({ x: 41, y: 0, width: 18, height: 17 }, 8)),
      accent(rectangle({ x: 41, y: 83, width: 18, height: 17 }, 8)),
    ].map((piece) => ({ ...piece, path: turned(piece.path, turn) }));
  },
};

const cake: Motif = {
  id: "cupcake",
  isUpright: true,
  name: "a small cake",
  words: `${bakingWords} cake kuchen torte patiss pastry konditor sweet candy dessert tort pasta cupcake muffin`,
  hues: ["pink", "orange", "red"],
  draw: (random) => {
    const folds = random.integer(2, 3);
    return [
      body(
        polygon([
          [20, 56],
          [80, 56],
          [72, 98],
          [28, 98],
        ]),
      ),
      ...Array.from({ length: folds }, (_, index) => {
        const x = 50 + (index - (folds - 1) / 2) * (folds === 2 ? 18 : 14);
        return line(`M${x + (x - 50) * 0.15} 50L${x - (x - 50) * 0.2} 100`, 5, "detail");
      }),
      body(
        random.chance(0.5)
          ? "M12 50C4 38 14 26 24 28C24 14 38 8 50 14C62 8 76 14 76 28C86 26 96 38 88 50Z"
          : sector(50, 50, 38, [0.5, 1]),
      ),
      ...(random.chance(0.6) ? [accent(circle(50, 7, 7))] : []),
    ];
  },
};

const mill: Motif = {
  id: "windmill",
  isUpright: true,
  name: "a windmill",
  words: `${bakingWords} mill müll grain farm holland`,
  hues: ["orange", "blue", "red", "green"],
  draw: (random) => {
    const turn = random.pick([0, 0.125, 0.06]);
    const wide = random.between(11, 15);
    const sails = [0, 1, 2, 3].map((index) =>
      body(
        turned(
          polygon([
            [50, 32],
            [50 + wide, 26],
            [50 + wide, -6],
            [50, -6],
          ]),
          index / 4 + turn,
          [50, 38],
        ),
      ),
    );
    return [
      ...sails,
      body(
        polygon([
          [40, 66],
          [60, 66],
          [70, 104],
          [30, 104],
        ]),
      ),
      accent(circle(50, 38, 5)),
    ];
  },
};

const pretzel: Motif = {
  id: "pretzel",
  name: "a pretzel",
  words: `${bakingWords} pretzel brez beer bier snack`,
  hues: ["orange", "red"],
  draw: (random) => {
    const width = random.between(10, 13);
    return [
      line(
        "M28 84C50 70 66 52 64 34C62 22 74 12 86 20C98 28 98 54 84 70C70 86 30 86 16 70C2 54 2 28 14 20C26 12 38 22 36 34C34 52 50 70 72 84",
        width,
      ),
    ];
  },
};

export const bakingMotifs: readonly Motif[] = [croissant, pin, cake, mill, pretzel];
