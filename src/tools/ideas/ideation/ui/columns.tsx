import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { showToast } from "#ui/toast.ts";
import { unfinished } from "#work/browser.ts";
import { type Card, type Column, cardsIn, columnBeside, removeColumn, restoreColumn, type Shift } from "../board.ts";
import { BoardColumn } from "./board-column.tsx";
import { cardId } from "./card-item.tsx";
import type { BoardEdits } from "./use-board.ts";

const shifts: Readonly<Record<string, Shift>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

interface Target {
  readonly columnId: string;
  /** Null for the column’s end. */
  readonly beforeId: string | null;
}

/** The columns of a board, with what is dragged and what keys do. */
export function Columns({ edits }: { readonly edits: BoardEdits }) {
  const { board, selected, actions, change, takeFocus } = edits;
  const [target, setTarget] = useState<Target>();
  const draggedId = useRef<string>(undefined);
  /** The column that gets the focus once it is drawn. */
  const focusColumnId = useRef<string>(undefined);
  useEffect(() => {
    const id = takeFocus();
    if (id !== undefined) document.getElementById(cardId(id))?.focus();
    const columnId = focusColumnId.current;
    if (columnId === undefined) return;
    focusColumnId.current = undefined;
    document.querySelector<HTMLElement>(`[data-column="${CSS.escape(columnId)}"]`)?.focus();
  });

  function remove({ id, name }: Column): void {
    const beside = columnBeside(board, id);
    if (!beside) return;
    const count = cardsIn(board, id).length;
    focusColumnId.current = beside.id;
    change((before) => removeColumn(before, id), `Removed ${name}.`);
    if (count === 0) return;
    showToast({
      kind: "success",
      title: `${count === 1 ? "1 card" : `${count} cards`} moved to ${beside.name || "the column beside it"}`,
      description: `“${name || "Untitled"}” was removed.`,
      action: {
        label: "Undo",
        onClick() {
          focusColumnId.current = id;
          change((now) => restoreColumn(now, board, id), `Restored ${name}.`);
        },
      },
    });
  }

  function focusFrom(id: string, towards: Shift): void {
    const at = board.cards.find((card) => card.id === id);
    const columnAt = board.columns.findIndex((column) => column.id === at?.columnId);
    const own = cardsIn(board, at?.columnId ?? "");
    const row = own.indexOf(at as Card);
    const beside = board.columns[columnAt + (towards === "left" ? -1 : 1)];
    const cards = towards === "up" || towards === "down" ? own : cardsIn(board, beside?.id ?? "");
    const next = towards === "up" ? row - 1 : towards === "down" ? row + 1 : Math.min(row, cards.length - 1);
    const card = cards[next];
    if (card) document.getElementById(cardId(card.id))?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target: on } = event;
    const id = on instanceof HTMLElement ? on.closest<HTMLElement>("[data-card]")?.dataset.card : undefined;
    if (id === undefined || ctrlKey || metaKey || shiftKey || on instanceof HTMLTextAreaElement) return;
    if (Object.hasOwn(shifts, key)) {
      if (altKey) actions.shift(id, shifts[key] as Shift);
      else focusFrom(id, shifts[key] as Shift);
    } else if (key === "Delete" && !altKey) {
      focusFrom(id, board.cards.find((card) => card.id === id) === board.cards[0] ? "down" : "up");
      actions.remove(new Set([id]));
    } else return;
    event.preventDefault();
  }

  function onDragOver(event: DragEvent<HTMLDivElement>): void {
    if (draggedId.current === undefined) return;
    const found = targetAt(event);
    if (!found) return;
    event.preventDefault();
    if (found.columnId !== target?.columnId || found.beforeId !== target.beforeId) setTarget(found);
  }

  function onDrop(event: DragEvent<HTMLDivElement>): void {
    const id = draggedId.current;
    const found = targetAt(event);
    if (id === undefined || !found) return;
    event.preventDefault();
    setTarget(undefined);
    actions.drop(id, found.columnId, found.beforeId ?? undefined);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and drags of the cards in it
    <div
      {...(target && unfinished)}
      className="flex items-start gap-3 overflow-auto p-4 sm:px-6"
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        draggedId.current = (event.target as HTMLElement).dataset?.card;
        event.dataTransfer.effectAllowed = "move";
      }}
      onDragEnd={() => {
        draggedId.current = undefined;
        setTarget(undefined);
      }}
      onDragOver={onDragOver}
      onDrop={onDrop}
    >
      {board.columns.map((column) => (
        <BoardColumn
          key={column.id}
          column={column}
          cards={cardsIn(board, column.id)}
          selected={selected}
          target={target?.columnId === column.id ? target.beforeId : undefined}
          isLast={board.columns.length === 1}
          actions={actions}
          change={change}
          onRemove={() => remove(column)}
        />
      ))}
    </div>
  );
}

/** Before the card under the pointer, or after it if the pointer is in its lower half. */
function targetAt({ target, clientY }: DragEvent<HTMLDivElement>): Target | undefined {
  if (!(target instanceof Element)) return undefined;
  const columnId = target.closest<HTMLElement>("[data-column]")?.dataset.column;
  if (columnId === undefined) return undefined;
  const card = target.closest<HTMLElement>("[data-card]");
  if (!card) return { columnId, beforeId: null };
  const { top, height } = card.getBoundingClientRect();
  const next = clientY < top + height / 2 ? card : card.nextElementSibling;
  return { columnId, beforeId: (next instanceof HTMLElement && next.dataset.card) || null };
}
