import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { changedPage, facesOf, type LoadedTypesetter, pagesOf, withMainPage } from "#studio/browser.ts";
import { usePresence } from "#teams/ui/index.ts";
import { classNames } from "#ui/class-names.ts";
import { isUnfinished, useConflictChoice, useSaver } from "#work/browser.ts";
import { assetAddress } from "../assets/asset-rules.ts";
import { hasPages } from "../design-rules.ts";
import type { ShownFont } from "../fonts/own-font-rules.ts";
import type { ListedKit } from "../ui/brand-kits/kit-row.tsx";
import { AddBar } from "./add-bar.tsx";
import { Canvas } from "./canvas/canvas.tsx";
import { useZoom } from "./canvas/use-zoom.ts";
import type { Edited } from "./edited.ts";
import { type Editor as EditorApi, EditorContext } from "./editor-context.ts";
import { namesOf } from "./element-names.ts";
import { PageStrip } from "./page-strip/page-strip.tsx";
import { DesignPanel } from "./panels/design-panel.tsx";
import { ElementPanel } from "./panels/element-panel.tsx";
import { LayersPanel } from "./panels/layers-panel.tsx";
import { SeveralPanel } from "./panels/several-panel.tsx";
import type { ListedVersion } from "./panels/versions-section.tsx";
import { ConflictDialog } from "./saving/conflict-dialog.tsx";
import { readDocument, sendDocument } from "./saving/send-document.ts";
import { selectEvery } from "./select-every.ts";
import { TopBar } from "./top-bar.tsx";
import { useClipboard } from "./use-clipboard.ts";
import { useEdits } from "./use-edits.ts";
import { ZoomBar } from "./zoom-bar.tsx";

export interface OpenedDesign extends Edited {
  readonly id: string;
  readonly title: string;
  readonly runId: string;
  readonly revision: number;
}

interface Props {
  readonly opened: OpenedDesign;
  /** The user's own. */
  readonly ownFonts: readonly ShownFont[];
  /** None on a plan that has no brand kits. */
  readonly kits: readonly ListedKit[] | undefined;
  readonly versions: readonly ListedVersion[];
  readonly watermark: string | undefined;
  readonly fonts: LoadedTypesetter;
}

/** Ctrl+A means something of its own there. */
const hasOwnSelectAll = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, dialog, [role=dialog]") !== null;

const pageKeys: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/** The canvas and the strip of pages; elsewhere these keys scroll. */
const isOnPages = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey) &&
  target instanceof HTMLElement &&
  (target === document.body ||
    target.getAttribute("role") === "application" ||
    target.closest("[data-pages]") !== null);

type Sheet = "layers" | "edit" | undefined;

/** Everything around the canvas, with what they share. */
export function Editor({ opened, kits, ownFonts, versions, watermark, fonts }: Props) {
  const { id: designId, title, runId, revision } = opened;
  const [first] = useState<Edited>(() => ({ design: opened.design, brief: opened.brief, choices: opened.choices }));
  const [{ history, page, selectedIds }, dispatch] = useEdits(first);
  const { present } = history;
  const design = useMemo(() => withMainPage(present.design, page), [present.design, page]);
  const [said, setSaid] = useState("");
  const [sheet, setSheet] = useState<Sheet>();
  const [takenCount, countTaken] = useReducer((count: number) => count + 1, 0);
  const { saver, state: saveState } = useSaver({
    send: (...given) => sendDocument(designId, ...given),
    first,
    revision,
    present,
    others: {
      read: () => readDocument(designId, fonts),
      isHeld: isUnfinished,
      onTaken({ theirs }) {
        dispatch({ type: "start-again", present: theirs });
        countTaken();
      },
    },
  });
  const choice = useConflictChoice(saveState);
  const names = usePresence(designId, saver.hear);
  const stage = useRef<HTMLElement>(null);
  const zoom = useZoom(stage, present.design);

  const announce = useCallback((words: string) => setSaid((before) => (before === words ? `${words} ` : words)), []);
  const selectAll = useCallback<EditorApi["selectAll"]>((ids) => dispatch({ type: "select", ids }), [dispatch]);
  const select = useCallback<EditorApi["select"]>((id) => selectAll(id === undefined ? [] : [id]), [selectAll]);
  const toggle = useCallback<EditorApi["toggle"]>((id) => dispatch({ type: "toggle", id }), [dispatch]);
  const edit = useCallback<EditorApi["edit"]>(
    (change, words, merge) => {
      dispatch({ type: "edit", change, merge, at: Date.now() });
      if (words !== undefined) announce(words);
    },
    [dispatch, announce],
  );
  const editor = useMemo((): EditorApi => {
    const pageCount = pagesOf(present.design).length;
    const selection = design.elements.filter(({ id }) => selectedIds.has(id));
    return {
      ...present,
      design,
      whole: present.design,
      page,
      pageCount,
      designId,
      fonts,
      ownFonts,
      watermark,
      hasBrandKits: kits !== undefined,
      announce,
      select,
      selectAll,
      toggle,
      edit,
      pictureAt: assetAddress,
      selection,
      selected: selection.length === 1 ? selection[0] : undefined,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      openPage(wanted) {
        if (wanted < 0 || wanted >= pageCount) return;
        dispatch({ type: "open-page", page: wanted });
        announce(`Page ${wanted + 1} of ${pageCount}.`);
      },
      editPages(change, words) {
        dispatch({ type: "edit-pages", change, at: Date.now() });
        announce(words);
      },
      async replace(next, words) {
        if (next.design) await fonts.load(facesOf(next.design));
        // Done once this returns, so that it can be saved.
        flushSync(() => dispatch({ type: "replace", next, at: Date.now() }));
        announce(words);
      },
      undo() {
        dispatch({ type: "undo" });
        announce(turnWords("Undone", history.past.at(-1)));
      },
      redo() {
        dispatch({ type: "redo" });
        announce(turnWords("Redone", history.future[0]));
      },
      focusCanvas: () => stage.current?.focus(),
    };

    /** Says the page, too, where another one is shown then. */
    function turnWords(done: string, next: Edited | undefined): string {
      const shown = next ? changedPage(present.design, next.design, page) : page;
      return shown === page ? `${done}.` : `${done} on page ${shown + 1}.`;
    }
  }, [
    present,
    design,
    page,
    history,
    selectedIds,
    designId,
    fonts,
    ownFonts,
    watermark,
    kits,
    announce,
    select,
    selectAll,
    toggle,
    edit,
    dispatch,
  ]);

  useClipboard(editor);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = pageKeys[event.key];
    if (step && isOnPages(event)) {
      event.preventDefault();
      return editor.openPage(page + step);
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const hasOwnUndo = event.target instanceof HTMLElement && event.target.hasAttribute("data-own-undo");
    if (hasOwnUndo && (key === "z" || key === "y")) return;
    if (key === "z" && event.shiftKey) editor.redo();
    else if (key === "z") editor.undo();
    else if (key === "y") editor.redo();
    else if (key === "s") void saver.flush().then((isStored) => announce(isStored ? "Saved." : "Not saved yet."));
    else if (key === "=" || key === "+") zoom.zoomBy(1.25);
    else if (key === "-") zoom.zoomBy(0.8);
    else if (key === "0") zoom.fit();
    else if (key === "a" && !hasOwnSelectAll(event.target)) selectEvery(editor);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    // Also where what had the focus is gone.
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  return (
    <EditorContext value={editor}>
      <div className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[3.25rem_minmax(0,1fr)_auto_auto] lg:grid-cols-[15rem_minmax(0,1fr)_19rem] lg:grid-rows-[3.25rem_minmax(0,1fr)]">
        <header className="grid lg:col-span-3">
          <TopBar {...{ title, runId, saver, saveState, names }} brief={opened.brief} onChoose={choice.open} />
        </header>
        <aside
          aria-label="Layers"
          className={classNames(
            panel,
            "lg:col-start-1 lg:row-start-2 lg:border-r",
            sheet === "layers" ? "" : "max-lg:hidden",
          )}
        >
          <LayersPanel />
        </aside>
        <div className="row-start-2 grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] lg:col-start-2">
          <div className="relative grid min-h-0 min-w-0">
            <Canvas stage={stage} zoom={zoom} />
            <AddBar />
            <ZoomBar zoom={zoom} />
          </div>
          {hasPages(present.brief.kind) && (
            <div className={classNames("grid min-w-0", sheet !== undefined && "max-lg:hidden")}>
              <PageStrip />
            </div>
          )}
        </div>
        <aside
          aria-label="Properties"
          className={classNames(
            panel,
            "lg:col-start-3 lg:row-start-2 lg:border-l",
            sheet === "edit" ? "" : "max-lg:hidden",
          )}
        >
          {editor.selected ? (
            <ElementPanel element={editor.selected} />
          ) : editor.selection.length > 1 ? (
            <SeveralPanel elements={editor.selection} />
          ) : (
            <DesignPanel {...{ kits, versions, takenCount }} onSave={saver.flush} />
          )}
        </aside>
        <SheetTabs
          sheet={sheet}
          onSheet={setSheet}
          editName={editor.selection.length > 0 ? namesOf(editor.selection) : "Design"}
        />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ConflictDialog state={saveState} saver={saver} choice={choice} onReplaced={countTaken} />
    </EditorContext>
  );
}

/** Beside the canvas in wide windows; below it, one at a time, in narrow ones. */
const panel =
  "row-start-3 max-h-[42dvh] overflow-y-auto border-hairline bg-surface max-lg:border-t lg:max-h-none lg:min-h-0";

interface SheetTabsProps {
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
  readonly editName: string;
}

function SheetTabs({ sheet, onSheet, editName }: SheetTabsProps) {
  return (
    <div className="row-start-4 grid grid-cols-2 border-t border-hairline bg-surface lg:hidden">
      {(
        [
          ["edit", editName],
          ["layers", "Layers"],
        ] as const
      ).map(([id, name]) => (
        <button
          key={id}
          type="button"
          aria-expanded={sheet === id}
          onClick={() => onSheet(sheet === id ? undefined : id)}
          className="min-h-12 truncate px-3 text-sm font-semibold text-muted aria-expanded:text-ink aria-expanded:shadow-[inset_0_2px_0_var(--accent)]"
        >
          {name}
        </button>
      ))}
    </div>
  );
}
