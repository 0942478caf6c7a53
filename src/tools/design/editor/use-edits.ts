import { useReducer } from "react";
import type { DesignDocument } from "#studio/browser.ts";
import { addEdit, type EditHistory, redo, startHistory, undo } from "#work/browser.ts";
import type { Edited } from "./edited.ts";
import type { Editor, EditResult } from "./editor-context.ts";

interface State {
  readonly history: EditHistory<Edited>;
  /** Elements that are gone may be among them: undo brings them back selected. */
  readonly selectedIds: ReadonlySet<string>;
}

export type Action =
  | { readonly type: "select"; readonly ids: readonly string[] }
  | { readonly type: "toggle"; readonly id: string }
  | {
      readonly type: "edit";
      readonly change: Parameters<Editor["edit"]>[0];
      readonly merge?: string | undefined;
      readonly at: number;
    }
  | { readonly type: "replace"; readonly next: Partial<Edited>; readonly at: number }
  | { readonly type: "undo" }
  | { readonly type: "redo" };

/** Holds the edits so far and the selection. */
export const useEdits = (first: Edited) =>
  useReducer(reduce, first, (present): State => ({ history: startHistory(present), selectedIds: new Set() }));

function reduce(state: State, action: Action): State {
  const { history } = state;
  switch (action.type) {
    case "select":
      return withSelected(state, new Set(action.ids));
    case "toggle": {
      const ids = new Set(state.selectedIds);
      if (!ids.delete(action.id)) ids.add(action.id);
      return withSelected(state, ids);
    }
    case "edit": {
      const { design, ids } = resultOf(action.change(history.present.design));
      const next = addEdit(history, { ...history.present, design }, action);
      return { history: next, selectedIds: ids.length > 0 ? new Set(ids) : state.selectedIds };
    }
    case "replace":
      return { ...state, history: addEdit(history, { ...history.present, ...action.next }, action) };
    case "undo":
      return { ...state, history: undo(history) };
    case "redo":
      return { ...state, history: redo(history) };
  }
}

/** The same state if they are selected already. */
const withSelected = (state: State, selectedIds: ReadonlySet<string>): State =>
  selectedIds.size === state.selectedIds.size && [...selectedIds].every((id) => state.selectedIds.has(id))
    ? state
    : { ...state, selectedIds };

function resultOf(result: EditResult): { readonly design: DesignDocument; readonly ids: readonly string[] } {
  if (!("design" in result)) return { design: result, ids: [] };
  return { design: result.design, ids: "ids" in result ? result.ids : result.id === undefined ? [] : [result.id] };
}
