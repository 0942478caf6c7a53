import { useCallback, useState } from "react";
import type { OpenedDocument } from "#work/documents/document-rules.ts";
import { type ContentMerging, type DocumentEdits, useDocument } from "#work/ui/index.ts";
import { mergeMaps } from "../merge-maps.ts";
import type { MapContent } from "../mindmap-rules.ts";
import {
  addAfter,
  addBelow,
  type Branch,
  changeNode,
  depthMax,
  type Edit,
  type Move,
  moveNode,
  nodesMax,
  type Outline,
  removeNode,
} from "../outline.ts";

const newText = "New idea";
const merging: ContentMerging<MapContent> = { merge: mergeMaps, part: "node" };

/** A map that is being edited, and where in it the user is. */
export interface MapEdits {
  readonly document: DocumentEdits<MapContent>;
  readonly outline: Outline;
  readonly selectedId: string;
  /** The node whose text is being typed. */
  readonly renamingId: string | undefined;
  /** For screen readers: what has happened. */
  readonly said: string;
  select(id: string): void;
  addBelow(): void;
  addAfter(): void;
  /** @returns whether they fit in. */
  insert(parentId: string, branches: Branch): boolean;
  /** The selected one, if none is given. */
  startRenaming(id?: string): void;
  /** @param text undefined to leave it as it is. */
  endRenaming(text: string | undefined): void;
  remove(): void;
  move(move: Move): void;
  /** The selected one, if none is given. */
  setFolded(isFolded: boolean, id?: string): void;
  /** Takes over the map as the canvas has it. @returns false if it is more than a map takes. */
  replace(outline: Outline): boolean;
  undo(): void;
  redo(): void;
}

const full = `A map can have ${nodesMax} nodes, ${depthMax} levels deep.`;

export function useMap(opened: OpenedDocument<MapContent>): MapEdits {
  const document = useDocument<MapContent>("mind-map", opened, merging);
  const outline = document.present.content.nodes;
  const [chosenId, setChosenId] = useState(outline[0]?.id ?? "");
  const [renamingId, setRenamingId] = useState<string>();
  const [said, setSaid] = useState("");
  // An undo may have taken it.
  const selected = outline.find(({ id }) => id === chosenId) ?? outline[0];
  const selectedId = selected?.id ?? "";
  const textOf = (id: string) => outline.find((node) => node.id === id)?.text ?? "";
  const select = useCallback((id: string) => setChosenId(id), []);

  function apply(edit: Edit, words: string, refusal: string): boolean {
    if (!edit) {
      setSaid(refusal);
      return false;
    }
    document.edit({ content: { nodes: edit.outline } });
    setChosenId(edit.selectedId);
    setSaid(words);
    return true;
  }

  function addNew(edit: Edit): void {
    if (apply(edit, "Added a node.", full)) setRenamingId(edit?.selectedId);
  }

  const below = () => addNew(addBelow(outline, selectedId, [{ depth: 0, text: newText }]));
  return {
    document,
    outline,
    selectedId,
    renamingId,
    said,
    select,
    addBelow: below,
    addAfter: () => (selectedId === outline[0]?.id ? below() : addNew(addAfter(outline, selectedId, newText))),
    insert: (parentId, branches) =>
      apply(addBelow(outline, parentId, branches), `Added ${branches.length} nodes below ${textOf(parentId)}.`, full),
    startRenaming: (id = selectedId) => setRenamingId(id),
    endRenaming(text) {
      const id = renamingId;
      setRenamingId(undefined);
      if (id === undefined || text === undefined || text === "" || text === textOf(id)) return;
      apply(changeNode(outline, id, { text }), `Renamed to ${text}.`, "");
    },
    remove: () =>
      void apply(removeNode(outline, selectedId), `Deleted ${selected?.text}.`, "The root can’t be deleted."),
    move: (move) =>
      void apply(moveNode(outline, selectedId, move), `Moved ${selected?.text} ${move}.`, `Can’t move ${move}.`),
    setFolded: (isFolded, id = selectedId) =>
      void apply(changeNode(outline, id, { isFolded: isFolded || undefined }), isFolded ? "Folded." : "Unfolded.", ""),
    replace(next) {
      const isKnown = next.some(({ id }) => id === selectedId);
      const fits = next.length <= nodesMax && next.every(({ depth }) => depth <= depthMax);
      return apply(
        fits ? { outline: next, selectedId: isKnown ? selectedId : (next[0]?.id ?? "") } : undefined,
        "",
        full,
      );
    },
    undo() {
      document.undo();
      setSaid(document.canUndo ? "Undone." : "Nothing to undo.");
    },
    redo() {
      document.redo();
      setSaid(document.canRedo ? "Redone." : "Nothing to redo.");
    },
  };
}
