import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import type { OpenedDocument } from "../../documents/document-rules.ts";
import { titleMax } from "../../documents/document-rules.ts";
import { ConflictDialog } from "../../documents/ui/conflict-dialog.tsx";
import { SaveStatus } from "../../editing/save-status.tsx";
import type { EngineChoice } from "../../text-runs/engine-choice.ts";
import { type MapContent, mindmapPath } from "../mindmap-rules.ts";
import { Canvas } from "./canvas.tsx";
import { MapFiles } from "./map-files.tsx";
import { MapToolbar } from "./map-toolbar.tsx";
import { OutlineTree } from "./outline-tree.tsx";
import { SuggestBranches } from "./suggest-branches.tsx";
import { useMap } from "./use-map.ts";

interface Props {
  readonly opened: OpenedDocument<MapContent>;
  readonly engines: readonly EngineChoice[];
}

/** A map as a drawing and as an outline, which are one: each shows what is done in the other. */
export function MapEditor({ opened, engines }: Props) {
  const map = useMap(opened);
  const { document } = map;

  function onKeyDown(event: KeyboardEvent): void {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === "z") event.shiftKey ? map.redo() : map.undo();
    else if (key === "y") map.redo();
    else if (key === "s") void document.saver.flush();
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for everything in it
    <div className="grid grid-cols-1 lg:h-(--workspace-height) lg:grid-rows-[auto_minmax(0,1fr)]" onKeyDown={onKeyDown}>
      <header className="grid gap-2 border-b border-hairline px-4 py-3 sm:px-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Link
            to={mindmapPath}
            className="inline-flex min-h-11 items-center text-sm text-muted hover:text-ink hover:underline"
          >
            Mind maps
          </Link>
          <h1 className="sr-only">{document.present.title}</h1>
          <input
            aria-label="Title of the map"
            className="min-h-11 min-w-0 flex-1 basis-48 rounded-sm border border-transparent bg-transparent px-2 font-display text-lg font-bold hover:border-outline focus:border-outline"
            maxLength={titleMax}
            value={document.present.title}
            onChange={(event) => document.edit({ title: event.target.value }, "title")}
            onBlur={() =>
              document.present.title.trim() === "" && document.edit({ title: map.outline[0]?.text || "Mind map" })
            }
          />
          <SaveStatus state={document.saveState} />
          <MapFiles map={map} />
        </div>
        <MapToolbar map={map} />
      </header>
      <div className="grid min-h-0 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="h-[55vh] min-h-0 lg:h-auto">
          <Canvas map={map} />
        </div>
        <div className="flex min-h-0 flex-col border-hairline max-lg:border-t lg:overflow-y-auto lg:border-l">
          <section aria-labelledby="outline" className="grid gap-2 p-4">
            <h2 id="outline" className="text-base">
              Outline
            </h2>
            <OutlineTree map={map} label={document.present.title} />
            <p className="text-xs text-muted">
              Enter adds beside, Ctrl+Enter below. F2 renames, Delete deletes, Alt with arrows moves, ← and → fold.
            </p>
          </section>
          <section aria-label="Suggestions" className="grid gap-3 border-t border-hairline p-4">
            <SuggestBranches map={map} engines={engines} />
          </section>
        </div>
      </div>
      <p role="status" className="sr-only">
        {map.said}
      </p>
      <ConflictDialog kind="mind-map" id={opened.id} document={document} />
    </div>
  );
}
