import { Group, Image, ListChecks, Lock, LockOpen, Shapes, Square, Type } from "lucide";
import { memo, useState } from "react";
import { type Element, reorder, setLocked } from "#studio/browser.ts";
import { Icon } from "#ui/icon.tsx";
import { type Editor, useEditor } from "../editor-context.ts";
import { IconButton } from "./panel.tsx";

const icons = { text: Type, shape: Square, group: Shapes, image: Image } as const satisfies Record<
  Element["kind"],
  unknown
>;

/**
 * All elements, the topmost first. Shift adds to what is selected, as does a switch, for fingers. Alt and an arrow key move one in front of
 * or behind the next.
 */
export function LayersPanel() {
  const { design, selection, select, toggle, edit } = useEditor();
  const [isSeveral, setIsSeveral] = useState(false);
  const chosen = new Set(selection);
  return (
    <>
      <div className="flex min-h-12 items-center pr-2 pl-4">
        <h2 className="mr-auto font-sans text-xs font-semibold text-muted">Layers</h2>
        <IconButton
          icon={ListChecks}
          label="Select several"
          aria-pressed={isSeveral}
          onClick={() => setIsSeveral(!isSeveral)}
        />
      </div>
      {design.elements.length === 0 && <p className="px-4 pb-4 text-sm text-muted">Nothing is on the canvas.</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] content-start gap-px px-2 pb-4">
        {design.elements.toReversed().map((element) => (
          <Layer
            key={element.id}
            element={element}
            isSelected={chosen.has(element)}
            {...{ isSeveral, select, toggle }}
            edit={edit}
          />
        ))}
      </ul>
    </>
  );
}

interface LayerProps extends Pick<Editor, "select" | "toggle" | "edit"> {
  readonly element: Element;
  readonly isSelected: boolean;
  /** True if a press adds to what is selected, as it does with Shift. */
  readonly isSeveral: boolean;
}

/** Drawn again only when it changes: there may be hundreds. */
const Layer = memo(function Layer({ element, isSelected, isSeveral, select, toggle, edit }: LayerProps) {
  const { id, name, kind, isLocked = false } = element;
  return (
    <li className={`group flex items-center rounded-sm ${isSelected ? "bg-accent-wash" : "hover:bg-sunken"}`}>
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={({ shiftKey, ctrlKey, metaKey }) =>
          (isSeveral || shiftKey || ctrlKey || metaKey ? toggle : select)(id)
        }
        onKeyDown={(event) => {
          const to = event.altKey ? ({ ArrowUp: "up", ArrowDown: "down" } as const)[event.key] : undefined;
          if (!to) return;
          event.preventDefault();
          edit((design) => reorder(design, id, to), `${name} moved ${to}.`);
        }}
        className="flex min-h-9 min-w-0 flex-1 items-center gap-2.5 rounded-sm px-2 text-left text-sm touch:min-h-11"
      >
        <Icon icon={icons[kind]} className="size-4 shrink-0 text-muted" />
        <span className="truncate" title={name}>
          {element.kind === "text" && <span className="sr-only">{name}: </span>}
          {element.kind === "text" && element.text ? element.text : name}
          {element.groupId && <span className="sr-only">, in a group</span>}
        </span>
        {element.groupId && <Icon icon={Group} className="ml-auto size-3.5 shrink-0 text-muted" />}
      </button>
      <button
        type="button"
        aria-label={isLocked ? `Unlock ${name}` : `Lock ${name}`}
        title={isLocked ? "Unlock" : "Lock"}
        onClick={() =>
          edit((design) => setLocked(design, id, !isLocked), `${name} ${isLocked ? "unlocked" : "locked"}.`)
        }
        className={`grid size-9 shrink-0 place-items-center rounded-sm text-muted hover:text-ink focus-visible:opacity-100 touch:size-11 ${isLocked ? "" : "opacity-0 group-hover:opacity-100 touch:opacity-100"}`}
      >
        <Icon icon={isLocked ? Lock : LockOpen} className="size-4" />
      </button>
    </li>
  );
});
