import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Link } from "react-router";
import { SaveStatus } from "../../editing/ui/save-status.tsx";
import { titleMax } from "../document-rules.ts";
import type { DocumentEdits } from "./use-document.ts";

interface Props<Content> {
  readonly document: DocumentEdits<Content>;
  /** Page that lists all documents of this kind. */
  readonly list: { readonly path: string; readonly name: string };
  readonly titleLabel: string;
  /** A title that is left empty becomes this. */
  readonly emptyTitle: string;
  /** Undo and redo that say what they did; the document's own by default. */
  readonly undo?: () => void;
  readonly redo?: () => void;
  /** Beside the title. */
  readonly files?: ReactNode;
  readonly toolbar: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a screen that edits a document: its title, whether it is saved, and the keys to undo, redo and save. */
export function DocumentEditor<Content>({ document, list, titleLabel, emptyTitle, ...props }: Props<Content>) {
  const { undo = document.undo, redo = document.redo, files, toolbar, children } = props;
  const { title } = document.present;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || hasOwnKeys(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === "y" || (key === "z" && event.shiftKey)) redo();
    else if (key === "z") undo();
    else if (key === "s") void document.saver.flush();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    // Also where what had the focus is gone, e.g. after a drag.
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  return (
    <div className="grid grid-cols-1 lg:h-(--workspace-height) lg:grid-rows-[auto_minmax(0,1fr)]">
      <header className="grid gap-2 border-b border-hairline px-4 py-3 sm:px-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Link
            to={list.path}
            // On a phone above the title, of which more is seen then.
            className="inline-flex min-h-11 items-center text-sm text-muted max-sm:-mb-2 max-sm:basis-full hover:text-ink hover:underline"
          >
            {list.name}
          </Link>
          <h1 className="sr-only">{title}</h1>
          <input
            aria-label={titleLabel}
            className="min-h-11 min-w-0 flex-1 basis-48 rounded-sm border border-transparent bg-transparent px-2 font-display text-lg font-bold max-sm:-ml-2 hover:border-outline focus:border-outline"
            maxLength={titleMax}
            value={title}
            onChange={(event) => document.edit({ title: event.target.value }, "title")}
            onBlur={() => title.trim() === "" && document.edit({ title: emptyTitle })}
          />
          <SaveStatus state={document.saveState} onChoose={document.choice.open} />
          {files}
        </div>
        {toolbar}
      </header>
      {children}
    </div>
  );
}

/** Fields undo their own typing. One that is empty has none to undo: it was just sent. */
function hasOwnKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("[role=dialog]") || target.isContentEditable) return true;
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !/^(checkbox|radio|range)$/.test(target.type) && target.value !== "";
}
