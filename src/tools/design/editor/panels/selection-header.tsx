import { ClipboardCopy, Copy, Group, Lock, LockOpen, Trash2, Ungroup } from "lucide";
import {
  canUngroup,
  duplicateAll,
  type Element,
  group,
  isOneGroup,
  lockAll,
  remove,
  ungroup,
} from "#studio/browser.ts";
import { showToast } from "#ui/toast.ts";
import { useEditor } from "../editor-context.ts";
import { namesOf } from "../element-names.ts";
import { copySelection } from "../use-clipboard.ts";
import { IconButton } from "./panel.tsx";

/** Names what is selected, with what can be done with all of it. Locked ones among them stay where they are. */
export function SelectionHeader({ elements }: { readonly elements: readonly Element[] }) {
  const editor = useEditor();
  const { edit, focusCanvas } = editor;
  const ids = elements.map(({ id }) => id);
  const free = elements.filter(({ isLocked }) => !isLocked);
  const isLocked = free.length === 0;
  const name = namesOf(elements);

  function takeApart(): void {
    if (ungroup(editor.design, ids).design !== editor.design) {
      edit((design) => ungroup(design, ids), `${namesOf(free)} ungrouped.`);
      return;
    }
    const description = "It repeats its parts, or has too many of them for a design of 500 elements.";
    showToast({ kind: "error", title: `${name} can’t be taken apart`, description });
  }

  return (
    <div className="flex flex-wrap items-center gap-0.5 border-b border-hairline px-2 py-1.5">
      <h2 className="mr-auto truncate px-2 font-sans text-sm font-semibold">{name}</h2>
      <IconButton
        icon={isLocked ? Lock : LockOpen}
        label={isLocked ? "Unlock" : "Lock"}
        aria-pressed={isLocked}
        onClick={() =>
          edit((design) => lockAll(design, ids, !isLocked), `${name} ${isLocked ? "unlocked" : "locked"}.`)
        }
      />
      {free.length > 1 && !isOneGroup(free) && (
        <IconButton
          icon={Group}
          label="Group"
          aria-keyshortcuts="Control+G"
          onClick={() => edit((design) => group(design, ids), `${namesOf(free)} grouped.`)}
        />
      )}
      {canUngroup(elements) && (
        <IconButton icon={Ungroup} label="Ungroup" aria-keyshortcuts="Control+Shift+G" onClick={takeApart} />
      )}
      <IconButton
        icon={ClipboardCopy}
        label="Copy"
        aria-keyshortcuts="Control+C"
        onClick={() => void copySelection(editor)}
      />
      <IconButton
        icon={Copy}
        label="Duplicate"
        aria-keyshortcuts="Control+D"
        onClick={() => edit((design) => duplicateAll(design, ids), `${name} duplicated.`)}
      />
      <IconButton
        icon={Trash2}
        label="Delete"
        disabled={isLocked}
        onClick={() => {
          edit((design) => remove(design, ids), `${namesOf(free)} deleted.`);
          focusCanvas();
        }}
      />
    </div>
  );
}
