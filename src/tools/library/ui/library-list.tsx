import { type SubmitEvent, useEffect, useRef } from "react";
import { useNavigation, useSubmit } from "react-router";
import { useAfterSending } from "#accounts/ui/index.ts";
import type { Project } from "#runs/index.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { control } from "#ui/field.tsx";
import { sharingPath } from "../../sharing/link-rules.ts";
import { filteredPath, type LibraryFilters, libraryFilesPath, parseKey, selectedMax } from "../library-rules.ts";
import type { LibraryItem } from "../list-library.ts";
import { ItemCard } from "./item-card.tsx";
import { useOlderItems } from "./use-older-items.ts";
import { useSelection } from "./use-selection.ts";

interface Props {
  readonly items: readonly LibraryItem[];
  readonly next: string | null;
  readonly filters: LibraryFilters;
  readonly projects: readonly Project[];
  /** Of the last deletion that was undone or can be. */
  readonly changed: string;
}

/** The items, and what is done with several of them. Without scripts, its buttons do the same with those that are ticked. */
export function LibraryList({ items: first, next: firstNext, filters, projects, changed }: Props) {
  const older = useOlderItems({ items: first, next: firstNext }, (next) => filteredPath(filters, { after: next }));
  const { items, next, isLoading, showMore, reset } = older;
  const { selected, toggle, selectAll, clear } = useSelection(items.map(({ key }) => key));
  const submit = useSubmit();
  const isBusy = useNavigation().state === "submitting";
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was shown below is outdated after a change
  useEffect(reset, [changed]);
  const deleted = useRef<readonly string[]>([]);
  const onSent = useAfterSending(() => {
    older.forget(deleted.current);
    clear();
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    // A download is the browser's own.
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== "intent") return;
    event.preventDefault();
    void submit(submitter, { preventScrollReset: true });
    deleted.current = submitter.value === "delete" ? selected : [];
    onSent();
  };
  return (
    <form method="post" onSubmit={onSubmit} className="grid gap-4">
      <ul
        aria-label="Library"
        className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-6"
        onKeyDown={(event) => {
          if (event.key === "Escape") clear();
        }}
      >
        {items.map((item) => (
          <ItemCard key={item.key} item={item} isSelected={selected.includes(item.key)} onSelect={toggle} />
        ))}
      </ul>
      {next && (
        <div className="flex justify-center">
          <Button look="secondary" disabled={isLoading} onClick={showMore}>
            {isLoading ? "Loading…" : "Show more"}
          </Button>
        </div>
      )}
      <SelectionBar
        projects={projects}
        count={selected.length}
        sharePath={sharePathOf(items.filter(({ key }) => selected.includes(key)))}
        isBusy={isBusy}
        onSelectAll={items.length > selected.length ? selectAll : undefined}
        onClear={clear}
      />
    </form>
  );
}

/** Where the only one that is selected is shared, as a whole. Results of runs are shared one by one, where they are. */
function sharePathOf([item, other]: readonly LibraryItem[]): string | undefined {
  return item && !other && parseKey(item.key)?.kind !== "run" ? sharingPath(item.openPath) : undefined;
}

interface BarProps {
  readonly projects: readonly Project[];
  readonly count: number;
  readonly sharePath: string | undefined;
  readonly isBusy: boolean;
  readonly onSelectAll: (() => void) | undefined;
  readonly onClear: () => void;
}

function SelectionBar({ projects, count, sharePath, isBusy, onSelectAll, onClear }: BarProps) {
  const isTooMuch = count > selectedMax;
  return (
    <section
      aria-label="Selection"
      hidden={count === 0}
      className="sticky bottom-4 z-20 flex w-full max-w-3xl flex-wrap items-center gap-2 justify-self-center rounded-md border border-hairline bg-surface py-2 pr-2 pl-4 text-sm shadow-float hidden:not-[html:not(.js)_*]:hidden"
    >
      <p role="status" className="min-w-24 flex-1 font-semibold tabular-nums">
        {count} selected{isTooMuch && `, ${selectedMax} at most`}
      </p>
      {onSelectAll && (
        <Button look="ghost" size="sm" onClick={onSelectAll}>
          Select all shown
        </Button>
      )}
      <Button look="ghost" size="sm" onClick={onClear}>
        Clear
      </Button>
      {projects.length > 0 && (
        <>
          <select
            name="projectId"
            aria-label="Project"
            className={classNames(control, "min-h-9 touch:min-h-11 w-auto max-w-44 py-1 text-xs")}
          >
            {projects.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="none">No project</option>
          </select>
          <Button type="submit" name="intent" value="move" look="secondary" size="sm" disabled={isBusy || isTooMuch}>
            Move
          </Button>
        </>
      )}
      {sharePath && (
        <ButtonLink to={sharePath} look="secondary" size="sm">
          Share
        </ButtonLink>
      )}
      <Button type="submit" look="secondary" size="sm" formAction={libraryFilesPath} disabled={isTooMuch}>
        Download ZIP
      </Button>
      <Button type="submit" name="intent" value="delete" look="secondary" size="sm" disabled={isBusy || isTooMuch}>
        Delete
      </Button>
    </section>
  );
}
