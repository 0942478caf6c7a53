import { type SubmitEvent, useEffect, useRef } from "react";
import { useNavigation, useSubmit } from "react-router";
import { useAfterSending } from "#accounts/ui/index.ts";
import type { Project } from "#runs/index.ts";
import { DeleteButton } from "#teams/ui/index.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { control } from "#ui/field.tsx";
import { sharingPath } from "../../sharing/link-rules.ts";
import { filteredPath, type LibraryFilters, libraryFilesPath, parseKey } from "../library-rules.ts";
import type { LibraryItem } from "../list-library.ts";
import { ItemCard } from "./item-card.tsx";
import { SelectionBar, ShowMore } from "./selection-bar.tsx";
import { useOlderItems } from "./use-older-items.ts";
import { useSelection } from "./use-selection.ts";

interface Props {
  readonly items: readonly LibraryItem[];
  readonly next: string | null;
  readonly filters: LibraryFilters;
  readonly projects: readonly Project[];
  /** Last deletion that was undone or can be. */
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
      {next && <ShowMore isLoading={isLoading} onPress={showMore} />}
      <SelectionBar
        count={selected.length}
        onSelectAll={items.length > selected.length ? selectAll : undefined}
        onClear={clear}
      >
        {(isTooMuch) => (
          <SelectionActions
            projects={projects}
            sharePath={sharePathOf(items.filter(({ key }) => selected.includes(key)))}
            deletion={deletionOf(items.filter(({ key }) => selected.includes(key)))}
            isBusy={isBusy}
            isTooMuch={isTooMuch}
          />
        )}
      </SelectionBar>
    </form>
  );
}

/** Address at which the only selected item is shared, as a whole. Results of runs are shared one by one, where they are. */
function sharePathOf([item, other]: readonly LibraryItem[]): string | undefined {
  return item && !other && parseKey(item.key)?.kind !== "run" ? sharingPath(item.openPath) : undefined;
}

/** Words for a deletion: in a team, it asks about what isn’t the user’s alone. */
function deletionOf(selected: readonly LibraryItem[]) {
  const count = selected.filter(({ isPrivate }) => !isPrivate).length;
  return { what: count === 1 ? "1 item" : `${count} items`, isTeams: count > 0 };
}

interface ActionsProps {
  readonly projects: readonly Project[];
  readonly sharePath: string | undefined;
  readonly deletion: ReturnType<typeof deletionOf>;
  readonly isBusy: boolean;
  readonly isTooMuch: boolean;
}

const SelectionActions = ({ projects, sharePath, deletion, isBusy, isTooMuch }: ActionsProps) => (
  <>
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
        <Button type="submit" name="intent" value="move" variant="secondary" size="sm" disabled={isBusy || isTooMuch}>
          Move
        </Button>
      </>
    )}
    {sharePath && (
      <ButtonLink to={sharePath} variant="secondary" size="sm">
        Share
      </ButtonLink>
    )}
    <Button type="submit" variant="secondary" size="sm" formAction={libraryFilesPath} disabled={isTooMuch}>
      Download ZIP
    </Button>
    <DeleteButton
      {...deletion}
      name="intent"
      value="delete"
      variant="secondary"
      size="sm"
      disabled={isBusy || isTooMuch}
    >
      Delete
    </DeleteButton>
  </>
);
