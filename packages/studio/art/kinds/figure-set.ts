import type { Brief } from "../../engine/brief/brief.ts";
import { subjectWords } from "../../engine/brief/lexicons/subjects.ts";
import { thingWords } from "../../engine/brief/lexicons/things.ts";
import { wholeWords } from "../../engine/brief/prompt/reading.ts";
import type { PaletteRole } from "../../engine/color/palette.ts";
import type { ShapePlan } from "../../engine/compose/kit.ts";
import type { Frame } from "../../engine/geometry/path.ts";
import type { Random } from "../../engine/random.ts";
import { figures } from "../figures/catalogue.ts";
import { drawFigure, fitPieces } from "../figures/draw-figure.ts";
import type { Figure } from "../figures/figure.ts";
import { figuresOfBrief, isAllowed, namedThings } from "../figures/figures-of-brief.ts";
import { figuresOf, type Subject } from "../figures/subjects.ts";
import type { Hand, Part } from "./hands/hand.ts";

/** Everything that a brief says about what should be seen. */
export const wordsOf = ({ headline, subline = "" }: Brief): string => [headline, subline].join(" ");

const subjects = (Object.keys(subjectWords) as Subject[]).map((subject) => ({
  subject,
  pattern: wholeWords([subjectWords[subject]]),
}));

/** Names that mean something else more often. */
const ambiguous = new Set([
  "bars",
  "plus",
  "note",
  "notes",
  "conversation",
  "drop",
  "square",
  "nodes",
  "brackets",
  "eye",
  "key",
  "shield",
  "flame",
]);

const named = [...figures.values()]
  .filter(({ id }) => !ambiguous.has(id))
  .map((figure) => ({
    figure,
    pattern: wholeWords([namesOf(figure), ...(thingWords[figure.id] ? [thingWords[figure.id] ?? ""] : [])]),
  }));

/** A figure's name in English, one or several. */
function namesOf({ id }: Figure): string {
  const name = id.replaceAll("-", "[- ]");
  return name.endsWith("y") ? `${name.slice(0, -1)}(?:y|ies)` : `${name.replace(/s$/u, "")}(?:e?s)?`;
}

/** Position where a word is first; behind everything, if it is not there. */
function placeOf(words: string, pattern: RegExp): number {
  const at = words.search(pattern);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

/** Figures that a brief brings to mind, each once: those that it names, then those that go with them, by turns. */
const namedFigures = (brief: Brief): readonly Figure[] => [
  ...new Set(
    [...namedThings(brief), ...figuresNamedIn(wordsOf(brief), (subject) => subject === brief.subject)].filter(
      isAllowed(brief),
    ),
  ),
];

const geometric =
  /(?<![\p{L}])(?:geometric(?:al)?|geometrisch\p{L}*|géométriques?|geométric[oa]s?|abstract|stripes?|dots|polka|checks?|checkered|chevrons?|triangles?|circles?|streifen|punkte|rayures)(?![\p{L}])/iu;

export const isGeometry = (brief: Brief): boolean => geometric.test(wordsOf(brief));

/** Figures that repeat in a pattern: what it names and nothing beside it, or none where it asks for geometry. */
export function patternFigures(brief: Brief): readonly Figure[] {
  const words = wordsOf(brief);
  const chosen = figuresOfBrief({ figure: brief.figure });
  const things = [...new Set([...chosen, ...namedThings(brief), ...thingsNamedIn(words)])];
  const allowed = things.filter(isAllowed(brief));
  if (allowed.length > 0) return allowed;
  return isGeometry(brief) ? [] : namedFigures(brief);
}

/** @param isMeant of subjects, whether they are meant although no word says so. */
export function figuresNamedIn(words: string, isMeant: (subject: Subject) => boolean = () => false): readonly Figure[] {
  const byName = thingsNamedIn(words);
  const lists = subjectsIn(words, isMeant).map((subject) => figuresOf(subject));
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
  return [...new Set([...byName, ...inTurn])];
}

/** Things that words name themselves, in their order. */
export const thingsNamedIn = (words: string): readonly Figure[] =>
  named
    .map(({ figure, pattern }) => ({ figure, at: placeOf(words, pattern) }))
    .filter(({ at }) => at < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.at - b.at)
    .map(({ figure }) => figure);

/** Subjects that words are about, in their order. */
function subjectsIn(words: string, isMeant: (subject: Subject) => boolean): readonly Subject[] {
  return subjects
    .map(({ subject, pattern }) => ({ subject, at: placeOf(words, pattern) }))
    .filter(({ subject, at }) => at < Number.POSITIVE_INFINITY || isMeant(subject))
    .toSorted((a, b) => a.at - b.at)
    .map(({ subject }) => subject);
}

/** So many figures that differ: those of the brief, then those of the subjects next to its own, then any. */
export function figureSet(brief: Brief, count: number, random: Random): readonly Figure[] {
  const first = namedFigures(brief);
  const own = subjects.flatMap(({ subject }, index) =>
    figuresOf(subject).some((figure) => first.includes(figure)) ? [index] : [],
  );
  const said = subjectsIn(wordsOf(brief), (subject) => subject === brief.subject).map((subject) =>
    subjects.findIndex((one) => one.subject === subject),
  );
  const from = said.length > 0 ? said : own.length > 0 ? own.slice(0, 1) : [random.integer(0, subjects.length - 1)];
  // The lexicon has what belongs together side by side, what is more general before.
  const away = (index: number) => Math.min(...from.map((at) => (index >= at ? index - at : at - index + 2.5)));
  const near = subjects
    .map(({ subject }, index) => ({ subject, far: away(index) }))
    .toSorted((a, b) => a.far - b.far)
    .flatMap(({ subject }) => figuresOf(subject));
  return [...new Set([...first, ...near.filter(isAllowed(brief))])].slice(0, count);
}

interface FigureColors {
  readonly body: PaletteRole;
  readonly accent: PaletteRole;
  readonly under: PaletteRole;
}

/** A figure as a style's hand draws it. */
export function figurePlans(
  figure: Figure,
  hand: Hand,
  frame: Frame,
  colors: FigureColors,
  random: Random,
): ShapePlan[] {
  const pieces = fitPieces(drawFigure(figure, random), frame);
  const of = (part: "body" | "detail" | "accent"): Part[] =>
    pieces.filter((piece) => piece.part === part).map(({ path, line }) => ({ path, line }));
  const [bodies, accents, details] = [of("body"), of("accent"), of("detail")];
  const { body, accent, under } = colors;
  return [
    ...(bodies.length > 0 ? hand.form(bodies, { fill: body, under }) : []),
    ...(accents.length > 0 ? hand.form(accents, { fill: accent, under }) : []),
    ...(details.length > 0 ? hand.detail(details, { fill: body, under }) : []),
  ];
}
