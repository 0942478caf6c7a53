import type { Frame, Point } from "./path.ts";

export function unionOf(frames: readonly Frame[]): Frame {
  const x = Math.min(...frames.map((frame) => frame.x));
  const y = Math.min(...frames.map((frame) => frame.y));
  const right = Math.max(...frames.map((frame) => frame.x + frame.width));
  const bottom = Math.max(...frames.map((frame) => frame.y + frame.height));
  return { x, y, width: right - x, height: bottom - y };
}

export interface Placing {
  readonly scale: number;
  readonly move: (point: Point) => Point;
}

/** Placing that moves something into a frame, as large as it goes and centered. */
export function placing(bounds: Frame, frame: Frame): Placing {
  const scale = Math.min(frame.width / bounds.width, frame.height / bounds.height);
  const dx = frame.x + (frame.width - bounds.width * scale) / 2 - bounds.x * scale;
  const dy = frame.y + (frame.height - bounds.height * scale) / 2 - bounds.y * scale;
  return { scale, move: ([x, y]) => [x * scale + dx, y * scale + dy] };
}
