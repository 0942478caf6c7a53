import { useState } from "react";
import { Form, Link } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import { type RunState, searchMax } from "#runs/rules.ts";
import { DeleteButton, useListName } from "#teams/ui/index.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { control } from "#ui/field.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { toggled } from "#work/browser.ts";
import { DeletionNote } from "#work/ui/index.ts";
import { tabPath } from "../ideation-rules.ts";

export interface HistoryItem {
  readonly key: string;
  readonly label: string;
  readonly title: string;
  readonly openPath: string;
  readonly state: RunState;
  /** Empty if there is none, or several. */
  readonly engineName: string;
  readonly priceAic: number | null;
  /** True for what only the user sees of a team’s list. */
  readonly isPrivate: boolean;
  /** First name of the member who made it, in a team. */
  readonly maker: string | null;
  readonly at: Date;
}

interface Props {
  readonly items: readonly HistoryItem[];
  readonly search: string;
  /** Address of the items after these; null if there are none. */
  readonly next: string | null;
  /** Items that were deleted last, as the form sends them back to restore them. */
  readonly deleted: { readonly value: string; readonly count: number } | undefined;
  /** Some of what was to be deleted goes on. */
  readonly isKept: boolean;
}

/** History of what the user has made with all tools, newest first. Works without scripts. */
export function History({ items, search, next, deleted, isKept }: Props) {
  const isEmpty = items.length === 0;
  return (
    <div className="grid max-w-4xl gap-6">
      {deleted && (
        <DeletionNote fields={{ deleted: deleted.value }}>
          {deleted.count === 1 ? "1 entry was" : `${deleted.count} entries were`} deleted.
        </DeletionNote>
      )}
      {isKept && <Alert tone="note">Runs that are still in progress were not deleted.</Alert>}
      {(!isEmpty || search !== "") && <Search search={search} />}
      {isEmpty ? (
        <Empty search={search} />
      ) : (
        // A new list begins with nothing selected.
        <Items key={items.map(({ key }) => key).join()} items={items} />
      )}
      {next !== null && (
        <ButtonLink
          to={`${tabPath("history")}&${new URLSearchParams({ ...(search && { q: search }), after: next })}`}
          variant="secondary"
          className="justify-self-start"
        >
          Show older
        </ButtonLink>
      )}
    </div>
  );
}

const Search = ({ search }: { readonly search: string }) => (
  <Form role="search" className="flex max-w-md gap-2">
    <input type="hidden" name="tab" value="history" />
    <input
      type="search"
      name="q"
      key={search}
      aria-label="Search your history"
      placeholder="Search prompts and results"
      defaultValue={search}
      maxLength={searchMax}
      className={control}
    />
    <Button type="submit" variant="secondary">
      Search
    </Button>
  </Form>
);

const Empty = ({ search }: { readonly search: string }) =>
  search === "" ? (
    <EmptyState title="No history yet" action={<ButtonLink to={tabPath("boards")}>Start a board</ButtonLink>}>
      What you make with our tools appears here, with its prompt, engine and cost.
    </EmptyState>
  ) : (
    <p role="status" className="text-muted">
      Nothing in your history has “{search}” in it.{" "}
      <Link to={tabPath("history")} className="font-semibold text-accent-text hover:underline">
        Show all
      </Link>
    </p>
  );

const stateWords: Readonly<Partial<Record<RunState, string>>> = {
  running: "in progress",
  failed: "failed",
  stopped: "stopped",
};

function Items({ items }: Pick<Props, "items">) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const isHydrated = useHydrated();
  const name = useListName("history");
  const isAll = selected.size === items.length;
  const teams = items.filter(({ key, isPrivate }) => selected.has(key) && !isPrivate).length;
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label className="flex min-h-11 items-center gap-3 text-sm [html:not(.js)_&]:invisible">
          <input
            type="checkbox"
            className="size-5 accent-accent-strong"
            checked={isAll}
            onChange={() => setSelected(new Set(isAll ? [] : items.map(({ key }) => key)))}
          />
          Select all
        </label>
        <DeleteButton
          what={teams === 1 ? "1 entry" : `${teams} entries`}
          // Without scripts, the page can't tell what is selected.
          isTeams={teams > 0}
          name="intent"
          value="delete"
          variant="secondary"
          size="sm"
          disabled={isHydrated && selected.size === 0}
        >
          {selected.size > 0 ? `Delete ${selected.size}` : "Delete selected"}
        </DeleteButton>
      </div>
      <ul aria-label={name} className="divide-y divide-hairline border-y border-hairline">
        {items.map(({ key, label, title, openPath, state, engineName, priceAic, at, isPrivate, maker }) => (
          <li key={key} className="flex items-start gap-3 py-3">
            <label className="-my-1.5 -ml-3 grid shrink-0 p-3">
              <input
                type="checkbox"
                name="item"
                value={key}
                aria-label={`Select ${title}`}
                className="size-5 accent-accent-strong"
                checked={selected.has(key)}
                onChange={() => setSelected((before) => toggled(before, key))}
              />
            </label>
            <Link to={openPath} className="-ml-3 grid min-w-0 gap-0.5 hover:underline">
              <span className="line-clamp-2 font-semibold wrap-anywhere">{title}</span>
              <span className="text-xs text-muted">
                {[label, maker, engineName, stateWords[state], priceAic !== null && creditsInWords(priceAic)]
                  .filter(Boolean)
                  .map((fact) => `${fact} · `)}
                <DateTime at={at} />
                {isPrivate && " · Only you"}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Form>
  );
}
