/** In the units of the canvas. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line that something is aligned with, over the whole canvas. */
export interface Guide {
  readonly axis: "x" | "y";
  readonly at: number;
}

export interface SnapTargets {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

export interface Snapped {
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly Guide[];
}

/** Share of the short side that compositions keep free of words as a margin. */
const marginShare = 0.07;
/** An element that fills this share of the canvas is a background: its edges are the canvas's. */
const backgroundShare = 0.9;

/** Tells whether something is so large that it is behind everything else. */
export const isBackground = (box: Box, canvas: Pick<Box, "width" | "height">): boolean =>
  box.width * box.height >= canvas.width * canvas.height * backgroundShare;

/** Lists what an element may be aligned with: the canvas, its margins and middle, and the other elements. */
export function snapTargets(canvas: Pick<Box, "width" | "height">, others: readonly Box[]): SnapTargets {
  const margin = Math.min(canvas.width, canvas.height) * marginShare;
  const boxes = others.filter((box) => !isBackground(box, canvas));
  const along = (side: number, edges: readonly number[]) => [side / 2, 0, side, margin, side - margin, ...edges];
  return {
    x: along(
      canvas.width,
      boxes.flatMap((box) => linesOf(box.x, box.width)),
    ),
    y: along(
      canvas.height,
      boxes.flatMap((box) => linesOf(box.y, box.height)),
    ),
  };
}

const linesOf = (start: number, length: number): number[] => [start, start + length / 2, start + length];

/**
 * Moves a box a little further, so that one of its edges or its middle is at a target.
 * @param reach farther targets do not draw it.
 */
export function snapMove(box: Box, targets: SnapTargets, reach: number): Snapped {
  const x = nearest(linesOf(box.x, box.width), targets.x, reach);
  const y = nearest(linesOf(box.y, box.height), targets.y, reach);
  return {
    dx: x?.by ?? 0,
    dy: y?.by ?? 0,
    guides: [
      ...(x ? [{ axis: "x", at: x.target } as const] : []),
      ...(y ? [{ axis: "y", at: y.target } as const] : []),
    ],
  };
}

/** Returns the position to which an edge dragged along one axis snaps. */
export function snapEdge(at: number, targets: readonly number[], reach: number): number | undefined {
  return nearest([at], targets, reach)?.target;
}

function nearest(lines: readonly number[], targets: readonly number[], reach: number) {
  let found: { readonly by: number; readonly target: number } | undefined;
  for (const target of targets) {
    for (const line of lines) {
      const by = target - line;
      if (Math.abs(by) <= reach && (!found || Math.abs(by) < Math.abs(found.by))) found = { by, target };
    }
  }
  return found;
}
