import { type Hex, lchOf } from "./color.ts";

/** Cyan, magenta, yellow and black, in whole percent. */
export type PressColor = [cyan: number, magenta: number, yellow: number, black: number];

type Triple = readonly [number, number, number];

/**
 * Colors of full inks and of their overprints on coated paper, in CIELAB (D50): ISO 12647-2, paper types 1 and 2, as the printing condition
 * FOGRA39 has them. The index has a bit for each ink: cyan 1, magenta 2, yellow 4.
 */
const overprints: readonly Triple[] = [
  [95, 0, -2],
  [55, -37, -50],
  [48, 74, -3],
  [24, 22, -46],
  [89, -5, 93],
  [50, -65, 27],
  [47, 68, 48],
  [23, 0, 0],
];
const blackInk: Triple = [16, 0, 0];

/** Growth of a dot of 50 % on the press, as a share of the paper. */
const [colorGain, blackGain] = [0.14, 0.17];
/** Sum of all inks, as a share of the paper: more does not dry. */
const inkMax = 2.8;

const white: Triple = [0.9642, 1, 0.8249];

function xyzOf([l, a, b]: Triple): Triple {
  const y = (l + 16) / 116;
  const cube = (t: number) => (t > 6 / 29 ? t ** 3 : 3 * (6 / 29) ** 2 * (t - 4 / 29));
  return [white[0] * cube(y + a / 500), cube(y), white[2] * cube(y - b / 200)];
}

function labOf([x, y, z]: Triple): Triple {
  const root = (t: number) => (t > (6 / 29) ** 3 ? Math.cbrt(t) : t / (3 * (6 / 29) ** 2) + 4 / 29);
  const [fx, fy, fz] = [root(x / white[0]), root(y), root(z / white[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const paper = xyzOf(overprints[0] ?? blackInk);
const black = xyzOf(blackInk);
/** Black over colors is darker than black alone, but its surface shines as much. */
const primaries: readonly Triple[] = [
  ...overprints.map(xyzOf),
  ...overprints.map(xyzOf).map((under): Triple => {
    const over = (axis: 0 | 1 | 2) => (black[axis] / 2) * (1 + under[axis] / paper[axis]);
    return [over(0), over(1), over(2)];
  }),
];

type Inks = readonly [number, number, number, number];

/** The color that inks have on paper, by Neugebauer’s equations. @param inks shares from 0 to 1. */
function printedLab(inks: Inks): Triple {
  const areas = inks.map((ink, index) => ink + 4 * (index === 3 ? blackGain : colorGain) * ink * (1 - ink));
  const sum: [number, number, number] = [0, 0, 0];
  for (const [index, primary] of primaries.entries()) {
    const weight = areas.reduce((share, area, ink) => share * (index & (1 << ink) ? area : 1 - area), 1);
    for (const axis of [0, 1, 2] as const) sum[axis] += weight * primary[axis];
  }
  return labOf(sum);
}

/** The least light of a press, as a share of the paper’s: black on a screen is as dark. */
const leastLight = xyzOf(printedLab([0.6, 0.5, 0.4, 1]))[1] / paper[1];

/** The color to be met: the screen’s white is the paper, its black the deepest of the press, and the rest lies between. */
function wantedLab(hex: Hex): Triple {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  // sRGB to XYZ under D50, by Bradford’s adaptation.
  const xyz: Triple = [
    0.4360747 * r + 0.3850649 * g + 0.1430804 * b,
    0.2225045 * r + 0.7168786 * g + 0.0606169 * b,
    0.0139322 * r + 0.0971045 * g + 0.7141733 * b,
  ];
  const onPaper = (axis: 0 | 1 | 2) => paper[axis] * (leastLight + (1 - leastLight) * (xyz[axis] / white[axis]));
  return labOf([onPaper(0), onPaper(1), onPaper(2)]);
}

/** A distance like CIE94’s, squared: where a press has no color so strong, the hue stays, and chroma and lightness give way. */
function distance(wanted: Triple, printed: Triple): number {
  const [dl, da, db] = [wanted[0] - printed[0], wanted[1] - printed[1], wanted[2] - printed[2]];
  const chroma = Math.hypot(wanted[1], wanted[2]);
  const dc = chroma - Math.hypot(printed[1], printed[2]);
  const dh2 = Math.max(0, da * da + db * db - dc * dc);
  return (dl / (1 + 0.015 * chroma)) ** 2 + (dc / (1 + 0.03 * chroma)) ** 2 + dh2 / (1 + 0.015 * chroma) ** 2;
}

/**
 * Black takes the place of what gray there is in three colors: grays stay gray when a press varies. In light colors its dots would be seen,
 * and there the three colors make it.
 */
function costOf(wanted: Triple, inks: Inks, lab = printedLab(inks)): number {
  const [cyan, magenta, yellow, key] = inks;
  const excess = Math.max(0, cyan + magenta + yellow + key - inkMax);
  const light = (wanted[0] / 100) ** 4;
  return distance(wanted, lab) + 12 * (1 - light) * Math.min(cyan, magenta, yellow) + 60 * light * key + 1_000 * excess;
}

const steps = [0, 0.25, 0.5, 0.75, 1] as const;
/** Beginnings of the search: the colors of inks in steps of a quarter, made when the first is looked for. */
let grid: readonly { readonly inks: Inks; readonly lab: Triple }[] | undefined;
const gridOf = () =>
  steps.flatMap((c) =>
    steps.flatMap((m) =>
      steps.flatMap((y) => steps.map((k) => ({ inks: [c, m, y, k] as const, lab: printedLab([c, m, y, k]) }))),
    ),
  );

const moves: readonly Inks[] = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 1],
  [-1, -1, -1, 1],
];

function search(wanted: Triple): Inks {
  grid ??= gridOf();
  let [best, least]: [Inks, number] = [[0, 0, 0, 0], Number.POSITIVE_INFINITY];
  const tryInks = (inks: Inks, cost: number): boolean => {
    if (cost >= least) return false;
    [best, least] = [inks, cost];
    return true;
  };
  for (const { inks, lab } of grid) tryInks(inks, costOf(wanted, inks, lab));
  for (let step = 0.125; step > 0.004; step /= 2) {
    let isBetter = true;
    for (let turn = 0; isBetter && turn < 12; turn++) {
      isBetter = false;
      for (const move of moves.flatMap((one) => [one, one.map((way) => -way) as unknown as Inks])) {
        const inks = best.map((ink, at) => Math.min(1, Math.max(0, ink + step * (move[at] ?? 0)))) as unknown as Inks;
        isBetter = tryInks(inks, costOf(wanted, inks)) || isBetter;
      }
    }
  }
  return best;
}

/** Black ink alone, for grays: colors beside it would show where the plates are a little off. */
function grayInks(wanted: Triple): PressColor {
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (printedLab([0, 0, 0, middle])[0] > wanted[0]) low = middle;
    else high = middle;
  }
  return [0, 0, 0, Math.round(low * 100)];
}

const known = new Map<Hex, PressColor>();
/** Each takes about a millisecond. A design of more colors has them a little coarser. */
const knownMax = 600;
const coarse = (hex: Hex): Hex => `#${[1, 3, 5].map((at) => (hex[at] ?? "0").repeat(2)).join("")}`;

/** Tells whether a color is black to a printer: words and thin lines in it are set in black ink alone, so that they are sharp. */
const isBlack = (hex: Hex): boolean => {
  const { lightness, chroma } = lchOf(hex);
  return lightness < 0.34 && chroma < 0.035;
};

/**
 * Converts a screen’s color for offset printing on coated paper (FOGRA39), at most 300 % of ink in all.
 * @param isFine words and thin lines: those that are nearly black are black ink alone.
 */
export function pressColor(hex: Hex, isFine = false): PressColor {
  if (isFine && isBlack(hex)) return [0, 0, 0, 100];
  const color = known.has(hex) || known.size < knownMax ? hex : coarse(hex);
  const before = known.get(color);
  if (before) return before;
  const wanted = wantedLab(color);
  const { lightness, chroma } = lchOf(color);
  const found = chroma < 0.008 && lightness > 0.3 ? grayInks(wanted) : percents(search(wanted));
  if (known.size < knownMax + 4_096) known.set(color, found);
  return found;
}

/** A dot of a percent is not printed. */
function percents(inks: Inks): PressColor {
  const [c, m, y, k] = inks.map((ink) => Math.round(ink * 100)).map((ink) => (ink < 2 ? 0 : ink)) as [
    number,
    number,
    number,
    number,
  ];
  return [c, m, y, k];
}
