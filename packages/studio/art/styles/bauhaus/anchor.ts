import { factSlots } from "../../../engine/compose/facts.ts";
import type { Kit } from "../../../engine/compose/kit.ts";

/** A title without anything below it is in the middle of its field: at the top, the rest would look forgotten. */
export const anchorOf = ({ brief }: Kit): "top" | "middle" =>
  brief.subline || factSlots.some((slot) => brief[slot]) ? "top" : "middle";
