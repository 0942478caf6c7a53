import { fitPath } from "../../../engine/geometry/fit-path.ts";
import { boundsOf, type Path, polygon, rectangle } from "../../../engine/geometry/path.ts";
import { unionOf } from "../../../engine/geometry/placing.ts";
import { contoursOf, shifted } from "../../../engine/geometry/transform.ts";
import type { Random } from "../../../engine/random.ts";
import { lightContainer } from "../containers.ts";
import { crossings, glyphPath, graphemesOf, stemOf } from "../glyphs.ts";
import { settingOf } from "../logo-voices.ts";
import { type Mark, type MarkShape, moveMark } from "../mark.ts";
import type { DrawnMark, MarkContext, Recipe } from "./family.ts";
import { figure, figureAt, figureCount, ringFigure } from "./word-figures.ts";

/** A letter of the set name, in thousandths of the type size, its baseline at 0. */
interface SetLetter {
  readonly text: string;
  readonly path: Path;
}

function setLetters({ typesetter, voice, brief }: MarkContext): readonly SetLetter[] {
  const letters = graphemesOf(settingOf(voice, brief.name, brief.language));
  const widthOf = (text: string) => typesetter.widthOf({ text, faceId: voice.faceId, size: 1_000, tracking: 0 });
  return letters.map((text, index) => {
    const upTo = letters.slice(0, index + 1).join("");
    const x = widthOf(upTo) - widthOf(text) + index * voice.tracking * 1_000;
    return { text, path: shifted(glyphPath(typesetter, voice.faceId, text), x, 0) };
  });
}

const inInk = (letters: readonly SetLetter[]): MarkShape[] =>
  letters.filter(({ path }) => path.length > 0).map(({ path }) => ({ path }));

const recipe = (
  id: string,
  draw: Recipe["draw"],
  suits: (context: MarkContext) => boolean,
  share?: number,
): Recipe => ({
  id,
  family: "wordmark",
  // One line: a longer name would be small beside other logos.
  suits: (context) => context.initials.length > 0 && graphemesOf(context.brief.name).length <= 14 && suits(context),
  draw,
  share,
});

/** First letter, as the name begins: in capitals, or not. */
const firstLetter = ({ initials, voice, brief }: MarkContext): string =>
  settingOf(voice, initials[0] ?? "", brief.language);

/** The first letter as large as the square, with the figure that is in the word. */
function initialWith(context: MarkContext, add: (letter: Path, random: Random) => Mark): Mark {
  const letter = fitPath(context.letter(firstLetter(context)), { x: -50, y: 0, width: 200, height: 100 });
  return [{ path: letter }, ...add(letter, context.random.fork("figure"))];
}

const dotted = /^[ijäöüëïёїÄÖÜİ]$/;

/** The dots of a letter become figures. */
function dots(context: MarkContext): DrawnMark {
  const letters = setLetters(context);
  const xHeight = context.typesetter.metricsOf(context.voice.faceId).xHeight * 1_000;
  const index = letters.findIndex(({ text }) => dotted.test(text));
  const shapes = letters.flatMap(({ text, path }, at): MarkShape[] => {
    if (at !== index) return path.length > 0 ? [{ path }] : [];
    const isDot = (contour: Path) => {
      const { y, height } = boundsOf(contour);
      return y + height < -xHeight * (/\p{Lu}/u.test(text) ? 1.2 : 0.99);
    };
    const contours = contoursOf(path);
    const figures = contours.filter(isDot).map((contour): MarkShape => {
      const { x, y, width, height } = boundsOf(contour);
      const size = Math.max(width, height) * 1.22;
      return {
        path: figure(context.random.fork("figure"), x + width / 2, y + height / 2 - size * 0.06, size),
        role: "second",
      };
    });
    return [{ path: contours.filter((contour) => !isDot(contour)).flat() }, ...figures];
  });
  const mark = initialWith(context, (letter, random) => {
    const { x, width } = boundsOf(letter);
    const size = random.between(24, 36);
    const place = random.pick([
      [x + width + 6 + size / 2, size / 2],
      [x + width + 6 + size / 2, 50],
      [x - 6 - size / 2, size / 2],
    ] as const);
    return [{ path: figure(random, ...place, size), role: "second" }];
  });
  return {
    mark,
    word: shapes,
    reason: `The name in type; the dot of its ${letters[index]?.text} is a figure that can also be used alone.`,
  };
}

const round = /^[oOоОοΟ0]$/;

/** A round letter becomes a constructed figure. */
function roundLetter(context: MarkContext): DrawnMark {
  const letters = setLetters(context);
  const random = context.random.fork("round");
  const candidates = letters.flatMap(({ text }, index) => (round.test(text) ? [index] : []));
  const index = random.pick(candidates);
  const { path: old = [] } = letters[index] ?? {};
  const bounds = boundsOf(old);
  const radius = bounds.height / 2;
  const [left = [0, 0]] = crossings(old, bounds.y + radius);
  const thick = Math.min(radius * 0.62, Math.max(radius * 0.3, left[1] - left[0]));
  const wider = radius * 2 - bounds.width;
  const own = ringFigure(random, thick / radius);
  const inPlace = moveMark(
    own,
    ([x, y]) => [bounds.x + radius + ((x - 50) / 50) * radius, bounds.y + radius + ((y - 50) / 50) * radius],
    radius / 50,
  );
  const word: Mark = [
    ...inInk(letters.slice(0, index)),
    ...inPlace,
    ...inInk(letters.slice(index + 1)).map((shape): MarkShape => ({ ...shape, path: shifted(shape.path, wider, 0) })),
  ];
  const letter = fitPath(context.letter(firstLetter(context)), { x: -50, y: 0, width: 200, height: 100 });
  const { x, width } = boundsOf(letter);
  const scale = random.between(0.44, 0.7);
  const top = random.pick([0, 0.5, 1]) * (100 - 100 * scale);
  const small = moveMark(own, ([px, py]) => [x + width + 7 + px * scale, top + py * scale], scale);
  const isAlone = round.test(letters[0]?.text ?? "") && index === 0;
  return {
    mark: isAlone ? own : [{ path: letter }, ...small],
    word,
    reason: `The name in type; its ${letters[index]?.text} is a constructed ring.`,
  };
}

/** A point of its own after the name. */
function stop(context: MarkContext): DrawnMark {
  const letters = setLetters(context);
  const shapes = inInk(letters);
  const bounds = unionOf(shapes.map(({ path }) => boundsOf(path)));
  const size = 190;
  const point = figure(context.random.fork("figure"), bounds.x + bounds.width + size * 0.82, -size / 2, size);
  const mark = initialWith(context, (letter, random) => {
    const { x, width } = boundsOf(letter);
    const size = random.between(22, 42);
    const count = size < 30 ? random.integer(1, 3) : 1;
    const right = x + width + 7 + size / 2;
    // Once, or again above, or in a row under the letter.
    const places = random.pick([
      Array.from({ length: count }, (_, index) => [right, 100 - size / 2 - index * (size + 6)] as const),
      Array.from(
        { length: count },
        (_, index) => [x + width / 2 + (index - (count - 1) / 2) * (size + 6), 109 + size / 2] as const,
      ),
      [[right, 100 - size / 2] as const],
    ]);
    const drawing = random.fork("shape");
    const seed = drawing.integer(0, figureCount - 1);
    return places.map(([cx, cy]): MarkShape => ({ path: figureAt(seed, cx, cy, size), role: "second" }));
  });
  return {
    mark,
    word: [...shapes, { path: point, role: "second" }],
    reason: "The name in type, closed by a figure of its own.",
  };
}

/** One line goes through all letters. */
function cut(context: MarkContext): DrawnMark {
  const shapes = inInk(setLetters(context));
  const random = context.random.fork("cut");
  const { capHeight, xHeight } = context.typesetter.metricsOf(context.voice.faceId);
  const share = random.between(0.24, 0.68);
  const at = -1_000 * (context.voice.setting === "caps" ? capHeight : xHeight) * share;
  const bounds = unionOf(shapes.map(({ path }) => boundsOf(path)));
  const bar = rectangle({ x: bounds.x - 50, y: at - 26, width: bounds.width + 100, height: 52 });
  const container = lightContainer(random);
  const weight = random.between(6.8, 12);
  const isBare = random.chance(0.4);
  const letter = fitPath(
    context.letter(firstLetter(context)),
    isBare ? { x: -50, y: 2, width: 200, height: 96 } : container.inner,
  );
  const { y: top, height } = boundsOf(letter);
  const { x, width } = boundsOf(letter);
  const through = (thick: number, out: number) =>
    rectangle({ x: x - out, y: top + height * (1 - share) - thick / 2, width: width + 2 * out, height: thick });
  return {
    mark: isBare
      ? [
          { path: letter, cuts: [{ path: through(weight * 2.6, 10) }] },
          { path: through(weight, 16), role: "second" },
        ]
      : [
          { path: container.path, cuts: [{ path: letter }] },
          { path: through(weight, 60), within: container.path },
        ],
    word: shapes.map((shape): MarkShape => ({ ...shape, cuts: [{ path: bar }] })),
    reason: "The name in type, one line cut through all its letters.",
  };
}

const reachesBelow = ({ path }: SetLetter): boolean => path.length > 0 && boundsOf(path).y + boundsOf(path).height > 50;

/** The stem of the first letter runs on below the name. */
function underline(context: MarkContext): DrawnMark {
  const letters = setLetters(context);
  const shapes = inInk(letters);
  const first = shapes[0]?.path ?? [];
  const stem = stemOf(first) ?? { left: boundsOf(first).x, width: 100 };
  const bounds = unionOf(shapes.map(({ path }) => boundsOf(path)));
  const bar = Math.max(60, stem.width * 0.72);
  const grown = underlinePath(stem, { from: -20, drop: 120 + bar, bar, right: bounds.x + bounds.width });
  const mark = initialWith(context, (letter, random) => {
    const own = stemOf(letter) ?? { left: boundsOf(letter).x, width: 16 };
    const { x, width } = boundsOf(letter);
    const bar = random.pick([9, 12, 15, 18]);
    const right = Math.max(x + width, own.left + 70) + random.pick([0, 14, 30]);
    return [{ path: underlinePath(own, { from: 96, drop: 114 + bar, bar, right }) }];
  });
  return {
    mark,
    word: [...shapes, { path: grown }],
    reason: `The stem of the ${letters[0]?.text} runs on as the line below the name.`,
  };
}

interface Underline {
  readonly from: number;
  readonly drop: number;
  readonly bar: number;
  readonly right: number;
}

const underlinePath = ({ left, width }: { left: number; width: number }, { from, drop, bar, right }: Underline): Path =>
  polygon([
    [left, from],
    [left + width, from],
    [left + width, drop - bar],
    [right, drop - bar],
    [right, drop],
    [left, drop],
  ]);

export const wordmarkRecipes: readonly Recipe[] = [
  recipe("stop", stop, () => true, 0.6),
  recipe("dots", dots, (context) => setLetters(context).some(({ text }) => dotted.test(text)), 1.6),
  recipe("round-letter", roundLetter, (context) => setLetters(context).some(({ text }) => round.test(text)), 1.8),
  recipe(
    "cut",
    cut,
    ({ voice, brief }) =>
      !/[lI1|!]$/.test(brief.name) && !/anton|dm-serif|bodoni|instrument|playfair|noto/.test(voice.faceId),
    0.8,
  ),
  recipe(
    "underline",
    underline,
    (context) => {
      const letters = setLetters(context);
      return (
        stemOf(letters[0]?.path ?? []) !== undefined &&
        !/[MWМШЩЖ]/.test(context.initials[0] ?? "") &&
        !letters.some(reachesBelow)
      );
    },
    1.2,
  ),
];
