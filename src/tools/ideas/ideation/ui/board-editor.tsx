import { useState } from "react";
import type { EngineChoice } from "#models/rules.ts";
import { AlsoHere, usePresence } from "#teams/ui/index.ts";
import { Button } from "#ui/button.tsx";
import { control } from "#ui/field.tsx";
import type { OpenedDocument } from "#work/documents/document-rules.ts";
import type { ShownWorkLink } from "#work/sharing/link-rules.ts";
import { ConflictDialog, DocumentEditor, ShareWork } from "#work/ui/index.ts";
import type { Rerun } from "../../../run-screens/text/rerun.ts";
import { addColumn, type Board, columnsMax, moveCards, sortCards } from "../board.ts";
import type { IdeasSettings } from "../generate-ideas.ts";
import { boardPath, tabPath } from "../ideation-rules.ts";
import { BriefDialog } from "./brief-dialog.tsx";
import { Columns } from "./columns.tsx";
import { IdeaDeck } from "./idea-deck.tsx";
import { type BoardEdits, useBoard } from "./use-board.ts";

interface Props {
  readonly opened: OpenedDocument<Board>;
  readonly engines: readonly EngineChoice[];
  /** The ideas whose technique and number are filled in. */
  readonly rerun: Rerun<IdeasSettings> | undefined;
  readonly link: ShownWorkLink | null;
}

/** A board: columns of cards, what can be done with them, and where ideas come from. */
export function BoardEditor({ opened, engines, rerun, link }: Props) {
  const edits = useBoard(opened);
  const [isBriefing, setBriefing] = useState(false);
  const { document, board, selected, said } = edits;
  const { title } = document.present;
  const names = usePresence(opened.id, document.saver.hear);

  return (
    <DocumentEditor
      document={document}
      list={{ path: tabPath("boards"), name: "Boards" }}
      titleLabel="Topic of the board"
      emptyTitle="Untitled board"
      undo={edits.undo}
      redo={edits.redo}
      files={
        <>
          <AlsoHere names={names} />
          <ShareWork shared="board" link={link} />
        </>
      }
      toolbar={
        selected.size === 0 ? (
          <BoardBar edits={edits} onBrief={() => setBriefing(true)} />
        ) : (
          <SelectionBar edits={edits} onBrief={() => setBriefing(true)} />
        )
      }
    >
      <div className="grid min-h-0 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-h-96 min-w-0 lg:min-h-0">
          <Columns edits={edits} />
        </div>
        <div className="border-hairline max-lg:border-t lg:overflow-y-auto lg:border-l">
          <IdeaDeck edits={edits} engines={engines} rerun={rerun} />
        </div>
      </div>
      {isBriefing && <BriefDialog topic={title} board={board} selected={selected} onClose={() => setBriefing(false)} />}
      <p role="status" className="sr-only">
        {said}
      </p>
      <ConflictDialog kind="board" id={opened.id} document={document} pathOf={boardPath} />
    </DocumentEditor>
  );
}

interface BarProps {
  readonly edits: BoardEdits;
  readonly onBrief: () => void;
}

function BoardBar({ edits: { board, change, document, undo, redo }, onBrief }: BarProps) {
  return (
    <div role="toolbar" aria-label="Edit the board" className="flex flex-wrap items-center gap-1.5">
      <Button size="sm" disabled={board.cards.length === 0} onClick={onBrief}>
        Make a brief
      </Button>
      <Button
        variant="ghost"
        size="sm"
        disabled={board.columns.length >= columnsMax}
        onClick={() => change((before) => addColumn(before, "New group"), "Added a column.")}
      >
        Add column
      </Button>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => change((before) => sortCards(before, "votes"), "Sorted by votes.")}
      >
        Sort by votes
      </Button>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => change((before) => sortCards(before, "text"), "Sorted from A to Z.")}
      >
        Sort A to Z
      </Button>
      <Button variant="ghost" size="sm" disabled={!document.canUndo} onClick={undo}>
        Undo
      </Button>
      <Button variant="ghost" size="sm" disabled={!document.canRedo} onClick={redo}>
        Redo
      </Button>
    </div>
  );
}

function SelectionBar({ edits: { board, selected, actions, change, clearSelection }, onBrief }: BarProps) {
  const [only] = selected;
  return (
    <div role="toolbar" aria-label="Selected cards" className="flex flex-wrap items-center gap-1.5">
      <span className="px-1 text-sm font-semibold tabular-nums">{selected.size} selected</span>
      <Button size="sm" onClick={onBrief}>
        Make a brief
      </Button>
      <select
        aria-label="Move to"
        className={`${control} w-auto max-w-44 py-1 text-sm`}
        value=""
        onChange={({ target }) => change((before) => moveCards(before, selected, target.value), "Moved.")}
      >
        <option value="" disabled>
          Move to…
        </option>
        {board.columns.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {selected.size === 1 && only !== undefined && (
        <>
          <Button variant="ghost" size="sm" onClick={() => actions.shift(only, "up")}>
            Up
          </Button>
          <Button variant="ghost" size="sm" onClick={() => actions.shift(only, "down")}>
            Down
          </Button>
        </>
      )}
      <Button variant="ghost" size="sm" onClick={() => actions.remove(selected)}>
        Delete
      </Button>
      <Button variant="ghost" size="sm" onClick={clearSelection}>
        Clear selection
      </Button>
    </div>
  );
}
