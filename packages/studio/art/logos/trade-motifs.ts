import { mapPoints } from "../../engine/geometry/path.ts";
import type { Random } from "../../engine/random.ts";
import type { Motif, Piece } from "../figures/figure.ts";
import { leisureFigures } from "../figures/leisure.ts";
import { tradeFigures } from "../figures/trades.ts";

type Given = Pick<Motif, "name" | "words" | "hues" | "isUpright">;

const given: Readonly<Record<string, Given>> = {
  gavel: { name: "a gavel", words: "law legal advoc court auction justice", hues: ["blue", "red", "green"] },
  temple: {
    name: "a house with columns",
    words: "law legal advoc notar court justice museum bank heritage history",
    hues: ["blue", "green", "red"],
  },
  wrench: {
    name: "a wrench",
    isUpright: false,
    words: "workshop repair garage mechanic plumb bicycle bike werkstatt cars",
    hues: ["blue", "orange", "red"],
  },
  coins: { name: "coins", words: "financ tax account bank invest money saving credit", hues: ["green", "blue"] },
  lotus: { name: "a lotus", words: "yoga spa wellness massage meditat pilates", hues: ["pink", "violet", "green"] },
  "balanced-stones": {
    name: "balanced stones",
    words: "yoga spa wellness massage meditat therap",
    hues: ["green", "blue", "violet"],
  },
};

/** Figures of trades that few other motifs are for, plain enough for 16 pixels, narrower and wider from time to time. */
export const tradeMotifs: readonly Motif[] = [...tradeFigures, ...leisureFigures].flatMap(({ draw, ...figure }) => {
  const more = given[figure.id];
  if (!more) return [];
  const drawStretched = (random: Random): readonly Piece[] => {
    const stretch = random.between(0.78, 1.16);
    return draw(random).map((piece) => ({
      ...piece,
      path: mapPoints(piece.path, ([x, y]) => [50 + (x - 50) * stretch, y]),
    }));
  };
  return [{ ...figure, ...more, draw: drawStretched }];
});
