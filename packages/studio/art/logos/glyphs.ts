import { fitPath } from "../../engine/geometry/fit-path.ts";
import { boundsOf, type Frame, flatten, mapPoints, type Path } from "../../engine/geometry/path.ts";
import { readPath } from "../../engine/geometry/read-path.ts";
import { turned } from "../../engine/geometry/transform.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";

/** Large enough that the typesetter's rounding to hundredths is not seen. */
const drawnAt = 1_000;

/** The outline of letters, a thousand units high to the em, its baseline at 0. */
export const glyphPath = (typesetter: Typesetter, faceId: string, text: string): Path =>
  readPath(typesetter.outline({ text, faceId, size: drawnAt, tracking: 0 }, 0, 0));

/** Fits a path into a frame, wider or narrower than it is. @param stretchMax how much. */
export function stretchPath(path: Path, frame: Frame, stretchMax: number): Path {
  const bounds = boundsOf(path);
  const stretch = frame.width / frame.height / (bounds.width / bounds.height);
  const limited = Math.min(stretchMax, Math.max(1 / stretchMax, stretch));
  return fitPath(
    mapPoints(path, ([x, y]) => [x * limited, y]),
    frame,
  );
}

/** Places where a horizontal line at a height enters and leaves a filled path, from left to right. */
export function crossings(path: Path, y: number): readonly (readonly [number, number])[] {
  const xs = flatten(path, boundsOf(path).height / 100)
    .flatMap((ring) =>
      ring.flatMap(([x1, y1], index): number[] => {
        const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
        return y1 <= y !== y2 <= y ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : [];
      }),
    )
    .toSorted((a, b) => a - b);
  return Array.from({ length: Math.floor(xs.length / 2) }, (_, index) => [xs[2 * index] ?? 0, xs[2 * index + 1] ?? 0]);
}

/** The width of the first upright of a letter, in the units of its path; 0 without one. */
export function stemOf(path: Path): { readonly left: number; readonly width: number } | undefined {
  const { x, y, width, height } = boundsOf(path);
  const spans = [0.22, 0.5, 0.8].map((share) => crossings(path, y + height * share)[0]);
  const [first] = spans;
  if (!first) return undefined;
  const isUpright = spans.every((span) => span && Math.abs(span[0] - first[0]) < height * 0.02);
  const stem = Math.min(...spans.map((span) => (span ? span[1] - span[0] : Number.POSITIVE_INFINITY)));
  return isUpright && stem < width * 0.62 && first[0] - x < height * 0.12 ? { left: first[0], width: stem } : undefined;
}

/** Letters around a circle, in the same direction as it is read. @param inward below the center, where letters have their feet outside. */
export function textOnCircle(
  typesetter: Typesetter,
  { text, faceId, tracking }: { readonly text: string; readonly faceId: string; readonly tracking: number },
  { radius, size, inward = false }: { readonly radius: number; readonly size: number; readonly inward?: boolean },
): Path {
  const letters = graphemesOf(text);
  const widths = letters.map((letter) => typesetter.widthOf({ text: letter, faceId, size, tracking: 0 }));
  const total = widths.reduce((sum, width) => sum + width + tracking * size, -tracking * size);
  let at = -total / 2;
  return letters.flatMap((letter, index) => {
    const width = widths[index] ?? 0;
    const turn = (at + width / 2) / radius / (2 * Math.PI);
    at += width + tracking * size;
    const path = mapPoints(glyphPath(typesetter, faceId, letter), ([x, y]) => [
      50 - width / 2 + (x / drawnAt) * size,
      (inward ? 50 + radius : 50 - radius) + (y / drawnAt) * size,
    ]);
    return turned(path, inward ? -turn : turn);
  });
}

export const circleTextWidth = (
  typesetter: Typesetter,
  { text, faceId, tracking }: { readonly text: string; readonly faceId: string; readonly tracking: number },
): number =>
  graphemesOf(text).reduce(
    (sum, letter) => sum + typesetter.widthOf({ text: letter, faceId, size: 1, tracking: 0 }) + tracking,
    -tracking,
  );

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

export const graphemesOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);
