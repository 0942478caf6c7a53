import { type Element, moveBy, unionOf } from "#studio/browser.ts";
import { namesOf } from "../element-names.ts";
import type { DragBy, DragContext } from "./drag.ts";
import { elementBounds } from "./element-frames.ts";
import { isBackground, snapMove } from "./snapping.ts";
import { targetsBeside } from "./targets-beside.ts";

/** Moves elements together. What needs a look at all elements is done once, before the first move. */
export function moving(elements: readonly Element[], context: DragContext): DragBy | undefined {
  const { design, typesetter, reach } = context;
  const free = elements.filter(({ isLocked }) => !isLocked);
  const ids = free.map(({ id }) => id);
  const idSet = new Set(ids);
  const bounds = unionOf(free.flatMap((element) => elementBounds(element, design, typesetter) ?? []));
  if (!bounds) return undefined;
  const targets = isBackground(bounds, design) ? undefined : targetsBeside(idSet, context);
  const said = `${namesOf(free)} moved.`;
  return ({ dx, dy }) => {
    const snap = targets && snapMove({ ...bounds, x: bounds.x + dx, y: bounds.y + dy }, targets, reach);
    const shift = { dx: round(dx + (snap?.dx ?? 0)), dy: round(dy + (snap?.dy ?? 0)) };
    return {
      design,
      shift,
      said,
      moved: { ids: idSet, transform: `translate(${shift.dx} ${shift.dy})` },
      guides: snap?.guides ?? [],
      finish: (before) => moveBy(before, ids, shift),
    };
  };
}

/** Fractions that no eye sees would only make documents longer. */
const round = (value: number): number => Math.round(value * 10) / 10;
