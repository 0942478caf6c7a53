import { type KeyboardEvent, useRef } from "react";
import { duplicateAll, type Element, group, moveBy, remove, ungroup } from "#studio/browser.ts";
import { useEditor } from "../editor-context.ts";
import { describeElement, namesOf } from "../element-names.ts";

const steps: Readonly<Record<string, { readonly dx: number; readonly dy: number }>> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};

/** Handles the keys that change elements while the canvas has the focus. */
export function useCanvasKeys(type: (element: Element) => void) {
  const { design, selection, selected, select, edit, announce } = useEditor();
  const isLeaving = useRef(false);
  const ids = selection.map(({ id }) => id);
  const free = selection.filter(({ isLocked }) => !isLocked);

  /** @returns whether there is another element; if not, Tab leaves the canvas. */
  function selectNext(step: 1 | -1): boolean {
    const { elements } = design;
    const last = step === 1 ? selection.at(-1) : selection[0];
    const at = last ? elements.indexOf(last) : -1;
    const next = elements[at === -1 ? (step === 1 ? 0 : elements.length - 1) : at + step];
    if (!next) {
      select(undefined);
      return false;
    }
    select(next.id);
    announce(`${describeElement(next)}, ${elements.indexOf(next) + 1} of ${elements.length}`);
    return true;
  }

  /** Does something to all that is selected, unless all of it is locked. */
  function change(done: string, make: Parameters<typeof edit>[0], merge?: string): void {
    if (free.length > 0) edit(make, `${namesOf(free)} ${done}.`, merge);
    else announce(`${namesOf(selection)} ${selection.length === 1 ? "is" : "are"} locked.`);
  }

  return (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const step = steps[event.key];
    if (event.key === "Tab" && !isCommand && !event.altKey) {
      if (!isLeaving.current && selectNext(event.shiftKey ? -1 : 1)) event.preventDefault();
      isLeaving.current = false;
    } else if (event.key === "Escape") {
      isLeaving.current = true;
      select(undefined);
      announce("Nothing is selected.");
    } else if (selection.length === 0) {
      return;
    } else if (step && !isCommand) {
      event.preventDefault();
      const by = event.shiftKey ? 10 : 1;
      change("moved", (before) => moveBy(before, ids, { dx: step.dx * by, dy: step.dy * by }), `nudge ${ids.join()}`);
    } else if (event.key === "Enter" || event.key === "F2") {
      if (selected?.kind !== "text") return;
      event.preventDefault();
      type(selected);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      change("deleted", (before) => remove(before, ids));
    } else if (isCommand && event.key.toLowerCase() === "g") {
      event.preventDefault();
      if (event.shiftKey) change("ungrouped", (before) => ungroup(before, ids));
      else if (free.length > 1) change("grouped", (before) => group(before, ids));
    } else if (isCommand && event.key.toLowerCase() === "d") {
      event.preventDefault();
      edit((before) => duplicateAll(before, ids), `${namesOf(selection)} duplicated.`);
    }
  };
}
