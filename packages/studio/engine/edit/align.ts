import type { DesignDocument } from "../document/document.ts";
import { unionOf } from "../document/turn.ts";
import type { Frame } from "../geometry/path.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { boundsOf } from "./bounds.ts";
import { changeElements } from "./change-element.ts";
import { placed } from "./place.ts";
import { moveOf, transformElement } from "./transform-element.ts";

export type Alignment = "left" | "center" | "right" | "top" | "middle" | "bottom";
export type Axis = "x" | "y";

/** Brings elements to one edge, or to the middle, of the least frame around all of them. Locked ones stay. */
export function align(
  design: DesignDocument,
  ids: readonly string[],
  to: Alignment,
  typesetter: Typesetter,
): DesignDocument {
  const bounds = boundsById(design, ids, typesetter);
  const around = unionOf([...bounds.values()]);
  if (!around) return design;
  const axis: Axis = to === "left" || to === "center" || to === "right" ? "x" : "y";
  const side = sideOf(axis);
  const share = to === "left" || to === "top" ? 0 : to === "center" || to === "middle" ? 0.5 : 1;
  return moveAlong(design, axis, bounds, (frame) => around[axis] + (around[side] - frame[side]) * share);
}

/** Leaves the same space between neighbors; the first and the last stay. Three at least; locked ones are not counted. */
export function distribute(
  design: DesignDocument,
  ids: readonly string[],
  axis: Axis,
  typesetter: Typesetter,
): DesignDocument {
  const side = sideOf(axis);
  const free = design.elements.filter(({ id, isLocked }) => !isLocked && ids.includes(id)).map(({ id }) => id);
  const bounds = boundsById(design, free, typesetter);
  const frames = [...bounds.values()].toSorted((a, b) => a[axis] + a[side] / 2 - (b[axis] + b[side] / 2));
  const [first, last] = [frames[0], frames.at(-1)];
  if (!first || !last || frames.length < 3) return design;
  const taken = frames.reduce((sum, frame) => sum + frame[side], 0);
  const gap = (last[axis] + last[side] - first[axis] - taken) / (frames.length - 1);
  const places = new Map<Frame, number>();
  let at = first[axis];
  for (const frame of frames) {
    places.set(frame, at);
    at += frame[side] + gap;
  }
  return moveAlong(design, axis, bounds, (frame) => places.get(frame) ?? frame[axis]);
}

const sideOf = (axis: Axis): "width" | "height" => (axis === "x" ? "width" : "height");

function boundsById(
  design: DesignDocument,
  ids: readonly string[],
  typesetter: Typesetter,
): ReadonlyMap<string, Frame> {
  const wanted = new Set(ids);
  return new Map(
    design.elements.flatMap((element) => {
      const frame = wanted.has(element.id) ? boundsOf(element, design, typesetter) : undefined;
      return frame ? [[element.id, frame] as const] : [];
    }),
  );
}

/** In the units of the canvas: what is nearer is where it should be. */
const nearEnough = 0.01;

function moveAlong(
  design: DesignDocument,
  axis: Axis,
  bounds: ReadonlyMap<string, Frame>,
  placeOf: (frame: Frame) => number,
): DesignDocument {
  return changeElements(design, [...bounds.keys()], (element) => {
    const frame = bounds.get(element.id);
    const by = frame ? placeOf(frame) - frame[axis] : 0;
    if (Math.abs(by) < nearEnough) return element;
    return placed(transformElement(element, axis === "x" ? moveOf(by, 0) : moveOf(0, by)));
  });
}
