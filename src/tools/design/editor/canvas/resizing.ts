import { type DesignDocument, type Element, resizeTo } from "#studio/browser.ts";
import type { DragBy, DragContext } from "./drag.ts";
import { elementFrame } from "./element-frames.ts";
import { type Handle, resizeFrame, transformBetween } from "./resize-frame.ts";
import { type Box, type Guide, type SnapTargets, snapEdge } from "./snapping.ts";
import { targetsBeside } from "./targets-beside.ts";

/** Resizes one element by a handle of its frame. */
export function resizing(element: Element, handle: Handle, context: DragContext): DragBy | undefined {
  const { design, typesetter, reach } = context;
  const from = elementFrame(element, design, typesetter);
  if (!from) return undefined;
  const turn = ((element.turn ?? 0) / 180) * Math.PI;
  const ids = new Set([element.id]);
  const targets = turn === 0 && handle.length === 1 ? targetsBeside(ids, context) : undefined;
  const said = `${element.name} resized.`;
  return ({ dx, dy }) => {
    const [alongX, alongY] = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)];
    const free = resizeFrame(from, handle, { dx: alongX, dy: alongY });
    const { frame, guides } = targets ? snapSide(free, handle, targets, reach) : { frame: free, guides: [] };
    const finish = (before: DesignDocument) => resizeTo(before, element.id, frame, typesetter);
    if (element.kind !== "text" && turn === 0) {
      return { design, moved: { ids, transform: transformBetween(from, frame) }, frame, guides, finish, said };
    }
    // Letters are never stretched: a text is set again while its column changes. What is turned gets another middle.
    return { design: finish(design), guides, finish, said };
  };
}

/** Draws the side that a handle drags to what it may be aligned with. */
function snapSide(
  frame: Box,
  handle: Handle,
  targets: SnapTargets,
  reach: number,
): { readonly frame: Box; readonly guides: readonly Guide[] } {
  const axis = handle === "e" || handle === "w" ? "x" : "y";
  const side = axis === "x" ? "width" : "height";
  const isFirst = handle === "w" || handle === "n";
  const at = snapEdge(isFirst ? frame[axis] : frame[axis] + frame[side], targets[axis], reach);
  if (at === undefined) return { frame, guides: [] };
  const snapped = isFirst
    ? { ...frame, [axis]: at, [side]: frame[axis] + frame[side] - at }
    : { ...frame, [side]: at - frame[axis] };
  return { frame: snapped, guides: [{ axis, at }] };
}
