import type { Editor } from "./editor-context.ts";
import { selectedWords } from "./element-names.ts";

/** Selects all elements but locked ones, and says so. */
export function selectEvery({ design, selectAll, announce }: Editor): void {
  const free = design.elements.filter(({ isLocked }) => !isLocked);
  selectAll(free.map(({ id }) => id));
  announce(selectedWords(free));
}
