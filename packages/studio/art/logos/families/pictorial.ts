import { fitPath } from "../../../engine/geometry/fit-path.ts";
import { circle, type Frame, rectangle, sector } from "../../../engine/geometry/path.ts";
import { mirrored, scaled, turned } from "../../../engine/geometry/transform.ts";
import type { Random } from "../../../engine/random.ts";
import { drawFigure, fitPieces } from "../../figures/draw-figure.ts";
import { around, line, type Motif, type Piece } from "../../figures/figure.ts";
import { lightContainer, pickContainer } from "../containers.ts";
import type { Cut, Mark, MarkShape } from "../mark.ts";
import { inked, knockedOut } from "../place-motif.ts";
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

const drawn = ({ random }: MarkContext, motif: Motif) => drawFigure(motif, random);

const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;

/** Pieces as they are, or in a mirror. */
function posed(random: Random, pieces: readonly Piece[]): readonly Piece[] {
  return random.chance(0.5) ? pieces : pieces.map((piece) => ({ ...piece, path: mirrored(piece.path) }));
}

/** The motif, alone or with one thing that places it. */
function solid(context: MarkContext): DrawnMark {
  const motif = pickMotif(context);
  const random = context.random.fork("solid");
  const pieces = fitPieces(posed(random, drawn(context, motif)), whole);
  const isOnePiece = pieces.every(({ part }) => part === "body");
  const { pieces: more, reason } = companionOf(context.random.fork("companion"), isOnePiece);
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
  const random = context.random.fork("size");
  const share = random.between(0.86, 1.12);
  const pieces = fitPieces(posed(random, drawn(context, motif)), {
    x: frame.x + (frame.width * (1 - share)) / 2,
    y: frame.y + (frame.height * (1 - share)) / 2,
    width: frame.width * share,
    height: frame.height * share,
  });
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
  const container = lightContainer(context.random.fork("container"));
  const random = context.random.fork("half");
  const size = random.between(58, 76);
  const pieces = fitPieces(posed(random, drawn(context, motif)), {
    x: 50 - size / 2,
    y: 50 - size / 2,
    width: size,
    height: size,
  });
  const right = turned(rectangle({ x: 50, y: -70, width: 140, height: 240 }), random.integer(0, 7) / 8);
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
  const motif = pickMotif(context, ({ letter }) => letter !== undefined);
  const pieces = drawn(context, motif).filter(({ part }) => part !== "detail");
  const random = context.random.fork("slices");
  const count = random.integer(2, 4);
  const slope = random.pick([0, 0, 0.07, -0.07, 0.125, -0.125]);
  const [from, to] = [random.between(30, 54), 94];
  const bars = Array.from({ length: count }, (_, index): Cut => {
    const y = from + ((to - from) / count) * index;
    return { path: turned(rectangle({ x: -30, y, width: 160, height: 6 + index * 1.6 }), slope) };
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
  const count = random.integer(3, 8);
  // A hole in the middle, which 16 pixels still show.
  const foot = random.between(35, 41);
  const size = foot - 2;
  const offset = random.chance(0.5) ? 0.5 / count : 0;
  const pieces = drawn(context, motif).filter(({ part }) => part !== "detail");
  const width = Math.min(size * 0.9, 2 * Math.tan(Math.PI / count) * 34 * 0.76);
  const blade = fitPieces(pieces, { x: 50 - width / 2, y: foot - size, width, height: size });
  const kind = random.pick(["whole", "swirl", "stepped", "points", "half"] as const);
  const lean = kind === "swirl" ? random.pick([-1, 1]) * random.between(0.05, 0.09) : 0;
  const points: Mark =
    kind === "points" && count < 7
      ? around(count, 44, offset * count + 0.5).map(([x, y]): MarkShape => ({ path: circle(x, y, 5), role: "second" }))
      : [];
  const isHalf = kind === "half" && count > 4;
  const shapes = Array.from({ length: count }, (_, index): Mark => {
    const isShort = kind === "stepped" && count % 2 === 0 && index % 2 === 1;
    const at = isHalf ? (index / (count - 1) - 0.5) * 0.56 : index / count + offset;
    return inked(
      blade.map(({ path, ...piece }) => {
        const leaning = turned(path, lean, [50, foot]);
        return { ...piece, path: turned(isShort ? scaled(leaning, 0.72, [50, foot]) : leaning, at) };
      }),
    );
  }).flat();
  const core: Mark = random.chance(0.5) ? [{ path: circle(50, 50, random.between(5, 9)), role: "second" }] : [];
  return {
    mark: [...shapes, ...points, ...core],
    motif,
    reason: `${capital(motif.name)}, ${count} times ${isHalf ? "in a fan" : "around one center"}.`,
  };
}

/** The first letter left empty in the motif. */
function withLetter(context: MarkContext): DrawnMark {
  const motif = pickMotif(context, ({ letter }) => letter !== undefined);
  const frame = motif.letter ?? whole;
  const [text = ""] = context.initials;
  const isSmall = context.random.fork("case").chance(0.35);
  const inset = context.random.fork("inset").between(0, 0.08);
  const letter = fitPath(context.letter(isSmall ? text.toLocaleLowerCase(context.brief.language) : text), {
    x: frame.x + frame.width * inset,
    y: frame.y + frame.height * inset,
    width: frame.width * (1 - 2 * inset),
    height: frame.height * (1 - 2 * inset),
  });
  const pieces = drawn(context, motif).filter(({ part }) => part !== "detail");
  const { pieces: more, reason } = companionOf(context.random.fork("companion"));
  return {
    mark: [...inked(pieces, [{ path: letter }]), ...inked(more)],
    motif,
    reason: `${capital(motif.name)} that holds the ${context.initials[0]} of the name${reason}.`,
  };
}

/** The motif in a ring of the same weight, open where the motif breaks it. */
function framed(context: MarkContext): DrawnMark {
  const motif = pickMotif(context);
  const random = context.random.fork("frame");
  const size = random.between(48, 64);
  const pieces = fitPieces(posed(random, drawn(context, motif)), {
    x: 50 - size / 2,
    y: 50 - size / 2,
    width: size,
    height: size,
  });
  const weight = random.between(5.8, 9);
  const gap = random.chance(0.25) ? 0 : random.between(0.1, 0.32);
  const turn = random.integer(0, 15) / 16;
  const edge: MarkShape =
    gap === 0
      ? { path: circle(50, 50, 50 - weight / 2), line: weight }
      : { path: sector(50, 50, 49.75, [turn + gap / 2, turn + 1 - gap / 2], 49.75 - weight) };
  return { mark: [edge, ...inked(pieces)], motif, reason: `${capital(motif.name)} in a ring of one weight.` };
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
  const inset = random.between(2, 26);
  const bases = Array.from({ length: lines }, (_, index) =>
    line(
      `M${6 + index * inset} ${lines === 1 ? 94 : 80 + index * 14}L${94 - index * inset} ${lines === 1 ? 94 : 80 + index * 14}`,
      7,
    ),
  );
  return { mark: inked([...pieces, ...bases]), motif, reason: `${capital(motif.name)} on a line that carries it.` };
}

export const pictorialRecipes: readonly Recipe[] = [
  recipe("solid", solid, always, 1.4),
  recipe("badge", badge, always, 2.2),
  recipe("counterchanged", counterchanged, always, 1.4),
  recipe("sliced", sliced, ({ motifs }) => motifs.some(({ letter }) => letter !== undefined), 0.25),
  recipe("rosette", rosette, ({ motifs }) => motifs.some(({ turns }) => turns), 1.2),
  recipe(
    "with-letter",
    withLetter,
    ({ motifs, initials }) => initials.length > 0 && motifs.some(({ letter }) => letter),
    0.3,
  ),
  recipe("framed", framed, always),
  recipe("paired", paired, ({ motifs }) => motifs.some(({ turns }) => turns), 0.7),
  recipe("grounded", grounded, always, 0.2),
];
