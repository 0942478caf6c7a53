import { useMemo, useState } from "react";
import { addEdit, type EditHistory, redo, startHistory, undo } from "../../editing/edit-history.ts";
import { putSaved } from "../../editing/put-saved.ts";
import type { Saver, SaveState } from "../../editing/saver.ts";
import { useSaver } from "../../editing/use-saver.ts";
import { type DocumentKind, documentPath, type EditedDocument } from "../document-rules.ts";

interface Opened<Content> extends EditedDocument<Content> {
  readonly id: string;
  readonly revision: number;
}

/** Parts of a document that are different from then on, or a function that derives them from what is there. */
type Change<Content> =
  | Partial<EditedDocument<Content>>
  | ((present: EditedDocument<Content>) => Partial<EditedDocument<Content>>);

/** A document that is being edited: with undo, and stored a second after each change. */
export interface DocumentEdits<Content> {
  readonly present: EditedDocument<Content>;
  /** @param merge edits of one key that follow each other soon are one step of undo. */
  edit(change: Change<Content>, merge?: string): void;
  undo(): void;
  redo(): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly saver: Saver<EditedDocument<Content>>;
  readonly saveState: SaveState;
}

export function useDocument<Content extends object>(
  kind: DocumentKind,
  { id, revision, title, content }: Opened<Content>,
): DocumentEdits<Content> {
  const [history, setHistory] = useState<EditHistory<EditedDocument<Content>>>(() => startHistory({ title, content }));
  const [first] = useState(history.present);
  const { present, past, future } = history;
  const { saver, state } = useSaver({
    send: (edited: EditedDocument<Content>, known) => putSaved(documentPath(id), { kind, revision: known, ...edited }),
    first,
    revision,
    present,
  });
  const actions = useMemo(
    () => ({
      edit(change: Change<Content>, merge?: string) {
        const at = Date.now();
        setHistory((before) => {
          const { present } = before;
          const changed = typeof change === "function" ? change(present) : change;
          return addEdit(before, { ...present, ...changed }, { merge, at });
        });
      },
      undo: () => setHistory(undo),
      redo: () => setHistory(redo),
    }),
    [],
  );
  return { present, ...actions, canUndo: past.length > 0, canRedo: future.length > 0, saver, saveState: state };
}
