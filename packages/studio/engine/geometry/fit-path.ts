import { boundsOf, type Frame, mapPoints, type Path } from "./path.ts";

interface FitPlan {
  /** 0 at the frame's left or top, 1 at its right or bottom. */
  readonly across?: number;
  readonly down?: number;
}

/** Scales an outline so that it fills a frame's width or height, whichever is reached first. */
export function fitPath(path: Path, frame: Frame, { across = 0.5, down = 0.5 }: FitPlan = {}): Path {
  const bounds = boundsOf(path);
  const scale = Math.min(frame.width / (bounds.width || 1), frame.height / (bounds.height || 1));
  const left = frame.x + (frame.width - bounds.width * scale) * across;
  const top = frame.y + (frame.height - bounds.height * scale) * down;
  return mapPoints(path, ([x, y]) => [left + (x - bounds.x) * scale, top + (y - bounds.y) * scale]);
}
