import { useReducer } from "react";
import { changedPage, type DesignDocument, mainPageOf, pagesOf, withMainPage } from "#studio/browser.ts";
import { addEdit, type EditHistory, redo, startHistory, undo } from "#work/browser.ts";
import type { Edited } from "./edited.ts";
import type { Editor, EditResult } from "./editor-context.ts";

interface State {
  readonly history: EditHistory<Edited>;
  /** Page that is open, from 0. No step of undo: undo opens the page that it changes. */
  readonly page: number;
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
  | { readonly type: "open-page"; readonly page: number }
  | { readonly type: "edit-pages"; readonly change: Parameters<Editor["editPages"]>[0]; readonly at: number }
  | { readonly type: "replace"; readonly next: Partial<Edited>; readonly at: number }
  /** Another's version: what was undone and redone before it would take it back. */
  | { readonly type: "start-again"; readonly present: Edited }
  | { readonly type: "undo" }
  | { readonly type: "redo" };

const nothing: ReadonlySet<string> = new Set();

/** Holds the edits so far, the open page and the selection. */
export const useEdits = (first: Edited) =>
  useReducer(reduce, first, (present): State => ({ history: startHistory(present), page: 0, selectedIds: nothing }));

function reduce(state: State, action: Action): State {
  const { history, page } = state;
  const { design: whole } = history.present;
  switch (action.type) {
    case "select":
      return withSelected(state, new Set(action.ids));
    case "toggle": {
      const ids = new Set(state.selectedIds);
      if (!ids.delete(action.id)) ids.add(action.id);
      return withSelected(state, ids);
    }
    case "edit": {
      // Edits change the main page.
      const opened = withMainPage(whole, page);
      const { design: edited, ids } = resultOf(action.change(opened));
      const design = edited === opened ? whole : withMainPage(edited, mainPageOf(whole));
      const next = addEdit(history, { ...history.present, design }, action);
      return { ...state, history: next, selectedIds: ids.length > 0 ? new Set(ids) : state.selectedIds };
    }
    case "open-page":
      return withPage(state, action.page);
    case "edit-pages": {
      const { design, page: shown } = action.change(whole, page);
      if (design === whole) return state;
      return withPage({ ...state, history: addEdit(history, { ...history.present, design }, action) }, shown);
    }
    case "replace":
      return withPage({ ...state, history: addEdit(history, { ...history.present, ...action.next }, action) }, page);
    case "start-again":
      return withPage({ ...state, history: startHistory(action.present) }, page);
    case "undo":
      return afterTurn(state, undo(history));
    case "redo":
      return afterTurn(state, redo(history));
  }
}

/** Opens a page, or the last one where there are fewer. Nothing of another page stays selected. */
function withPage(state: State, wanted: number): State {
  const { history, page } = state;
  const opened = Math.min(Math.max(wanted, 0), pagesOf(history.present.design).length - 1);
  if (opened === page) return state;
  return { history: { ...history, lastMerge: undefined }, page: opened, selectedIds: nothing };
}

const afterTurn = (state: State, history: EditHistory<Edited>): State =>
  withPage({ ...state, history }, changedPage(state.history.present.design, history.present.design, state.page));

/** The same state if they are selected already. */
const withSelected = (state: State, selectedIds: ReadonlySet<string>): State =>
  selectedIds.size === state.selectedIds.size && [...selectedIds].every((id) => state.selectedIds.has(id))
    ? state
    : { ...state, selectedIds };

function resultOf(result: EditResult): { readonly design: DesignDocument; readonly ids: readonly string[] } {
  if (!("design" in result)) return { design: result, ids: [] };
  return { design: result.design, ids: "ids" in result ? result.ids : result.id === undefined ? [] : [result.id] };
}
