import { showToast } from "./toast.ts";

/** Copies a text, and says in a toast whether that worked. @param done what the toast says then. */
export function copyText(text: string, done = "Copied"): Promise<void> {
  return navigator.clipboard.writeText(text).then(
    () => showToast({ kind: "success", title: done }),
    () => showToast({ kind: "error", title: "Not copied", description: "Please mark the text and copy it." }),
  );
}
