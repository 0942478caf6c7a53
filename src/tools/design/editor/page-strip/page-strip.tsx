import { ArrowLeft, ArrowRight, Copy, Plus, Trash2 } from "lucide";
import { type KeyboardEvent, useDeferredValue, useEffect, useRef } from "react";
import {
  addPage,
  type DesignDocument,
  duplicatePage,
  movePage,
  type PagedEdit,
  pagesMax,
  pagesOf,
  removePage,
} from "#studio/browser.ts";
import type { Kind } from "#studio/rules.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast.ts";
import { useEditor } from "../editor-context.ts";
import { IconButton } from "../panels/panel.tsx";
import { Thumbnail } from "./thumbnail.tsx";

/** All pages below the canvas, to open, add, copy, move and delete. Page Up and Page Down open the next, Alt and an arrow key move one. */
export function PageStrip() {
  const { whole, page, pageCount, brief, openPage, editPages, focusCanvas } = useEditor();
  const list = useRef<HTMLOListElement>(null);
  // Typing comes first.
  const shown = useDeferredValue(whole);
  const pages = numbered(shown);
  const nameOf = (of: number) => pageName(of, { count: pageCount, kind: brief.kind });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once another page is open, and drawn
  useEffect(() => {
    const opened = list.current?.querySelector<HTMLElement>("[aria-current]");
    opened?.closest("li")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (list.current?.contains(document.activeElement)) opened?.focus();
  }, [page, pages.length]);

  function add(change: (...from: Parameters<typeof addPage>) => PagedEdit, said: string): void {
    if (change(whole, page).design === whole) announceFull();
    else editPages(change, said);
  }

  function move(by: -1 | 1): void {
    const to = page + by;
    if (to >= 0 && to < pageCount) editPages((design, at) => movePage(design, at, by), `Now page ${to + 1}.`);
  }

  function remove(): void {
    editPages(removePage, `${nameOf(page)} deleted. Control and Z brings it back.`);
    if (pageCount === 2) focusCanvas();
  }

  const isTwoSided = brief.kind === "card" && pageCount === 2;
  return (
    <section
      aria-label="Pages"
      data-pages
      className="flex min-w-0 items-center justify-center gap-x-1 border-t border-hairline bg-surface max-sm:flex-col"
    >
      {pageCount > 1 && (
        <div className="min-w-0 flex-1 overflow-x-auto overscroll-x-contain px-2 pt-2 max-sm:w-full sm:px-3 sm:pb-2">
          <ol
            ref={list}
            className="flex w-max items-center gap-2"
            onKeyDown={(event: KeyboardEvent) => {
              const by = event.altKey ? ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key] : undefined;
              if (!by) return;
              event.preventDefault();
              move(by);
            }}
          >
            {pages.map(({ elements, at, prefix }) => (
              <li
                key={prefix}
                className={classNames(
                  "relative grid shrink-0 scroll-mx-3 justify-items-center gap-0.5 rounded-sm px-1 pt-1",
                  at === page ? "bg-accent-wash" : "hover:bg-sunken",
                )}
              >
                <Thumbnail elements={elements} design={shown} prefix={prefix} isOpen={at === page} />
                {/* Beside the picture: words of the design are none of the button’s. */}
                <button
                  type="button"
                  aria-label={`${nameOf(at)}${isTwoSided ? `, page ${at + 1}` : ""} of ${pageCount}`}
                  aria-current={at === page ? "true" : undefined}
                  onClick={() => openPage(at)}
                  className="rounded-xs px-1 text-xs text-muted tabular-nums after:absolute after:inset-0 aria-current:font-semibold aria-current:text-accent-text"
                >
                  {isTwoSided ? nameOf(at) : at + 1}
                </button>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div role="toolbar" aria-label="Page" className="flex shrink-0 items-center px-2 py-1">
        <Button variant="ghost" size="sm" onClick={() => add(addPage, "Empty page added.")}>
          <Icon icon={Plus} className="size-4" />
          {brief.kind === "card" && pageCount === 1 ? "Add the back" : "Add page"}
        </Button>
        <Button variant="ghost" size="sm" title="Duplicate page" onClick={() => add(duplicatePage, "Page duplicated.")}>
          <Icon icon={Copy} className="size-4" />
          <span className={pageCount > 1 ? "sr-only" : ""}>Duplicate page</span>
        </Button>
        {pageCount > 1 && (
          <>
            <StepButton
              icon={ArrowLeft}
              label="Move page left"
              keys="Alt+ArrowLeft"
              isEnd={page === 0}
              onPress={() => move(-1)}
            />
            <StepButton
              icon={ArrowRight}
              label="Move page right"
              keys="Alt+ArrowRight"
              isEnd={page === pageCount - 1}
              onPress={() => move(1)}
            />
            <IconButton icon={Trash2} label="Delete page" onClick={remove} />
          </>
        )}
      </div>
    </section>
  );
}

/** Pages have no ids: what is drawn of one is called after its place. */
const numbered = (design: DesignDocument) =>
  pagesOf(design).map((elements, at) => ({ elements, at, prefix: `page-${at + 1}-` }));

interface StepButtonProps {
  readonly icon: typeof ArrowLeft;
  readonly label: string;
  /** Keys that do the same on the list of pages. */
  readonly keys: string;
  /** True if it can go no further. It keeps the focus then: a disabled button would lose it. */
  readonly isEnd: boolean;
  readonly onPress: () => void;
}

const StepButton = ({ icon, label, keys, isEnd, onPress }: StepButtonProps) => (
  <IconButton
    icon={icon}
    label={label}
    aria-keyshortcuts={keys}
    aria-disabled={isEnd}
    className="aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    onClick={onPress}
  />
);

const announceFull = (): void =>
  showToast({
    kind: "error",
    title: "There is no room for another page",
    description: `A design has up to ${pagesMax} pages, fewer where they have very many shapes.`,
  });

/** Name of a page, as people call it: a card has a front and a back. @param page from 0. */
const pageName = (page: number, { count, kind }: { readonly count: number; readonly kind: Kind }): string =>
  kind === "card" && count === 2 ? (page === 0 ? "Front" : "Back") : `Page ${page + 1}`;
