import { useMemo, useRef, useState } from "react";
import { toggled } from "#work/browser.ts";
import type { OpenedDocument } from "#work/documents/document-rules.ts";
import { type ContentMerging, type DocumentEdits, useDocument } from "#work/ui/index.ts";
import { type Board, changeCard, moveCards, removeCards, type Shift, shiftCard, vote } from "../board.ts";
import { mergeBoards } from "../merge-boards.ts";

/** Actions of cards. The object is the same for a board’s whole life, so that cards that don’t change aren’t drawn again. */
export interface CardActions {
  setText(id: string, text: string): void;
  vote(id: string, by: 1 | -1): void;
  toggle(id: string): void;
  /** The card keeps the focus. */
  shift(id: string, shift: Shift): void;
  remove(ids: ReadonlySet<string>): void;
  /** A card that is selected takes the others that are along. */
  drop(id: string, columnId: string, beforeId: string | undefined): void;
}

export interface BoardEdits {
  readonly document: DocumentEdits<Board>;
  readonly board: Board;
  readonly selected: ReadonlySet<string>;
  readonly actions: CardActions;
  /** For screen readers: what has happened. */
  readonly said: string;
  change(edit: (board: Board) => Board, words: string): void;
  undo(): void;
  redo(): void;
  clearSelection(): void;
  /** The card that is to get the focus once it is drawn; asked once. */
  takeFocus(): string | undefined;
}

const none: ReadonlySet<string> = new Set();
const merging: ContentMerging<Board> = { merge: mergeBoards, part: "card" };

export function useBoard(opened: OpenedDocument<Board>): BoardEdits {
  const document = useDocument<Board>("board", opened, merging);
  const [chosen, setChosen] = useState(none);
  const [said, setSaid] = useState("");
  const focusId = useRef<string>(undefined);
  const { edit } = document;
  const board = document.present.content;

  // What is selected, for actions that outlive a drawing.
  const latest = useRef(chosen);
  latest.current = chosen;
  const { change, actions } = useMemo(() => {
    const change: BoardEdits["change"] = (make, words) => {
      edit(({ content }) => ({ content: make(content) }));
      setSaid(words);
    };
    const actions: CardActions = {
      setText: (id, text) => change((before) => changeCard(before, id, { text }), "Changed the card."),
      vote: (id, by) => change((before) => vote(before, id, by), by === 1 ? "Voted." : "Removed a vote."),
      toggle: (id) => setChosen((before) => toggled(before, id)),
      shift(id, shift) {
        focusId.current = id;
        change((before) => shiftCard(before, id, shift), `Moved the card ${shift}.`);
      },
      remove(ids) {
        setChosen((before) => new Set([...before].filter((id) => !ids.has(id))));
        change(
          (before) => removeCards(before, ids),
          ids.size === 1 ? "Deleted the card." : `Deleted ${ids.size} cards.`,
        );
      },
      drop(id, columnId, beforeId) {
        const ids = latest.current.has(id) ? latest.current : new Set([id]);
        change((before) => moveCards(before, ids, columnId, beforeId), "Moved.");
      },
    };
    return { change, actions };
  }, [edit]);

  // An undo may have taken some.
  const selected = useMemo(
    () => new Set(board.cards.flatMap(({ id }) => (chosen.has(id) ? [id] : []))),
    [board, chosen],
  );
  return {
    document,
    board,
    selected,
    actions,
    said,
    change,
    undo() {
      document.undo();
      setSaid(document.canUndo ? "Undone." : "Nothing to undo.");
    },
    redo() {
      document.redo();
      setSaid(document.canRedo ? "Redone." : "Nothing to redo.");
    },
    clearSelection: () => setChosen(none),
    takeFocus() {
      const id = focusId.current;
      focusId.current = undefined;
      return id;
    },
  };
}
