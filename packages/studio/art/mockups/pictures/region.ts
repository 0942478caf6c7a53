import type { Path } from "../../../engine/geometry/path.ts";
import { readPath } from "../../../engine/geometry/read-path.ts";

/** Role of a part of a picture; the style decides what that looks like. */
export type Tone = "ground" | "glow" | "far" | "mid" | "near" | "body" | "shade" | "detail" | "accent";

/** A part of a picture, in a square of 100 or a wide field of 160 × 100. */
export interface Region {
  readonly path: Path;
  readonly tone: Tone;
  /** Drawn as a line of this width. */
  readonly line?: number;
}

const region =
  (tone: Tone) =>
  (path: Path | string, line?: number): Region => ({
    path: typeof path === "string" ? readPath(path) : path,
    tone,
    ...(line !== undefined && { line }),
  });

export const glow = region("glow");
export const far = region("far");
export const mid = region("mid");
export const near = region("near");
export const body = region("body");
export const shade = region("shade");
export const detail = region("detail");
export const accent = region("accent");
