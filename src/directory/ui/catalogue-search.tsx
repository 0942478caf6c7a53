import { Search } from "lucide";
import { Icon } from "#ui/icon.tsx";
import { SearchField } from "./search-field.tsx";
import type { ToolFilters } from "./use-tool-filters.ts";

/** Controls elsewhere on the page join the search form through this id, so that one form sends them all, even without scripts. */
export const catalogueFormId = "catalogue";

/** The catalogue's search form. With scripts it searches while the user types. */
export function CatalogueSearch({ filters }: { readonly filters: ToolFilters }) {
  return (
    <search aria-label="Search the directory">
      <form
        id={catalogueFormId}
        action="/tools"
        onSubmit={(event) => {
          event.preventDefault();
          filters.submitText();
        }}
        className="relative flex items-center gap-2 rounded-md border-2 border-ink bg-surface p-1.5 pl-4 transition-colors focus-within:border-accent-strong"
      >
        <Icon icon={Search} className="size-6 shrink-0 text-muted" />
        <SearchField
          label="Search tools"
          placeholder="Search for AI design tools, templates, and more..."
          value={filters.text}
          onText={filters.setText}
          className="min-h-12 min-w-0 flex-1 bg-transparent text-base text-ellipsis outline-none placeholder:text-muted md:text-lg"
        />
        {/* Categories are links, so the form sends the chosen one in a hidden field. */}
        {filters.asked.categoryId && <input type="hidden" name="category" value={filters.asked.categoryId} />}
        <button
          type="submit"
          className="min-h-12 rounded-sm bg-accent-strong px-5 text-sm font-semibold text-on-accent hover:bg-accent-strong-hover"
        >
          Search
        </button>
      </form>
    </search>
  );
}
