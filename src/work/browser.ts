/** Parts of work that pages use besides components: saving, undoing, and the project in an address. */

export { downloadFile } from "./editing/download-file.ts";
export { addEdit, type EditHistory, redo, startHistory, undo } from "./editing/edit-history.ts";
export { mergeOrder } from "./editing/merge-order.ts";
export { isClash, laterOf, type Merged, secondId, type Versions } from "./editing/merging.ts";
export { putSaved } from "./editing/put-saved.ts";
export type { Latest, SaveAnswer, Saver, SaveState } from "./editing/saver.ts";
export { toggled } from "./editing/toggled.ts";
export { isUnfinished, unfinished } from "./editing/unfinished.ts";
export { type ConflictChoice, useConflictChoice } from "./editing/use-conflict-choice.ts";
export { useSaver } from "./editing/use-saver.ts";
export { inProjectOf, projectIn } from "./projects/project-address.ts";
