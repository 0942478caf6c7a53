import { ArrowLeft, Redo2, Undo2 } from "lucide";
import { useState } from "react";
import { Link, useFetcher, useNavigate } from "react-router";
import type { Brief } from "#studio/index.ts";
import { AlsoHere } from "#teams/ui/index.ts";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast.ts";
import type { Saver, SaveState } from "#work/browser.ts";
import { SaveStatus } from "#work/ui/index.ts";
import type { DesignIntent } from "../change-design.ts";
import { imageGeneratorPath } from "../design-rules.ts";
import { designGeneratorPath } from "../mockups/mockup-rules.ts";
import { productPath } from "../product/product-rules.ts";
import { DownloadMenu } from "./download-menu.tsx";
import type { Edited } from "./edited.ts";
import { useEditor } from "./editor-context.ts";
import { IconButton } from "./panels/panel.tsx";

interface Props {
  readonly title: string;
  /** Brief with which the design was opened. */
  readonly brief: Brief;
  readonly runId: string;
  readonly saver: Saver<Edited>;
  readonly saveState: SaveState;
  /** Other members of the team who have it open. */
  readonly names: readonly string[];
  readonly onChoose: () => void;
}

export function TopBar({ title, brief, runId, saver, saveState, names, onChoose }: Props) {
  const { designId, canUndo, canRedo, undo, redo } = useEditor();
  const navigate = useNavigate();
  const [wasWarned, setWasWarned] = useState(false);
  const back = resultsPath(brief, runId);

  async function leave(): Promise<void> {
    if ((await saver.flush()) || wasWarned) return void (await navigate(back));
    setWasWarned(true);
    const description = "Press again to leave without them.";
    showToast({ kind: "error", title: "Your last changes aren’t saved", description });
  }

  return (
    <div className="flex min-w-0 items-center gap-1 border-b border-hairline bg-surface px-2 sm:px-3">
      <Link
        to={back}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          // The results show what is stored.
          event.preventDefault();
          void leave();
        }}
        aria-label="Back to the results"
        title="Back to the results"
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-sm hover:bg-sunken touch:size-11"
      >
        <Icon icon={ArrowLeft} className="size-4.5" />
      </Link>
      <TitleField designId={designId} title={title} />
      <span className="mr-auto flex min-w-0 items-center gap-1 pl-1 max-sm:shrink-0 sm:gap-3">
        <SaveStatus state={saveState} onChoose={onChoose} isCompact />
        <AlsoHere names={names} isCompact />
      </span>
      <IconButton icon={Undo2} label="Undo" aria-keyshortcuts="Control+Z" disabled={!canUndo} onClick={undo} />
      <IconButton icon={Redo2} label="Redo" aria-keyshortcuts="Control+Shift+Z" disabled={!canRedo} onClick={redo} />
      <span className="pl-1">
        <DownloadMenu onSave={() => saver.flush()} />
      </span>
    </div>
  );
}

/** Returns the address of the results of a design’s run: each screen shows its own runs alone. */
function resultsPath({ kind, product }: Pick<Brief, "kind" | "product">, runId: string): string {
  const screen = product ? productPath : kind === "mockup" ? designGeneratorPath : imageGeneratorPath;
  return `${screen}?run=${runId}`;
}

const titleMax = 160;

/** Names the design: in lists, and in the names of its files. */
function TitleField({ designId, title }: { readonly designId: string; readonly title: string }) {
  const fetcher = useFetcher();
  const [saved, setSaved] = useState(title);
  return (
    <input
      aria-label="Title"
      data-own-undo
      className="field-sizing-content min-h-9 max-w-64 min-w-0 shrink truncate rounded-sm border border-transparent bg-transparent px-2 text-sm font-semibold hover:border-hairline focus:border-outline touch:min-h-11"
      maxLength={titleMax}
      defaultValue={title}
      onKeyDown={({ key, currentTarget }) => {
        if (key === "Enter") currentTarget.blur();
      }}
      onBlur={({ currentTarget }) => {
        const next = currentTarget.value.trim();
        if (next === "") currentTarget.value = saved;
        if (next === "" || next === saved) return;
        setSaved(next);
        const intent: DesignIntent = "rename";
        void fetcher.submit({ intent, designId, title: next }, { method: "post" });
      }}
    />
  );
}
