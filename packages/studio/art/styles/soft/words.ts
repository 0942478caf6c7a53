import type { Kit } from "../../../engine/compose/kit.ts";
import { type StackPlan, stackWords } from "../../../engine/compose/stack-words.ts";
import type { Frame } from "../../../engine/geometry/path.ts";
import { factColumns } from "../fact-columns.ts";

/** Sets all of a brief's words below each other; what is in the middle has its facts line by line. */
export function setSoftly(kit: Kit, frame: Frame, plan: StackPlan = {}): void {
  const columns = plan.align === "middle" ? "list" : factColumns(kit, frame.width);
  // What is under the words is never darker than this, or lighter at dusk.
  stackWords(kit, frame, { on: "accent", headlineLinesMax: 4, columns, ...plan });
}
