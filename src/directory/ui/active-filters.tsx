import { X } from "lucide";
import { Link } from "react-router";
import { Icon } from "#ui/icon.tsx";
import type { Category, ToolSearch } from "../rules.ts";
import type { ToolFilters } from "./use-tool-filters.ts";

/** The active filters. The user can remove one or all of them. */
export function ActiveFilters({
  filters,
  categories,
}: {
  readonly filters: ToolFilters;
  readonly categories: readonly Category[];
}) {
  const active = activeOf(filters.asked, categories);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {active.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={filters.pathWith(without)}
            preventScrollReset
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-outline bg-surface py-1 pr-2.5 pl-3.5 text-xs font-medium hover:border-ink"
          >
            <span className="sr-only">Remove filter: </span>
            <span className="max-w-[16rem] truncate">{label}</span>
            <Icon icon={X} className="size-4 text-muted" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to="/tools"
          preventScrollReset
          className="inline-flex min-h-9 items-center px-2 text-xs font-semibold text-accent-text underline-offset-4 hover:underline"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}

interface ActiveFilter {
  readonly label: string;
  /** The change that removes it. */
  readonly without: Partial<ToolSearch>;
}

function activeOf(asked: ToolSearch, categories: readonly Category[]): ActiveFilter[] {
  const { query, categoryId, price, onlyNew, onlyDiscounted } = asked;
  const active: (ActiveFilter | false)[] = [
    query !== "" && { label: `“${query}”`, without: { query: "" } },
    categoryId !== undefined && {
      label: categories.find(({ id }) => id === categoryId)?.name ?? categoryId,
      without: { categoryId: undefined },
    },
    price !== undefined && { label: price === "free" ? "Free plan" : "Paid only", without: { price: undefined } },
    onlyNew && { label: "New", without: { onlyNew: false } },
    onlyDiscounted && { label: "With a discount", without: { onlyDiscounted: false } },
  ];
  return active.filter((filter) => filter !== false);
}
