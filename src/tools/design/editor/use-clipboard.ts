import { useEffect, useEffectEvent } from "react";
import { copiedFaces, copyElements, facesOf, paste, remove } from "#studio/browser.ts";
import { showToast } from "#ui/toast.ts";
import type { Editor } from "./editor-context.ts";
import { namesOf } from "./element-names.ts";

/** Text that was copied last on this page: for browsers that don’t let a button read the clipboard. */
let lastCopied = "";

/** Copies what is selected. */
export async function copySelection({ design, selection, announce }: Editor): Promise<void> {
  lastCopied = textOf({ design, selection });
  const isShared = await copyOut(lastCopied);
  announce(`${namesOf(selection)} copied.`);
  const description = isShared
    ? "Paste it here or in another design."
    : "Paste it in this design. For another one, press Ctrl+C: your browser doesn’t let buttons copy.";
  showToast({ kind: "success", title: "Copied", description });
}

const copyOut = (text: string): Promise<boolean> =>
  // Browsers have no `clipboard` on pages without HTTPS.
  Promise.resolve(navigator.clipboard?.writeText(text)).then(
    () => navigator.clipboard !== undefined,
    () => false,
  );

/** Puts the content of the clipboard on the canvas. */
export async function pasteFromClipboard(editor: Editor): Promise<void> {
  const text = (await navigator.clipboard?.readText().catch(() => "")) || lastCopied;
  if (text) return pasteText(editor, text);
  const description = "Copy an element or some words first. If your browser asks, let this page see the clipboard.";
  showToast({ kind: "error", title: "There is nothing to paste", description });
}

const textOf = ({ design, selection }: Pick<Editor, "design" | "selection">): string =>
  copyElements(
    design,
    selection.map(({ id }) => id),
  );

/** Pasted texts may be set in fonts that are not here yet. */
async function pasteText({ design, fonts, edit }: Editor, text: string): Promise<void> {
  try {
    await fonts.load(copiedFaces(text));
    // Plain words become a text, in a face that may not be here either.
    await fonts.load(facesOf(paste(design, text, fonts.typesetter).design));
  } catch {
    const description = "Check your connection and try again.";
    return showToast({ kind: "error", title: "The fonts of what you paste couldn’t be loaded", description });
  }
  if (paste(design, text, fonts.typesetter).ids.length > 0) {
    return edit((before) => paste(before, text, fonts.typesetter), "Pasted.");
  }
  const description = "A design holds 500 elements and 24 different pictures, and 100 elements are pasted at once.";
  showToast({ kind: "error", title: "This couldn’t be pasted", description });
}

/** Fields and dialogs have words of their own to copy. */
const isElsewhere = ({ target }: ClipboardEvent): boolean =>
  (target instanceof HTMLElement && target.closest("input, textarea, select, dialog, [role=dialog]") !== null) ||
  document.getSelection()?.isCollapsed === false;

/** Copies, cuts and pastes elements by the keys of the browser, within a design and from one to another. */
export function useClipboard(editor: Editor): void {
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    const { design, selection, edit, announce } = editor;
    if (isElsewhere(event) || selection.length === 0) return;
    event.preventDefault();
    lastCopied = textOf(editor);
    event.clipboardData?.setData("text/plain", lastCopied);
    const free = selection.filter(({ isLocked }) => !isLocked);
    if (event.type === "copy" || free.length === 0) return announce(`${namesOf(selection)} copied.`);
    const ids = design.elements.filter((element) => free.includes(element)).map(({ id }) => id);
    edit((before) => remove(before, ids), `${namesOf(free)} cut.`);
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (isElsewhere(event) || text.trim() === "") return;
    event.preventDefault();
    void pasteText(editor, text);
  });
  useEffect(() => {
    const copy = (event: ClipboardEvent) => onCopy(event);
    const put = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener("copy", copy);
    document.addEventListener("cut", copy);
    document.addEventListener("paste", put);
    return () => {
      document.removeEventListener("copy", copy);
      document.removeEventListener("cut", copy);
      document.removeEventListener("paste", put);
    };
  }, []);
}
