import type { DragContext } from "./drag.ts";
import { elementBounds } from "./element-frames.ts";
import { type SnapTargets, snapTargets } from "./snapping.ts";

/** Lists what a drag of some elements may be aligned with. */
export const targetsBeside = (
  ids: ReadonlySet<string>,
  { design, typesetter }: Pick<DragContext, "design" | "typesetter">,
): SnapTargets =>
  snapTargets(
    design,
    design.elements.flatMap((other) => (ids.has(other.id) ? [] : (elementBounds(other, design, typesetter) ?? []))),
  );
