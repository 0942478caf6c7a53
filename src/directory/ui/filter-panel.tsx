import { ChevronDown } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import type { Category, ToolSearch } from "../rules.ts";
import { catalogueFormId } from "./catalogue-search.tsx";
import type { ToolFilters } from "./use-tool-filters.ts";

const prices = [
  { value: undefined, label: "Any price" },
  { value: "free", label: "Free plan" },
  { value: "paid", label: "Paid only" },
] as const satisfies readonly { value: ToolSearch["price"]; label: string }[];

const marks = [
  { name: "new", key: "onlyNew", label: "New" },
  { name: "discount", key: "onlyDiscounted", label: "With a discount" },
] as const satisfies readonly { name: string; key: keyof ToolSearch; label: string }[];

const wideQuery = "(min-width: 64rem)";

/** On a wide screen CSS shows the filters anyway; `open` makes them open for assistive technology, too. */
function openWhereWide(details: HTMLDetailsElement | null): void {
  if (details && window.matchMedia(wideQuery).matches) details.open = true;
}

export interface FilterPanelProps {
  readonly filters: ToolFilters;
  readonly categories: readonly Category[];
  /** E.g. "23 tools", for the button that closes the filters and scrolls to the tools. */
  readonly countLabel: string;
}

/**
 * A column on wide screens; on narrow ones, a `<details>` above the results. It is the same element: on wide screens CSS shows its content
 * whether or not it is open, and browsers that cannot do that keep its summary.
 */
export function FilterPanel({ filters, categories, countLabel }: FilterPanelProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => openWhereWide(details.current), []);
  const { price, onlyNew, onlyDiscounted, categoryId } = filters.asked;
  const activeCount = [price, onlyNew, onlyDiscounted, categoryId].filter(Boolean).length;
  return (
    <aside aria-label="Filters">
      <details
        ref={details}
        className="group rounded-md border border-hairline lg:border-0 lg:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="flex min-h-12 list-none items-center gap-2 px-4 font-semibold [&::-webkit-details-marker]:hidden lg:supports-[selector(::details-content)]:hidden">
          Filters
          {activeCount > 0 && <span className="text-sm text-accent-text tabular-nums">{activeCount} on</span>}
          <Icon icon={ChevronDown} className="ml-auto size-5 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid grid-cols-2 gap-8 border-t border-hairline p-4 lg:grid-cols-1 lg:border-0 lg:p-0">
          <PriceFilter filters={filters} />
          <MarkFilter filters={filters} />
          <noscript className="col-span-full">
            <button
              type="submit"
              form={catalogueFormId}
              className="min-h-11 rounded-sm border border-outline bg-surface px-4 text-sm font-semibold hover:border-ink"
            >
              Apply filters
            </button>
          </noscript>
          <CategoryFilter filters={filters} categories={categories} />
          <Button
            variant="secondary"
            className="col-span-full lg:hidden [html:not(.js)_&]:hidden"
            onClick={() => {
              if (details.current) details.current.open = false;
              document.getElementById("results")?.scrollIntoView({ block: "start" });
            }}
          >
            Show {countLabel}
          </Button>
        </div>
      </details>
    </aside>
  );
}

function Choices({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="grid content-start">
      <legend className="pb-2 text-xs font-semibold text-muted">{legend}</legend>
      {children}
    </fieldset>
  );
}

const choice = "flex min-h-9 cursor-pointer items-center gap-3 text-sm hover:text-accent-text";

function PriceFilter({ filters }: { readonly filters: ToolFilters }) {
  return (
    <Choices legend="Price">
      {prices.map(({ value, label }) => (
        <label key={label} className={choice}>
          <input
            type="radio"
            name="price"
            form={catalogueFormId}
            value={value ?? ""}
            checked={filters.asked.price === value}
            onChange={() => filters.apply({ price: value })}
            className="size-5 accent-accent-strong"
          />
          {label}
        </label>
      ))}
    </Choices>
  );
}

function MarkFilter({ filters }: { readonly filters: ToolFilters }) {
  return (
    <Choices legend="Show only">
      {marks.map(({ name, key, label }) => (
        <label key={name} className={choice}>
          <input
            type="checkbox"
            name={name}
            form={catalogueFormId}
            value="1"
            checked={filters.asked[key]}
            onChange={(event) => filters.apply({ [key]: event.target.checked })}
            className="size-5 accent-accent-strong"
          />
          {label}
        </label>
      ))}
    </Choices>
  );
}

/** Links instead of a field: every category has an address that users can share and search engines can index. */
function CategoryFilter({ filters, categories }: Pick<FilterPanelProps, "filters" | "categories">) {
  const all = { id: undefined, name: "All categories" };
  return (
    <nav aria-label="Categories" className="col-span-full">
      <p className="pb-2 text-xs font-semibold text-muted">Category</p>
      <ul className="grid grid-cols-2 gap-x-4 lg:grid-cols-1">
        {[all, ...categories].map(({ id, name }) => {
          const isCurrent = filters.asked.categoryId === id;
          return (
            <li key={name}>
              <Link
                to={filters.pathWith({ categoryId: id })}
                preventScrollReset
                aria-current={isCurrent ? "true" : undefined}
                className={classNames(
                  "-ml-3 flex min-h-9 items-center border-l-2 pl-[0.625rem] text-sm hover:text-accent-text",
                  isCurrent ? "border-accent font-semibold text-accent-text" : "border-transparent",
                )}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
