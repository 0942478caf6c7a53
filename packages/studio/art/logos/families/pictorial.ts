import { fitPath } from "../../../engine/geometry/fit-path.ts";
import { circle, type Frame } from "../../../engine/geometry/path.ts";
import { mirrored, scaled, turned } from "../../../engine/geometry/transform.ts";
import type { Random } from "../../../engine/random.ts";
import { boundsOfPieces, drawFigure, fitPieces } from "../../figures/draw-figure.ts";
import { around, type Motif, type Piece } from "../../figures/figure.ts";
import { plainContainer } from "../containers.ts";
import type { Cut, Mark, MarkShape } from "../mark.ts";
import { inked, knockedOut } from "../place-motif.ts";
import { type DrawnMark, inCase, type MarkContext, type Recipe } from "./family.ts";
import { flanked, quarters } from "./with-initials.ts";

const whole: Frame = { x: 2, y: 2, width: 96, height: 96 };

const recipe = (id: string, draw: Recipe["draw"], suits: Recipe["suits"], share?: number): Recipe => ({
  id,
  family: "pictorial",
  suits: (context) => context.motifs.length > 0 && suits(context),
  draw,
  share,
});

const always = () => true;

/** The first motif that suits. */
function pickMotif({ motifs }: MarkContext, suits: (motif: Motif) => boolean = always): Motif {
  const motif = motifs.find(suits) ?? motifs[0];
  if (!motif) throw new Error("a pictorial mark needs a motif");
  return motif;
}

const drawn = ({ random }: MarkContext, motif: Motif) => drawFigure(motif, random);

const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;

/** A frame around the same center. */
const grownBy = ({ x, y, width, height }: Frame, share: number): Frame => ({
  x: x + (width * (1 - share)) / 2,
  y: y + (height * (1 - share)) / 2,
  width: width * share,
  height: height * share,
});

/** Pieces as they are, or in a mirror. */
function posed(random: Random, pieces: readonly Piece[]): readonly Piece[] {
  return random.chance(0.5) ? pieces : pieces.map((piece) => ({ ...piece, path: mirrored(piece.path) }));
}

/** The motif alone. */
function solid(context: MarkContext): DrawnMark {
  const motif = pickMotif(context);
  const pieces = fitPieces(posed(context.random.fork("solid"), drawn(context, motif)), whole);
  return { mark: inked(pieces), motif, reason: `${capital(motif.name)}, drawn in one fill.` };
}

/** The motif left empty in a shape. */
function badge(context: MarkContext): DrawnMark {
  const motif = pickMotif(context);
  const { path, inner, name } = plainContainer(context.random.fork("container"), context.brief);
  const random = context.random.fork("size");
  const pieces = fitPieces(posed(random, drawn(context, motif)), grownBy(inner, random.between(0.98, 1.1)));
  return {
    mark: knockedOut(path, pieces),
    motif,
    reason: `${capital(motif.name)}, cut out of a ${name}.`,
  };
}

/** The motif before a disc of the second color, kept apart by a gap. */
function halo(context: MarkContext): DrawnMark {
  const motif = pickMotif(context);
  const random = context.random.fork("halo");
  const size = random.between(62, 72);
  const pieces = fitPieces(posed(random, drawn(context, motif)), {
    x: 50 - size / 2,
    y: 98 - size,
    width: size,
    height: size,
  });
  const { x, width, y } = boundsOfPieces(pieces);
  const radius = random.between(33, 39);
  const center = { x: x + width * random.pick([0.5, 0.5, 0.72, 0.28]), y: Math.max(y + radius * 0.35, radius + 2) };
  const cuts = pieces
    .filter(({ part }) => part !== "detail")
    .map(
      ({ path, line: wide }): Cut =>
        wide === undefined ? { path, gap: haloGap } : { path, gap: wide / 2 + haloGap, isLine: true },
    );
  const disc: MarkShape = { path: circle(center.x, center.y, radius), role: "second", cuts };
  return { mark: [disc, ...inked(pieces)], motif, reason: `${capital(motif.name)} before a disc.` };
}

/** Closes at 16 pixels, where the one color of the disc and the motif is enough. */
const haloGap = 4;

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
  const letter = fitPath(context.letter(inCase(context.brief, text, isSmall)), {
    x: frame.x + frame.width * inset,
    y: frame.y + frame.height * inset,
    width: frame.width * (1 - 2 * inset),
    height: frame.height * (1 - 2 * inset),
  });
  const pieces = drawn(context, motif).filter(({ part }) => part !== "detail");
  return {
    mark: inked(pieces, [{ path: letter }]),
    motif,
    reason: `${capital(motif.name)} that holds the ${context.initials[0]} of the name.`,
  };
}

/** The motif in a ring. */
function framed(context: MarkContext): DrawnMark {
  const motif = pickMotif(context);
  const random = context.random.fork("frame");
  const size = random.between(52, 60);
  const pieces = fitPieces(
    posed(random, drawn(context, motif)),
    grownBy({ x: 20, y: 20, width: 60, height: 60 }, size / 60),
  );
  const weight = random.between(5.8, 8);
  const edge: MarkShape = { path: circle(50, 50, 50 - weight / 2), line: weight };
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

/** Flowers and leaves alone: teeth around a center are none. */
const isPlant = ({ motifs }: MarkContext): boolean =>
  /^(?:leaf|flower|wheat|sprout|flame|drop)$/.test(motifs[0]?.id ?? "");

export const pictorialRecipes: readonly Recipe[] = [
  recipe("solid", solid, always, 1.4),
  recipe("badge", badge, always, 2),
  recipe("halo", halo, always, 1.1),
  recipe("rosette", rosette, (context) => isPlant(context) && context.motifs[0]?.turns === true, 0.3),
  recipe(
    "with-letter",
    withLetter,
    ({ motifs, initials }) => initials.length > 0 && motifs[0]?.letter !== undefined,
    0.8,
  ),
  recipe("framed", framed, always, 0.9),
  recipe("paired", paired, (context) => isPlant(context) && context.motifs[0]?.turns === true, 0.5),
  recipe("flanked", flanked, ({ initials }) => initials.length === 2, 1.3),
  recipe("quarters", quarters, ({ initials }) => initials.length > 0, 1.2),
];
