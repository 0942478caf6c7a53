import { fitPath } from "../../../engine/geometry/fit-path.ts";
import { boundsOf, type Path, polygon, rectangle } from "../../../engine/geometry/path.ts";
import { unionOf } from "../../../engine/geometry/placing.ts";
import { contoursOf, shifted } from "../../../engine/geometry/transform.ts";
import { drawFigure, fitPieces } from "../../figures/draw-figure.ts";
import { lightContainer, plainContainer } from "../containers.ts";
import { crossings, glyphPath, graphemesOf, stemOf } from "../glyphs.ts";
import { settingOf } from "../logo-voices.ts";
import { type Mark, type MarkShape, moveMark } from "../mark.ts";
import { inked, knockedOut } from "../place-motif.ts";
import type { DrawnMark, MarkContext, Recipe } from "./family.ts";
import { figure, ringFigure } from "./word-figures.ts";

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
  suits: (context) =>
    context.initials.length > 0 &&
    graphemesOf(context.brief.name).length <= (context.brief.mark === "word" ? 16 : 11) &&
    suits(context),
  draw,
  share,
});

/** First letter, as the name begins: in capitals, or not. */
const firstLetter = ({ initials, voice, brief }: MarkContext): string =>
  settingOf(voice, initials[0] ?? "", brief.language);

/** The first letter and the figure that is in the word, left empty in one shape: small, it is a sign and no lone letter. */
function initialIn(context: MarkContext, add: (letter: Path) => Path): Mark {
  const { path, inner } = plainContainer(context.random.fork("container"), context.brief);
  const letter = context.letter(firstLetter(context));
  const whole: Path = [...letter, ...add(letter)];
  return [{ path, cuts: [{ path: fitPath(whole, { ...inner, y: inner.y + 1 }) }] }];
}

/** A small figure at the upper right of a letter, as large as its size says, in shares of the letter's height. */
function beside(letter: Path, draw: (x: number, y: number, size: number) => Path, share: number, down: number): Path {
  const { x, y, width, height } = boundsOf(letter);
  const size = height * share;
  return draw(x + width + size * 0.75, y + (height - size) * down + size / 2, size);
}

const drawingOf = ({ random, brief }: MarkContext) => ({ random: random.fork("figure"), brief });

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
        path: figure(drawingOf(context), x + width / 2, y + height / 2 - size * 0.06, size),
        role: "second",
      };
    });
    return [{ path: contours.filter((contour) => !isDot(contour)).flat() }, ...figures];
  });
  const mark = initialIn(context, (letter) =>
    beside(letter, (x, y, size) => figure(drawingOf(context), x, y, size), 0.3, 0),
  );
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
  return {
    mark: own,
    word,
    reason: `The name in type; its ${letters[index]?.text} is a constructed ring.`,
  };
}

/** Round things, which are read as the letter whose place they take. */
const roundMotifs =
  /^(?:wheel|vinyl|donut|citrus|football|basketball|clock|coffee-bean|disco-ball|planet|sun|aperture|globe|gear|flower|coins?|compass|apple|pumpkin|bauble|yarn|atom|shell|stopwatch|medal|orange|lemon|tomato|moon|full-moon|ball|sunflower|cookie|pizza|button|target|dartboard|steering-wheel|earth)$/;

/** A round letter becomes the motif. */
function motifLetter(context: MarkContext): DrawnMark {
  const letters = setLetters(context);
  const index = letters.findIndex(({ text }) => round.test(text));
  const [motif] = context.motifs;
  const old = letters[index];
  if (!motif || !old) throw new Error("the name has no round letter, or nothing is there for it");
  const { x, y, width, height } = boundsOf(old.path);
  const pieces = drawFigure(motif, context.random);
  const size = height * 1.06;
  const own = inked(fitPieces(pieces, { x: x - 20, y: y - height * 0.03, width: size, height: size }));
  const wider = size - width - 20;
  const { path, inner, name } = plainContainer(context.random.fork("container"), context.brief);
  return {
    mark: knockedOut(path, fitPieces(pieces, inner)),
    motif,
    word: [
      ...inInk(letters.slice(0, index)),
      ...own.map((shape): MarkShape => ({ ...shape, role: "second" })),
      ...inInk(letters.slice(index + 1)).map((shape): MarkShape => ({ ...shape, path: shifted(shape.path, wider, 0) })),
    ],
    reason: `The name in type; ${motif.name} is its ${old.text}, and alone in a ${name} its small mark.`,
  };
}

/** A point of its own after the name. */
function stop(context: MarkContext): DrawnMark {
  const letters = setLetters(context);
  const shapes = inInk(letters);
  const bounds = unionOf(shapes.map(({ path }) => boundsOf(path)));
  const size = 190;
  const point = figure(drawingOf(context), bounds.x + bounds.width + size * 0.82, -size / 2, size);
  const drawing = drawingOf(context);
  const mark = initialIn(context, (letter) => beside(letter, (x, y, side) => figure(drawing, x, y, side), 0.28, 1));
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
  const container = lightContainer(random, context.brief);
  const weight = random.between(6.8, 12);
  const letter = fitPath(context.letter(firstLetter(context)), container.inner);
  const { y: top, height } = boundsOf(letter);
  const { x, width } = boundsOf(letter);
  const through = (thick: number, out: number) =>
    rectangle({ x: x - out, y: top + height * (1 - share) - thick / 2, width: width + 2 * out, height: thick });
  return {
    mark: [
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
  const mark = initialIn(context, (letter) => {
    const { x, y, width, height } = boundsOf(letter);
    const own = stemOf(letter) ?? { left: x, width: width * 0.2 };
    const foot = y + height;
    return underlinePath(own, { from: foot - 1, drop: foot + own.width * 1.6, bar: own.width * 0.8, right: x + width });
  });
  return {
    mark,
    word: [...shapes, { path: grown }],
    reason: `The stem of the ${letters[0]?.text} runs on as the line below the name.`,
  };
}

/** The name alone. */
function plain(context: MarkContext): DrawnMark {
  const { path, inner } = plainContainer(context.random.fork("container"), context.brief);
  return {
    mark: [{ path, cuts: [{ path: fitPath(context.letter(firstLetter(context)), inner) }] }],
    reason: "The name in type, and nothing else.",
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
  recipe("stop", stop, () => true, 0.3),
  recipe("dots", dots, (context) => setLetters(context).some(({ text }) => dotted.test(text)), 1.6),
  recipe("round-letter", roundLetter, (context) => setLetters(context).some(({ text }) => round.test(text)), 1.8),
  recipe(
    "motif-letter",
    motifLetter,
    (context) =>
      context.brief.mark !== "word" &&
      roundMotifs.test(context.motifs[0]?.id ?? "") &&
      setLetters(context).some(({ text }) => round.test(text)),
    6,
  ),
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
  {
    ...recipe("plain", plain, () => true, 1),
    // As long as it may be: it can have two lines.
    suits: ({ brief, initials }) => brief.mark === "word" && initials.length > 0,
  },
];
