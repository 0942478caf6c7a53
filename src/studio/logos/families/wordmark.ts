import { fitPath } from "../../geometry/fit-path.ts";
import { boundsOf, circle, type Path, polygon, rectangle, sector } from "../../geometry/path.ts";
import type { Random } from "../../random.ts";
import { plainContainer } from "../containers.ts";
import { contoursOf, crossings, glyphPath, graphemesOf, shifted, stemOf, turned } from "../glyphs.ts";
import { settingOf } from "../logo-voices.ts";
import { type Mark, type MarkShape, moveMark, unionOf } from "../mark.ts";
import { starPath } from "../motifs/motif.ts";
import type { DrawnMark, MarkContext, Recipe } from "./family.ts";

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
  suits: (context) => context.initials.length > 0 && !context.brief.name.includes("\n") && suits(context),
  draw,
  share,
});

/** A small figure in a square around a point. */
function figure(random: Random, x: number, y: number, size: number): Path {
  const half = size / 2;
  const frame = { x: x - half, y: y - half, width: size, height: size };
  return random.pick([
    () => circle(x, y, half),
    () => rectangle(frame),
    () => turned(rectangle(frame), 0.125, [x, y]),
    () => sector(x - half, y + half, size, [0.75, 1]),
    () =>
      fitPath(starPath(4, 50, 17), {
        ...frame,
        x: frame.x - half * 0.3,
        y: frame.y - half * 0.3,
        width: size * 1.3,
        height: size * 1.3,
      }),
    () =>
      polygon([
        [x - half, y + half],
        [x, y - half],
        [x + half, y + half],
      ]),
  ])();
}

/** The first letter as large as the square, with the figure that is in the word. */
function initialWith(context: MarkContext, add: (letter: Path, random: Random) => Mark): Mark {
  const letter = fitPath(context.letter(context.initials[0] ?? ""), { x: -50, y: 0, width: 200, height: 100 });
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
    return [{ path: figure(random, x + width + 20, 14, 27), role: "second" }];
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
  const letter = fitPath(context.letter(context.initials[0] ?? ""), { x: 0, y: 14, width: 90, height: 72 });
  const { x, width } = boundsOf(letter);
  const small = moveMark(own, ([px, py]) => [x + width + 6 + px * 0.62, 24 + py * 0.62], 0.62);
  const isAlone = round.test(letters[0]?.text ?? "") && index === 0;
  return {
    mark: isAlone ? own : [{ path: letter }, ...small],
    word,
    reason: `The name in type; its ${letters[index]?.text} is a constructed ring.`,
  };
}

/** A ring in a square of 100 that is more than a letter. @param thick of its radius. */
function ringFigure(random: Random, thick: number): Mark {
  const inner = 50 * (1 - thick);
  const turn = random.pick([0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]);
  return random.pick<() => Mark>([
    () => [
      { path: sector(50, 50, 50, [turn + 0.09, turn + 0.91], inner) },
      {
        path: circle(
          50 + Math.cos(turn * 2 * Math.PI) * (50 - (thick * 50) / 2),
          50 + Math.sin(turn * 2 * Math.PI) * (50 - (thick * 50) / 2),
          (thick * 50) / 2,
        ),
        role: "second",
      },
    ],
    () => [
      { path: sector(50, 50, 50, [turn, turn + 0.5]) },
      { path: sector(50, 50, 50, [turn + 0.52, turn + 0.98], inner), role: "second" },
    ],
    () => [{ path: sector(50, 50, 50, [0, 1], inner) }, { path: circle(50, 50, inner * 0.52), role: "second" }],
    () => [
      {
        path: circle(50, 50, 50),
        cuts: [{ path: circle(50 + Math.cos(turn * 2 * Math.PI) * 16, 50 + Math.sin(turn * 2 * Math.PI) * 16, 24) }],
      },
    ],
    () =>
      [0, 1, 2].map(
        (index): MarkShape => ({
          path: sector(50, 50, 50, [turn + index / 3 + 0.02, turn + (index + 1) / 3 - 0.02], inner),
          role: index === 0 ? "second" : "primary",
        }),
      ),
  ])();
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
    const size = random.between(24, 36);
    return [{ path: figure(random, x + width + 6 + size / 2, 100 - size / 2, size), role: "second" }];
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
  const share = random.pick([0.3, 0.42, 0.56]);
  const at = -1_000 * (context.voice.setting === "caps" ? capHeight : xHeight) * share;
  const bounds = unionOf(shapes.map(({ path }) => boundsOf(path)));
  const bar = rectangle({ x: bounds.x - 50, y: at - 26, width: bounds.width + 100, height: 52 });
  const container = plainContainer(random);
  const letter = fitPath(context.letter(context.initials[0] ?? ""), { x: 14, y: 16, width: 72, height: 68 });
  const y = 84 - 68 * share;
  return {
    mark: [
      { path: container.path, cuts: [{ path: letter }] },
      { path: rectangle({ x: 0, y: y - 3.4, width: 100, height: 6.8 }), within: container.path },
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
    const bar = random.pick([10, 14, 18, 22]);
    const right = Math.max(x + width, own.left + 70) + random.pick([0, 14, 30]);
    return [{ path: underlinePath(own, { from: 96, drop: 112 + bar, bar, right }) }];
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
      return stemOf(letters[0]?.path ?? []) !== undefined && !letters.some(reachesBelow);
    },
    1.2,
  ),
];
