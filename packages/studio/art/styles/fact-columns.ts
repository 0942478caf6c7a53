import { factSlots } from "../../engine/compose/facts.ts";
import type { Kit } from "../../engine/compose/kit.ts";

/** Few facts are full lines below each other, the easiest to read; more than three go side by side where there is room. */
export const factColumns = ({ brief, unit }: Pick<Kit, "brief" | "unit">, width: number): number | "list" =>
  factSlots.filter((slot) => brief[slot]).length > 3 && width > unit * 60 ? 2 : "list";
