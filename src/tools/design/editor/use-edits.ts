import { useReducer } from "react";
import { addEdit, type Edited, type EditHistory, redo, startHistory, undo } from "./edit-history.ts";
import type { Editor, EditResult } from "./editor-context.ts";

interface State {
  readonly history: EditHistory;
  readonly selectedId: string | undefined;
}

export type Action =
  | { readonly type: "select"; readonly id: string | undefined }
  | {
      readonly type: "edit";
      readonly change: Parameters<Editor["edit"]>[0];
      readonly merge?: string | undefined;
      readonly at: number;
    }
  | { readonly type: "replace"; readonly next: Partial<Edited>; readonly at: number }
  | { readonly type: "undo" }
  | { readonly type: "redo" };

/** What was edited so far, and what is selected. */
export const useEdits = (first: Edited) =>
  useReducer(reduce, first, (present): State => ({ history: startHistory(present), selectedId: undefined }));

function reduce(state: State, action: Action): State {
  const { history } = state;
  switch (action.type) {
    case "select":
      return state.selectedId === action.id ? state : { ...state, selectedId: action.id };
    case "edit": {
      const { design, id } = resultOf(action.change(history.present.design));
      const next = addEdit(history, { ...history.present, design }, action);
      return { history: next, selectedId: id ?? state.selectedId };
    }
    case "replace":
      return { ...state, history: addEdit(history, { ...history.present, ...action.next }, action) };
    case "undo":
      return { ...state, history: undo(history) };
    case "redo":
      return { ...state, history: redo(history) };
  }
}

const resultOf = (result: EditResult) => ("design" in result ? result : { design: result, id: undefined });
