/** Parts of work that pages use besides components: saving, undoing, and the project in an address. */

export { downloadFile } from "./editing/download-file.ts";
export { addEdit, type EditHistory, redo, startHistory, undo } from "./editing/edit-history.ts";
export { putSaved } from "./editing/put-saved.ts";
export type { SaveAnswer, Saver, SaveState } from "./editing/saver.ts";
export { toggled } from "./editing/toggled.ts";
export { useSaver } from "./editing/use-saver.ts";
export { inProjectOf, projectIn } from "./projects/project-address.ts";
