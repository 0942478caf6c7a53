import { fitPath } from "../../../engine/geometry/fit-path.ts";
import { boundsOf, circle, type Frame, type Path, rectangle } from "../../../engine/geometry/path.ts";
import { shifted } from "../../../engine/geometry/transform.ts";
import { boundsOfPieces, drawFigure, fitPieces } from "../../figures/draw-figure.ts";
import type { Motif } from "../../figures/figure.ts";
import type { Mark } from "../mark.ts";
import { inked, knockedOut } from "../place-motif.ts";
import type { DrawnMark, MarkContext } from "./family.ts";

const motifIn = ({ motifs }: MarkContext): Motif => {
  const [motif] = motifs;
  if (!motif) throw new Error("a mark with initials needs a motif");
  return motif;
};

const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;

const discFrame: Frame = { x: 17, y: 17, width: 66, height: 66 };

/** The motif between the two initials, on one axis. */
export function flanked(context: MarkContext): DrawnMark {
  const motif = motifIn(context);
  const [a = "", b = ""] = context.initials;
  const pieces = fitPieces(drawFigure(motif, context.random), { x: 0, y: 0, width: 62, height: 54 });
  const { x, width, y, height } = boundsOfPieces(pieces);
  const lettersHigh = 34;
  const middle = y + height / 2;
  const set = (text: string): Path =>
    fitPath(context.letter(text), { x: 0, y: middle - lettersHigh / 2, width: 60, height: lettersHigh });
  const [left, right] = [set(a), set(b)];
  const gap = 11;
  const first = shifted(left, x - gap - boundsOf(left).x - boundsOf(left).width, 0);
  const last = shifted(right, x + width + gap - boundsOf(right).x, 0);
  const mark: Mark = [...inked(pieces), { path: first, role: "second" }, { path: last, role: "second" }];
  return {
    mark,
    icon: knockedOut(circle(50, 50, 50), fitPieces(pieces, discFrame)),
    motif,
    reason: `${a} and ${b} on both sides of ${motif.name}.`,
  };
}

/** Two tiles side by side: the initial in one, the motif in the other. */
export function quarters(context: MarkContext): DrawnMark {
  const motif = motifIn(context);
  const random = context.random.fork("quarters");
  const [text = ""] = context.initials;
  const side = 48;
  const [letterAt, motifAt] = random.chance(0.6) ? [0, side + 4] : [side + 4, 0];
  const shape = (x: number, isRound: boolean): Path =>
    isRound ? circle(x + side / 2, side / 2, side / 2) : rectangle({ x, y: 0, width: side, height: side }, corner);
  const corner = random.pick([0, 8, 12]);
  const isRound = random.chance(0.5);
  const inside = (x: number, share: number): Frame => ({
    x: x + (side * (1 - share)) / 2,
    y: (side * (1 - share)) / 2,
    width: side * share,
    height: side * share,
  });
  const letter = fitPath(context.letter(text), inside(letterAt, isRound ? 0.5 : 0.58));
  const pieces = drawFigure(motif, context.random);
  return {
    mark: [
      { path: shape(letterAt, isRound), cuts: [{ path: letter }] },
      ...knockedOut(shape(motifAt, false), fitPieces(pieces, inside(motifAt, 0.72))).map((one) => ({
        ...one,
        role: "second" as const,
      })),
    ],
    icon: knockedOut(circle(50, 50, 50), fitPieces(pieces, discFrame)),
    motif,
    reason: `${capital(motif.name)} beside the ${text} of the name, in two tiles of one size.`,
  };
}
