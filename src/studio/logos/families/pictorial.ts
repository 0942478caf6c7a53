import { fitPath } from "../../geometry/fit-path.ts";
import { circle, type Frame, rectangle, sector } from "../../geometry/path.ts";
import { pickContainer, plainContainer } from "../containers.ts";
import { mirrored, turned } from "../glyphs.ts";
import type { Cut, Mark, MarkShape } from "../mark.ts";
import { line, type Motif, type Piece } from "../motifs/motif.ts";
import { drawMotif, fitPieces, inked, knockedOut } from "../motifs/place-motif.ts";
import { companionOf, deviceOf } from "./devices.ts";
import type { DrawnMark, MarkContext, Recipe } from "./family.ts";

const whole: Frame = { x: 2, y: 2, width: 96, height: 96 };

const recipe = (id: string, draw: Recipe["draw"], suits: Recipe["suits"], share?: number): Recipe => ({
  id,
  family: "pictorial",
  suits: (context) => context.motifs.length > 0 && suits(context),
  draw,
  share,
});

const always = () => true;

function pickMotif({ motifs, random }: MarkContext, suits: (motif: Motif) => boolean = always): Motif {
  const fitting = motifs.filter(suits);
  return random.fork("motif").pick(fitting.length > 0 ? fitting : motifs);
}

const drawn = ({ random }: MarkContext, motif: Motif) => drawMotif(motif, random);

const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;

/** The motif, alone or with one thing that places it. */
function solid(context: MarkContext): DrawnMark {
  const motif = pickMotif(context);
  const pieces = fitPieces(drawn(context, motif), whole);
  const { pieces: more, reason } = companionOf(context.random.fork("companion"));
  return {
    mark: inked([...pieces, ...more]),
    motif,
    reason: `${capital(motif.name)}, drawn in one fill${reason}.`,
  };
}

/** The motif left empty in a shape. */
function badge(context: MarkContext): DrawnMark {
  const motif = pickMotif(context);
  const container = pickContainer(context.random.fork("container"));
  const { frame, cuts, reason } = deviceOf(context.random.fork("device"), container);
  const pieces = fitPieces(drawn(context, motif), frame);
  const [shape, ...inside] = knockedOut(container.path, pieces);
  return {
    mark: shape ? [{ ...shape, cuts: [...(shape.cuts ?? []), ...cuts] }, ...inside] : inside,
    motif,
    reason: `${capital(motif.name)}, cut out of a ${container.name}${reason}.`,
  };
}

/** One half in ink on the ground, the other the other way around. */
function counterchanged(context: MarkContext): DrawnMark {
  const motif = pickMotif(context);
  const container = plainContainer(context.random.fork("container"));
  const pieces = fitPieces(drawn(context, motif), { x: 15, y: 15, width: 70, height: 70 });
  const right = rectangle({ x: 50, y: -20, width: 90, height: 140 });
  const solidHalf = knockedOut(container.path, pieces).map(
    (shape): MarkShape => ({ ...shape, cuts: [...(shape.cuts ?? []), { path: right }] }),
  );
  const lightHalf = inked(pieces).map((shape): MarkShape => ({ ...shape, role: "primary", within: right }));
  return {
    mark: [...solidHalf, ...lightHalf],
    motif,
    reason: `${capital(motif.name)}, half in ink and half left empty: day and night of one drawing.`,
  };
}

/** Bars that grow wider toward the foot are cut out. */
function sliced(context: MarkContext): DrawnMark {
  const motif = pickMotif(context, ({ letter, turns }) => Boolean(letter ?? turns));
  const pieces = drawn(context, motif).filter(({ part }) => part !== "detail");
  const random = context.random.fork("slices");
  const count = random.integer(2, 4);
  const slope = random.pick([0, 0, 0.07, -0.07, 0.125]);
  const [from, to] = [random.between(38, 50), 94];
  const bars = Array.from({ length: count }, (_, index): Cut => {
    const y = from + ((to - from) / count) * index;
    return { path: turned(rectangle({ x: -30, y, width: 160, height: 4.5 + index * 1.6 }), slope) };
  });
  return {
    mark: inked(fitPieces(pieces, whole), bars),
    motif,
    reason: `${capital(motif.name)}, cut by ${count} lines that grow toward its foot.`,
  };
}

/** The motif repeated around a center. */
function rosette(context: MarkContext): DrawnMark {
  const motif = pickMotif(context, ({ turns }) => Boolean(turns));
  const random = context.random.fork("rosette");
  const count = random.integer(3, 6);
  const size = count <= 4 ? 50 : 44;
  const pieces = drawn(context, motif).filter(({ part }) => part !== "detail");
  const foot = 46;
  const width = Math.min(size, 2 * Math.tan(Math.PI / count) * (foot - 4) * 0.86);
  const blade = fitPieces(pieces, { x: 50 - width / 2, y: foot - size, width, height: size });
  const shapes = Array.from(
    { length: count },
    (_, index): Mark => inked(blade.map((piece) => ({ ...piece, path: turned(piece.path, index / count) }))),
  ).flat();
  return { mark: shapes, motif, reason: `${capital(motif.name)}, ${count} times around one center.` };
}

/** The first letter left empty in the motif. */
function withLetter(context: MarkContext): DrawnMark {
  const motif = pickMotif(context, ({ letter }) => letter !== undefined);
  const frame = motif.letter ?? whole;
  const letter = fitPath(context.letter(context.initials[0] ?? ""), frame);
  const pieces = drawn(context, motif).filter(({ part }) => part !== "detail");
  return {
    mark: inked(pieces, [{ path: letter }]),
    motif,
    reason: `${capital(motif.name)} that holds the ${context.initials[0]} of the name.`,
  };
}

/** The motif in a ring of the same weight, open where the motif breaks it. */
function framed(context: MarkContext): DrawnMark {
  const motif = pickMotif(context);
  const random = context.random.fork("frame");
  const pieces = fitPieces(drawn(context, motif), { x: 20, y: 20, width: 60, height: 60 });
  const gap = random.pick([0, 0.12, 0.2, 0.28]);
  const turn = random.pick([0.125, 0.375, 0.625, 0.875]);
  const around: MarkShape =
    gap === 0
      ? { path: circle(50, 50, 46), line: 7.5 }
      : { path: sector(50, 50, 49.75, [turn + gap / 2, turn + 1 - gap / 2], 42.25) };
  return { mark: [around, ...inked(pieces)], motif, reason: `${capital(motif.name)} in a ring of one weight.` };
}

/** The motif and its mirror image. */
function paired(context: MarkContext): DrawnMark {
  const motif = pickMotif(context, ({ turns }) => Boolean(turns));
  const lean = context.random.fork("pair").between(0.06, 0.13);
  const blade = fitPieces(drawn(context, motif), { x: 20, y: 4, width: 60, height: 92 }).map((piece) => ({
    ...piece,
    path: turned(piece.path, lean, [50, 110]),
  }));
  const moved = (pieces: readonly Piece[], flip: boolean): readonly Piece[] =>
    pieces.map((piece) => ({ ...piece, path: flip ? mirrored(piece.path) : piece.path }));
  const front = moved(blade, false);
  const cuts: readonly Cut[] = front
    .filter(({ part }) => part !== "detail")
    .map(({ path, line: width }) =>
      width === undefined ? { path, gap: 5 } : { path, gap: width / 2 + 5, isLine: true },
    );
  const back = inked(moved(blade, true), cuts).map((shape): MarkShape => ({ ...shape, role: "second" }));
  return { mark: [...back, ...inked(front)], motif, reason: `${capital(motif.name)} before its mirror image.` };
}

/** A base line carries the motif. */
function grounded(context: MarkContext): DrawnMark {
  const motif = pickMotif(context);
  const random = context.random.fork("base");
  const lines = random.integer(1, 2);
  const pieces = fitPieces(drawn(context, motif), { x: 12, y: 2, width: 76, height: lines === 1 ? 80 : 68 });
  const bases = Array.from({ length: lines }, (_, index) =>
    line(
      `M${6 + index * 22} ${lines === 1 ? 94 : 80 + index * 14}L${94 - index * 22} ${lines === 1 ? 94 : 80 + index * 14}`,
      7,
    ),
  );
  return { mark: inked([...pieces, ...bases]), motif, reason: `${capital(motif.name)} on a line that carries it.` };
}

export const pictorialRecipes: readonly Recipe[] = [
  recipe("solid", solid, always, 1.4),
  recipe("badge", badge, always, 2.4),
  recipe("counterchanged", counterchanged, always, 1.4),
  recipe("sliced", sliced, ({ motifs }) => motifs.some(({ letter, turns }) => letter ?? turns)),
  recipe("rosette", rosette, ({ motifs }) => motifs.some(({ turns }) => turns), 1.2),
  recipe(
    "with-letter",
    withLetter,
    ({ motifs, initials }) => initials.length > 0 && motifs.some(({ letter }) => letter),
    1.2,
  ),
  recipe("framed", framed, always),
  recipe("paired", paired, ({ motifs }) => motifs.some(({ turns }) => turns), 0.7),
  recipe("grounded", grounded, always, 0.4),
];
