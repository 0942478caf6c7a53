import { type MouseEvent, type SubmitEvent, useEffect, useRef } from "react";
import { useNavigation, useSubmit } from "react-router";
import { useAfterSending } from "#accounts/ui/index.ts";
import { OnlyYouChip } from "#teams/ui/index.ts";
import { Button } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { showToast } from "#ui/toast.ts";
import { deletedPath } from "../library-rules.ts";
import type { DeletedItem } from "../list-deleted.ts";
import { SelectionBar, ShowMore } from "./selection-bar.tsx";
import { useOlderItems } from "./use-older-items.ts";
import { useSelection } from "./use-selection.ts";

interface Props {
  readonly items: readonly DeletedItem[];
  readonly next: string | null;
}

/** Deleted items, each with its button, and a button for the selection. Works without scripts. */
export function DeletedList({ items: first, next: firstNext }: Props) {
  const older = useOlderItems({ items: first, next: firstNext }, (next) => `${deletedPath}?after=${next}`);
  const { items, next, isLoading, showMore, reset } = older;
  const { selected, toggle, selectAll, clear } = useSelection(items.map(({ key }) => key));
  const submit = useSubmit();
  const isBusy = useNavigation().state === "submitting";
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was shown below is outdated after a change
  useEffect(reset, [first[0]?.key]);
  const sent = useRef<readonly string[]>([]);
  const onSent = useAfterSending(() => {
    older.forget(sent.current);
    clear();
    showToast({ kind: "success", title: "Restored" });
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    void submit(submitter, { preventScrollReset: true });
    sent.current = submitter.name === "only" ? [submitter.value] : selected;
    onSent();
  };
  return (
    <form method="post" onSubmit={onSubmit} className="grid gap-4">
      <ul
        aria-label="Recently deleted"
        className="divide-y divide-hairline border-y border-hairline"
        onKeyDown={(event) => {
          if (event.key === "Escape") clear();
        }}
      >
        {items.map((item) => (
          <Row
            key={item.key}
            item={item}
            isSelected={selected.includes(item.key)}
            isBusy={isBusy}
            onSelect={(isRange) => toggle(item.key, isRange)}
          />
        ))}
      </ul>
      {next && <ShowMore isLoading={isLoading} onPress={showMore} />}
      <SelectionBar
        count={selected.length}
        onSelectAll={items.length > selected.length ? selectAll : undefined}
        onClear={clear}
      >
        {(isTooMuch) => (
          <Button type="submit" variant="secondary" size="sm" disabled={isBusy || isTooMuch}>
            Restore selection
          </Button>
        )}
      </SelectionBar>
    </form>
  );
}

interface RowProps {
  readonly item: DeletedItem;
  readonly isSelected: boolean;
  readonly isBusy: boolean;
  /** @param isRange whether what lies between is meant, too. */
  readonly onSelect: (isRange: boolean) => void;
}

const Row = ({ item: { key, label, title, goneAt, isPrivate, deletedBy }, isSelected, isBusy, onSelect }: RowProps) => (
  <li className="flex items-center gap-x-3 py-2">
    <label className="-ml-3 grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        name="item"
        value={key}
        checked={isSelected}
        aria-label={`Select “${title}”`}
        onClick={(event: MouseEvent<HTMLInputElement>) => onSelect(event.shiftKey)}
        onChange={() => {}}
        className="size-5 accent-accent-strong"
      />
    </label>
    <div className="grid min-w-0 flex-1 gap-0.5">
      <p className="line-clamp-2 font-semibold wrap-anywhere">{title}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
        <span>{label}</span>
        <span>
          Until <DateTime at={goneAt} />
        </span>
        {deletedBy && <span>Deleted by {deletedBy}</span>}
        {isPrivate && <OnlyYouChip />}
      </p>
    </div>
    <Button
      type="submit"
      name="only"
      value={key}
      variant="secondary"
      size="sm"
      disabled={isBusy}
      aria-label={`Restore “${title}”`}
    >
      Restore
    </Button>
  </li>
);
