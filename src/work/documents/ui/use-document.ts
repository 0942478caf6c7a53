import { useMemo, useState } from "react";
import { callForJson } from "#ui/api-client.ts";
import { showToast } from "#ui/toast.ts";
import { addEdit, type EditHistory, rebaseHistory, redo, startHistory, undo } from "../../editing/edit-history.ts";
import { laterOf, type Merge, type Merged, type Versions } from "../../editing/merging.ts";
import { putSaved } from "../../editing/put-saved.ts";
import type { Latest, Saver, SaveState, Taken } from "../../editing/saver.ts";
import { isUnfinished } from "../../editing/unfinished.ts";
import { type ConflictChoice, useConflictChoice } from "../../editing/use-conflict-choice.ts";
import { useSaver } from "../../editing/use-saver.ts";
import { type DocumentKind, documentPath, type EditedDocument, type SavedContent } from "../document-rules.ts";

interface Opened<Content> extends EditedDocument<Content> {
  readonly id: string;
  readonly revision: number;
}

/** Parts of a document that are different from then on, or a function that derives them from what is there. */
type Change<Content> =
  | Partial<EditedDocument<Content>>
  | ((present: EditedDocument<Content>) => Partial<EditedDocument<Content>>);

/** Rule that makes one of two versions of a content. */
export interface ContentMerging<Content> {
  readonly merge: Merge<Content>;
  /** Its parts, of which both texts are kept, e.g. `card`. */
  readonly part: string;
}

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
  /** The choice between two versions that could not be merged. */
  readonly choice: ConflictChoice;
}

/** @param merging left out where the user chooses one of two versions. The same object for the document's whole life. */
export function useDocument<Content extends object>(
  kind: DocumentKind,
  { id, revision, title, content }: Opened<Content>,
  merging?: ContentMerging<Content>,
): DocumentEdits<Content> {
  type Edited = EditedDocument<Content>;
  const [history, setHistory] = useState<EditHistory<Edited>>(() => startHistory({ title, content }));
  const [first] = useState(history.present);
  const { present, past, future } = history;
  const merge = merging && ((versions: Versions<Edited>) => mergeDocuments(versions, merging.merge));

  function onTaken(taken: Taken<Edited>): void {
    setHistory((before) => historyAfter(before, taken, merge));
    const [text] = taken.doubled;
    if (text === undefined || !merging) return;
    showToast({
      kind: "success",
      title: taken.by
        ? `${taken.by} changed the same ${merging.part}`
        : `You changed the same ${merging.part} in another tab`,
      description: `Both texts are kept: “${text}” is below yours.`,
    });
  }

  const { saver, state } = useSaver({
    send: (edited: Edited, known) => putSaved(documentPath(id), { kind, revision: known, ...edited }),
    first,
    revision,
    present,
    others: { read: () => readLatest<Content>(id), merge, isHeld: isUnfinished, onTaken },
  });
  const choice = useConflictChoice(state);
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
  return { present, ...actions, canUndo: past.length > 0, canRedo: future.length > 0, saver, saveState: state, choice };
}

async function readLatest<Content>(id: string): Promise<Latest<EditedDocument<Content>> | undefined> {
  // Tried again by the saver, to which saving tells the reason.
  const latest = await callForJson<SavedContent<Content>>(documentPath(id)).catch(() => undefined);
  if (!latest) return undefined;
  const { title, content, revision, changedBy } = latest;
  return { edited: { title, content }, revision, by: changedBy };
}

function mergeDocuments<Content>(
  { base, mine, theirs }: Versions<EditedDocument<Content>>,
  merge: Merge<Content>,
): Merged<EditedDocument<Content>> | undefined {
  const merged = merge({ base: base.content, mine: mine.content, theirs: theirs.content });
  if (!merged) return undefined;
  const title = laterOf({ base: base.title, mine: mine.title, theirs: theirs.title });
  return { edited: { title, content: merged.edited }, doubled: merged.doubled };
}

/** Undo takes back the user's own changes alone. Without merging there is none: it would bring a whole document from before another's changes. */
function historyAfter<Edited>(
  history: EditHistory<Edited>,
  { base, mine, theirs, edited, isReset }: Taken<Edited>,
  merge: Merge<Edited> | undefined,
): EditHistory<Edited> {
  if (!merge || isReset) return startHistory(theirs);
  const rebase = (state: Edited) =>
    state === mine ? edited : state === base ? theirs : merge({ base, mine: state, theirs })?.edited;
  return rebaseHistory(history, rebase(history.present) ?? edited, rebase);
}
