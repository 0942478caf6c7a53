import { showToast } from "./toast.ts";

/** Copies a text, and says in a toast whether that worked. @param done what the toast says then. */
export async function copyText(text: string, done = "Copied"): Promise<void> {
  try {
    // Browsers have no `clipboard` on pages without HTTPS, e.g. at an address of the local network.
    await navigator.clipboard.writeText(text);
    showToast({ kind: "success", title: done });
  } catch {
    showToast({ kind: "error", title: "Not copied", description: "Select the text and copy it." });
  }
}
