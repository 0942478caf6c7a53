import { ChevronDown, ChevronRight } from "lucide";
import { type KeyboardEvent, memo, useEffect, useRef } from "react";
import { tidyLine } from "#platform/forms/rules.ts";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { unfinished } from "#work/browser.ts";
import { type MapNode, type Move, parentOf, shownNodes, textMax } from "../outline.ts";
import type { MapEdits } from "./use-map.ts";

const moves: Readonly<Record<string, Move>> = { ArrowUp: "up", ArrowDown: "down", ArrowRight: "in", ArrowLeft: "out" };

const itemId = (id: string): string => `node-${id}`;

/** The map as a tree of the accessibility API’s kind: everything that can be done with a map, with keys. */
export function OutlineTree({ map, label }: { readonly map: MapEdits; readonly label: string }) {
  const { outline, selectedId, renamingId } = map;
  const shown = shownNodes(outline);
  const tree = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    // After an edit the item may be a new one. A field on the drawing keeps the focus that it has got meanwhile.
    const isElsewhere = document.activeElement !== document.body && !tree.current?.contains(document.activeElement);
    if (hasFocus.current && !isElsewhere && renamingId === undefined)
      document.getElementById(itemId(selectedId))?.focus();
  });

  function choose(id: string | undefined): void {
    if (id !== undefined) map.select(id);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target instanceof HTMLInputElement) return;
    if (!pressKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @returns whether the key means something here. */
  function pressKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
    const at = shown.findIndex(({ id }) => id === selectedId);
    const node = shown[at];
    const hasBranch = node !== undefined && hasChildren(outline, outline.indexOf(node));
    const isCommand = ctrlKey || metaKey;
    if (altKey && !isCommand && Object.hasOwn(moves, key)) return done(() => map.move(moves[key] as Move));
    if (isCommand && key === "Enter") return done(map.addBelow);
    if (isCommand || altKey || shiftKey) return false;
    switch (key) {
      case "ArrowDown":
        return done(() => choose(shown[at + 1]?.id));
      case "ArrowUp":
        return done(() => choose(shown[at - 1]?.id));
      case "Home":
        return done(() => choose(shown[0]?.id));
      case "End":
        return done(() => choose(shown.at(-1)?.id));
      case "ArrowRight":
        return done(() => (hasBranch && node.isFolded ? map.setFolded(false) : hasBranch && choose(shown[at + 1]?.id)));
      case "ArrowLeft":
        return done(() =>
          hasBranch && !node.isFolded
            ? map.setFolded(true)
            : choose(outline[parentOf(outline, outline.indexOf(node as MapNode))]?.id),
        );
      case " ":
        return done(() => hasBranch && map.setFolded(!node.isFolded));
      case "Enter":
        return done(map.addAfter);
      case "Insert":
        return done(map.addBelow);
      case "F2":
        return done(() => map.startRenaming());
      case "Delete":
      case "Backspace":
        return done(map.remove);
      default:
        return false;
    }
  }

  return (
    <div
      ref={tree}
      role="tree"
      aria-label={label}
      className="grid content-start"
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        hasFocus.current = true;
        // Screen readers focus items without keys.
        if (target.dataset.node !== undefined) map.select(target.dataset.node);
      }}
      onBlur={({ relatedTarget }) => {
        // A field that is taken away gives the focus to nothing.
        if (relatedTarget !== null && !tree.current?.contains(relatedTarget)) hasFocus.current = false;
      }}
      onClick={({ target, detail }) => {
        const item = target instanceof Element ? target.closest<HTMLElement>("[data-node]") : null;
        const id = item?.dataset.node;
        if (id === undefined || target instanceof HTMLInputElement) return;
        map.select(id);
        const node = outline.find((one) => one.id === id);
        if ((target as Element).closest("[data-fold]")) map.setFolded(!node?.isFolded, id);
        else if (detail === 2) map.startRenaming(id);
      }}
    >
      {shown.map((node) => (
        <Item
          key={node.id}
          node={node}
          hasBranch={hasChildren(outline, outline.indexOf(node))}
          isSelected={node.id === selectedId}
          onRenamed={node.id === renamingId ? map.endRenaming : undefined}
        />
      ))}
    </div>
  );
}

const hasChildren = (outline: MapEdits["outline"], index: number): boolean =>
  (outline[index + 1]?.depth ?? 0) > (outline[index]?.depth ?? 0);

function done(act: () => unknown): true {
  act();
  return true;
}

interface ItemProps {
  readonly node: MapNode;
  readonly hasBranch: boolean;
  readonly isSelected: boolean;
  /** While its text is being typed. */
  readonly onRenamed: MapEdits["endRenaming"] | undefined;
}

const Item = memo(function Item({ node: { id, depth, text, isFolded }, hasBranch, isSelected, onRenamed }: ItemProps) {
  return (
    <div
      id={itemId(id)}
      data-node={id}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isSelected}
      aria-expanded={hasBranch ? !isFolded : undefined}
      aria-label={text}
      tabIndex={isSelected ? 0 : -1}
      style={{ paddingInlineStart: `${Math.min(depth, 8) * 1.25}rem` }}
      className={classNames(
        "flex min-h-9 scroll-my-16 items-center gap-1 rounded-sm pr-2 text-sm touch:min-h-11",
        isSelected ? "bg-accent-wash" : "hover:bg-sunken",
        depth === 0 && "font-semibold",
      )}
    >
      <span data-fold={hasBranch || undefined} className="grid size-6 shrink-0 cursor-pointer place-items-center">
        {hasBranch && <Icon icon={isFolded ? ChevronRight : ChevronDown} className="size-4" />}
      </span>
      {onRenamed ? (
        <TextInput text={text} onDone={onRenamed} />
      ) : (
        <span className="min-w-0 cursor-default wrap-anywhere">{text || "Untitled"}</span>
      )}
    </div>
  );
});

function TextInput({ text, onDone }: { readonly text: string; readonly onDone: MapEdits["endRenaming"] }) {
  const isDone = useRef(false);
  function end(value: string | undefined): void {
    if (isDone.current) return;
    isDone.current = true;
    onDone(value === undefined ? undefined : tidyLine(value));
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the user has just chosen to type here
      autoFocus
      {...unfinished}
      aria-label="Text of the node"
      defaultValue={text}
      maxLength={textMax}
      className="min-h-8 min-w-0 flex-1 rounded-sm border border-outline bg-surface px-2 text-base"
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={({ currentTarget }) => end(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
        event.preventDefault();
        end(event.key === "Enter" ? event.currentTarget.value : undefined);
      }}
    />
  );
}
