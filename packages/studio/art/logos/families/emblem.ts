import { fitPath } from "../../../engine/geometry/fit-path.ts";
import { circle, type Frame, type Path, polygon, rectangle } from "../../../engine/geometry/path.ts";
import { mirrored, scaled, shifted, turned } from "../../../engine/geometry/transform.ts";
import { drawFigure, fitPieces } from "../../figures/draw-figure.ts";
import type { Motif, Piece } from "../../figures/figure.ts";
import { around, starPath } from "../../figures/figure.ts";
import { type Container, plainContainer, scalloped } from "../containers.ts";
import { circleTextWidth, glyphPath, textOnCircle } from "../glyphs.ts";
import type { Cut, Mark } from "../mark.ts";
import { inked, knockedOut } from "../place-motif.ts";
import { type DrawnMark, inCase, type MarkContext, type Recipe } from "./family.ts";

/** Core in the middle of an emblem: the trade's motif, or the first letter. */
interface Core {
  readonly motif?: Motif;
  readonly name: string;
  readonly pieces: readonly Piece[];
}

function coreOf({ brief, motifs, random, initials, letter }: MarkContext): Core {
  const [motif] = motifs;
  if (!motif) {
    const initial = initials[0] ?? "";
    const text = inCase(brief, initial, random.fork("case").chance(0.3));
    const path = letter(text);
    return {
      name: `the ${text}`,
      pieces: [{ path: fitPath(path, { x: 10, y: 10, width: 80, height: 80 }), part: "body" }],
    };
  }
  const flips = random.fork("mirror").chance(0.5);
  const pieces = drawFigure(motif, random).map((piece) => (flips ? { ...piece, path: mirrored(piece.path) } : piece));
  return { motif, name: motif.name, pieces };
}

const frameOf = (size: number, dy = 0): Frame => ({
  x: 50 - size / 2,
  y: 50 - size / 2 + dy,
  width: size,
  height: size,
});

/** Position of the middle of the ring's letters. */
const ringAt = 42.4;
const smallestRingSize = 5.6;

interface RingWords {
  readonly style: { readonly text: string; readonly faceId: string; readonly tracking: number };
  readonly size: number;
  /** Height of its capitals. */
  readonly height: number;
  /** The share of the circle that it takes. */
  readonly turn: number;
}

/** Capitals, as around a stamp, unless the customer wants small letters. */
const aroundIn = ({ letters, language }: MarkContext["brief"], words: string): string =>
  letters === "lower" ? words.toLocaleLowerCase(language) : words.toLocaleUpperCase(language);

/** The name and a word for the foot, as large as they fit around the center. */
function ringWords({ typesetter, voice, brief }: MarkContext, middle: number) {
  const { capHeight } = typesetter.metricsOf(voice.faceId);
  const sized = (words: string, tracking: number, share: number, max: number): RingWords => {
    const style = { text: aroundIn(brief, words), faceId: voice.faceId, tracking };
    const wide = circleTextWidth(typesetter, style);
    const size = Math.min(max, (share * 2 * Math.PI * (middle - 4)) / wide);
    return { style, size, height: size * capHeight, turn: (wide * size) / (2 * Math.PI * middle) };
  };
  const name = sized(brief.name, 0.1, 0.56, 10.6);
  const footText = [brief.since, brief.trade].find((text) => text && text.length <= 16);
  return { name, foot: footText ? sized(footText, 0.12, 0.3, Math.min(7.4, name.size)) : undefined };
}

/** The name above, a word below, both around the center. */
function ringText(context: MarkContext, middle = ringAt): Path {
  const { name, foot } = ringWords(context, middle);
  const below = foot
    ? textOnCircle(context.typesetter, foot.style, { radius: middle + foot.height / 2, size: foot.size, inward: true })
    : shifted(
        scaled(context.brief.without?.includes("star") ? circle(50, 50, 20) : starPath(4, 50, 18), 0.09),
        0,
        middle,
      );
  const free = (1 - name.turn - (foot?.turn ?? 0.06)) / 2;
  const dots = [1, -1].map((side) => turned(circle(50, 50 - middle, 1.5), side * (name.turn / 2 + free / 2)));
  return [
    ...textOnCircle(context.typesetter, name.style, { radius: middle - name.height / 2, size: name.size }),
    ...below,
    ...(free > 0.1 ? dots.flat() : []),
  ];
}

/** Everything left empty in one shape. */
function seal(context: MarkContext): DrawnMark {
  const core = coreOf(context);
  const text = ringText(context);
  const random = context.random.fork("seal");
  const lobes = random.pick([0, 0, 0, 16, 20, 24, 28, 36]);
  const rim: Path = lobes === 0 ? circle(50, 50, 50) : scalloped(lobes, 1.4);
  const icon = knockedOut(lobes === 0 ? circle(50, 50, 50) : scalloped(12, 2.6), fitPieces(core.pieces, frameOf(62)));
  if (random.chance(0.5)) {
    const size = random.between(40, 46);
    const hole = random.pick([circle(50, 50, 33), scaled(scalloped(12, 2.6), 0.66), scaled(scalloped(20, 1.6), 0.66)]);
    return {
      mark: [{ path: rim, cuts: [{ path: text }, { path: hole }] }, ...inked(fitPieces(core.pieces, frameOf(size)))],
      icon,
      motif: core.motif,
      reason: `A seal: the name left empty in a ring around ${core.name}.`,
    };
  }
  const hasRing = random.chance(0.5);
  const share = random.between(0.9, 1.12);
  const ring: readonly Cut[] = hasRing ? [{ path: circle(50, 50, 34.4), gap: 0.8, isLine: true }] : [];
  const [disc, ...inside] = knockedOut(rim, fitPieces(core.pieces, frameOf((hasRing ? 41 : 45) * share)));
  const mark: Mark = disc ? [{ ...disc, cuts: [...(disc.cuts ?? []), { path: text }, ...ring] }, ...inside] : inside;
  return {
    mark,
    icon,
    motif: core.motif,
    reason: `A seal: the name around ${core.name}, all left empty in one shape.`,
  };
}

/** On its side, as wide as the room in the ring allows. */
const hexagon = polygon(around(6, 33.5));

/** The name around a disc that holds the core. */
function medal(context: MarkContext): DrawnMark {
  const core = coreOf(context);
  const text = ringText(context);
  const pieces = (size: number) => fitPieces(core.pieces, frameOf(size));
  const random = context.random.fork("medal");
  const size = random.between(36, 45);
  const shape = random.pick([
    circle(50, 50, 33),
    scaled(scalloped(12, 2.6), 0.67),
    scaled(scalloped(24, 1.6), 0.67),
    hexagon,
    starPath(16, 34, 30),
  ]);
  const disc = random.chance(0.2)
    ? inked(pieces(size * 1.2))
    : knockedOut(shape, pieces(shape === hexagon ? size * 0.9 : size));
  return {
    mark: [{ path: text }, ...disc],
    icon: knockedOut(circle(50, 50, 50), pieces(62)),
    motif: core.motif,
    reason: `The name around a disc with ${core.name}.`,
  };
}

/** Lines of one weight around, the core in ink. */
function rounds(context: MarkContext): DrawnMark {
  const core = coreOf(context);
  const text = ringText(context, 40);
  const isDouble = context.random.fork("rounds").chance(0.5);
  const lines: Mark = [
    { path: circle(50, 50, 48.6), line: 2.6 },
    ...(isDouble ? [{ path: circle(50, 50, 31), line: 1.4 }] : []),
  ];
  return {
    mark: [...lines, { path: text }, ...inked(fitPieces(core.pieces, frameOf(isDouble ? 38 : 46)))],
    icon: [{ path: circle(50, 50, 46), line: 7.5 }, ...inked(fitPieces(core.pieces, frameOf(52)))],
    motif: core.motif,
    reason: `The name in a ring around ${core.name}, as on a stamp.`,
  };
}

/** The name set straight, in the outline of a word at its width. */
function straightName({ typesetter, voice, brief }: MarkContext, frame: Frame): Path {
  const text = aroundIn(brief, brief.name);
  return fitPath(glyphPath(typesetter, voice.faceId, text), frame);
}

/** A band with the name divides a shape. */
function band(context: MarkContext): DrawnMark {
  const core = coreOf(context);
  const random = context.random.fork("band");
  const name = straightName(context, { x: -20, y: 62, width: 140, height: 14.5 });
  const container: Container = plainContainer(random, context.brief);
  const pieces = fitPieces(core.pieces, { x: 31, y: 12, width: 38, height: 38 });
  const gap: Cut = { path: rectangle({ x: -30, y: 56, width: 160, height: 26 }) };
  const [shape, ...inside] = knockedOut(container.path, pieces);
  const mark: Mark = shape ? [{ ...shape, cuts: [...(shape.cuts ?? []), gap] }, ...inside, { path: name }] : inside;
  return {
    mark,
    icon: knockedOut(container.path, fitPieces(core.pieces, container.inner)),
    motif: core.motif,
    reason: `The name as a band across a ${container.name} with ${core.name}.`,
  };
}

/** A plate: core, name and a foot between rules. */
function plate(context: MarkContext): DrawnMark {
  const core = coreOf(context);
  const random = context.random.fork("plate");
  const isArch = random.chance(0.5);
  const frame: Path = isArch
    ? [...rectangle({ x: 6, y: 0, width: 88, height: 100 }, 44), ...rectangle({ x: 6, y: 50, width: 88, height: 50 })]
    : rectangle({ x: 2, y: 0, width: 96, height: 100 }, random.pick([0, 8]));
  const name = straightName(context, { x: 14, y: 68, width: 72, height: 15 });
  const [shape, ...inside] = knockedOut(
    frame,
    fitPieces(core.pieces, { x: 27, y: isArch ? 14 : 10, width: 46, height: 46 }),
  );
  const rules: readonly Cut[] = [63.5, 87.5].map((y) => ({
    path: rectangle({ x: 14, y: y - 0.5, width: 72, height: 1.4 }),
  }));
  const mark: Mark = shape
    ? [{ ...shape, cuts: [...(shape.cuts ?? []), { path: name }, ...rules] }, ...inside]
    : inside;
  return {
    mark,
    icon: knockedOut(frame, fitPieces(core.pieces, frameOf(isArch ? 66 : 76, isArch ? 6 : 0))),
    motif: core.motif,
    reason: `A plate with ${core.name} and, between two lines, the name.`,
  };
}

const setByLetter = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Zs}\p{S}\p{M}]+$/u;

const recipe = (id: string, draw: Recipe["draw"], suits: Recipe["suits"], share: number): Recipe => ({
  id,
  family: "emblem",
  suits: (context) =>
    (context.motifs.length > 0 || context.initials.length > 0) &&
    setByLetter.test(context.brief.name) &&
    suits(context),
  draw,
  share,
});

const fitsRing = (context: MarkContext): boolean =>
  context.brief.name.length >= 5 &&
  context.brief.name.length <= 26 &&
  ringWords(context, ringAt).name.size >= smallestRingSize;
/** Wide faces would be low between two lines. */
const fitsPlate = ({ brief, voice }: MarkContext): boolean =>
  brief.name.length >= 4 && brief.name.length <= 11 && !/syne|unbounded/.test(voice.faceId);

export const emblemRecipes: readonly Recipe[] = [
  recipe("seal", seal, fitsRing, 1.4),
  recipe("medal", medal, fitsRing, 1),
  recipe("rounds", rounds, fitsRing, 1.4),
  recipe("band", band, ({ brief }) => brief.name.length >= 4 && brief.name.length <= 15, 0.3),
  recipe("plate", plate, fitsPlate, 0.6),
];
