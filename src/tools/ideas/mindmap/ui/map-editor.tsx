import type { EngineChoice } from "#models/rules.ts";
import { AlsoHere, usePresence } from "#teams/ui/index.ts";
import type { OpenedDocument } from "#work/documents/document-rules.ts";
import type { ShownWorkLink } from "#work/sharing/link-rules.ts";
import { ConflictDialog, DocumentEditor, ShareWork } from "#work/ui/index.ts";
import { type MapContent, mapPath, mindmapPath } from "../mindmap-rules.ts";
import { Canvas } from "./canvas.tsx";
import { MapFiles } from "./map-files.tsx";
import { MapToolbar } from "./map-toolbar.tsx";
import { OutlineTree } from "./outline-tree.tsx";
import { SuggestBranches } from "./suggest-branches.tsx";
import { useMap } from "./use-map.ts";

interface Props {
  readonly opened: OpenedDocument<MapContent>;
  readonly engines: readonly EngineChoice[];
  readonly link: ShownWorkLink | null;
}

/** A map as a drawing and as an outline, which are one: each shows what is done in the other. */
export function MapEditor({ opened, engines, link }: Props) {
  const map = useMap(opened);
  const { document } = map;
  const names = usePresence(opened.id, document.saver.hear);

  return (
    <DocumentEditor
      document={document}
      list={{ path: mindmapPath, name: "Mind maps" }}
      titleLabel="Title of the map"
      emptyTitle={map.outline[0]?.text || "Mind map"}
      undo={map.undo}
      redo={map.redo}
      files={
        <>
          <AlsoHere names={names} />
          <ShareWork shared="map" link={link} />
          <MapFiles map={map} />
        </>
      }
      toolbar={<MapToolbar map={map} />}
    >
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
      <ConflictDialog kind="mind-map" id={opened.id} document={document} pathOf={mapPath} />
    </DocumentEditor>
  );
}
