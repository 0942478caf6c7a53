import { type KeyboardEvent, useRef } from "react";
import { duplicate, moveBy, remove } from "#studio/browser.ts";
import { useEditor } from "../editor-context.ts";
import { describeElement } from "../element-names.ts";

const steps: Readonly<Record<string, { readonly dx: number; readonly dy: number }>> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};

/** What the keyboard does to elements while the canvas has the focus. */
export function useCanvasKeys() {
  const { design, selected, select, edit, editWords, say } = useEditor();
  const isLeaving = useRef(false);

  /** @returns whether there is another element; if not, Tab leaves the canvas. */
  function selectNext(step: 1 | -1): boolean {
    const { elements } = design;
    const at = elements.findIndex(({ id }) => id === selected?.id);
    const next = elements[at === -1 ? (step === 1 ? 0 : elements.length - 1) : at + step];
    if (!next) {
      select(undefined);
      return false;
    }
    select(next.id);
    say(`${describeElement(next)}, ${elements.indexOf(next) + 1} of ${elements.length}`);
    return true;
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
      say("Nothing is selected.");
    } else if (!selected) {
      return;
    } else if (step && !isCommand) {
      event.preventDefault();
      const by = event.shiftKey ? 10 : 1;
      if (selected.isLocked) say(`${selected.name} is locked.`);
      else {
        edit(
          (before) => moveBy(before, [selected.id], { dx: step.dx * by, dy: step.dy * by }),
          `${selected.name} moved.`,
          `nudge ${selected.id}`,
        );
      }
    } else if (event.key === "Enter" || event.key === "F2") {
      if (selected.kind !== "text") return;
      event.preventDefault();
      editWords();
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      if (selected.isLocked) say(`${selected.name} is locked.`);
      else edit((before) => remove(before, [selected.id]), `${selected.name} deleted.`);
    } else if (isCommand && event.key.toLowerCase() === "d") {
      event.preventDefault();
      edit((before) => duplicate(before, selected.id), `${selected.name} duplicated.`);
    }
  };
}
