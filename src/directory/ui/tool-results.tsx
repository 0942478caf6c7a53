import { type MouseEvent, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { ArrowLink, Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { formatNumber } from "#ui/format.ts";
import { Pagination } from "#ui/pagination.tsx";
import type { AskedPage, FoundEntry } from "../found-entry-rules.ts";
import { type Category, hueOf, type ToolCard as Tool, toolSearchPath } from "../rules.ts";
import { describeToolCount, lastPageOf, toolSortLabels, toolSorts } from "../search-rules.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { catalogueFormId } from "./catalogue-search.tsx";
import { OwnApps } from "./own-apps.tsx";
import { ToolCard } from "./tool-card.tsx";
import type { ToolFilters } from "./use-tool-filters.ts";

export interface ToolResultsProps {
  readonly filters: ToolFilters;
  readonly categories: readonly Category[];
  /** Our own apps that make what was searched for. */
  readonly apps: readonly FoundEntry[];
  /** The page that the search names. */
  readonly asked: AskedPage | undefined;
  readonly total: number;
  /** The current page, from 1; it may be past the last one. */
  readonly page: number;
  readonly tools: readonly Tool[];
  /** Text that was searched for in place of one with typing errors. */
  readonly readAs: string | undefined;
}

/** Number of covers that are visible when the page opens. */
const eagerCovers = 4;

export function ToolResults({ filters, categories, apps, asked, total, page, tools, readAs }: ToolResultsProps) {
  const { heading, onTurn } = useFocusOnNewPage(tools);
  const lastPage = lastPageOf(total);
  return (
    <div
      id="results"
      aria-busy={filters.isPending}
      // A delay before fading, so that quick answers do not flicker.
      className="grid content-start gap-5 transition-opacity aria-busy:opacity-55 aria-busy:delay-150"
    >
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        Results
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div role="status">
          <p className="font-semibold tabular-nums">{describeToolCount(total, Math.min(page, lastPage))}</p>
          {readAs && total > 0 && (
            <p className="text-muted">
              No tool matches “{filters.asked.query}”, so these are for “{readAs}”.
            </p>
          )}
        </div>
        <SortSelect filters={filters} />
      </div>
      <ActiveFilters filters={filters} categories={categories} />
      {asked && (
        <ArrowLink to={asked.path} className="justify-self-start py-2">
          {asked.title}
        </ArrowLink>
      )}
      <OwnApps apps={apps} />
      {total === 0 && <NoTools filters={filters} />}
      {total > 0 && tools.length === 0 && (
        <EmptyState
          title={`There is no page ${formatNumber(page)}`}
          action={
            <ButtonLink to={toolSearchPath({ ...filters.asked, page: lastPage })}>Go to the last page</ButtonLink>
          }
        >
          {lastPage === 1 ? "All results fit on one page." : `The last page is ${formatNumber(lastPage)}.`}
        </EmptyState>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
        {tools.map((tool, index) => (
          <li key={tool.slug}>
            <ToolCard tool={tool} hue={hueOf(categories, tool.categoryId)} level={3} eager={index < eagerCovers} />
          </li>
        ))}
      </ul>
      {tools.length > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only notes that one of the links inside was followed
        // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard is a click, too
        <div onClick={onTurn} className="pt-6">
          <Pagination current={page} last={lastPage} pathOf={(to) => toolSearchPath({ ...filters.asked, page: to })} />
        </div>
      )}
      <p className="text-sm text-muted">
        Is a tool missing?{" "}
        <Link to="/submit" className="inline-block py-2 underline underline-offset-4 hover:text-ink">
          Submit it
        </Link>
      </p>
    </div>
  );
}

function SortSelect({ filters }: { readonly filters: ToolFilters }) {
  return (
    <label className="flex items-center gap-3 text-sm">
      <span className="text-muted max-sm:sr-only">Sort by</span>
      <select
        name="sort"
        form={catalogueFormId}
        value={filters.asked.sort}
        onChange={({ target }) =>
          filters.apply({ sort: toolSorts.find((sort) => sort === target.value) ?? "featured" })
        }
        className="min-h-11 rounded-sm border border-outline bg-surface px-3 text-sm text-ink"
      >
        {toolSorts.map((sort) => (
          <option key={sort} value={sort}>
            {toolSortLabels[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}

function NoTools({ filters }: { readonly filters: ToolFilters }) {
  const { query, categoryId, price, onlyNew, onlyDiscounted } = filters.asked;
  const hasFilters = Boolean(categoryId || price || onlyNew || onlyDiscounted);
  return (
    <EmptyState
      title={query ? `No tools found matching "${query}"` : "No tools found matching these filters"}
      action={
        <>
          {query && <ButtonLink to="/make">Make a design</ButtonLink>}
          <Form action="/tools" preventScrollReset>
            <Button type="submit" variant={query ? "secondary" : "primary"}>
              Clear Search
            </Button>
          </Form>
          {query && hasFilters && (
            <ButtonLink to={toolSearchPath({ query })} variant="secondary" preventScrollReset>
              Search without filters
            </ButtonLink>
          )}
        </>
      }
    >
      {query
        ? "Try a shorter word, or search for what you want to make instead of a product name. You can also make a design here, from your own words."
        : "Remove a filter, or start over with all tools."}
    </EmptyState>
  );
}

/** Moves the focus to the top of the new results, for users of a keyboard or a screen reader who turned the page. */
function useFocusOnNewPage(tools: readonly Tool[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasTurned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other tools are shown
  useEffect(() => {
    if (!hasTurned.current) return;
    hasTurned.current = false;
    heading.current?.focus({ preventScroll: true });
  }, [tools]);
  return {
    heading,
    // With a modifier key the link opens in another tab, and this page stays.
    onTurn: (event: MouseEvent) => {
      hasTurned.current = !(event.metaKey || event.ctrlKey || event.shiftKey);
    },
  };
}
