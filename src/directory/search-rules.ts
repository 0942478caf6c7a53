/** The parameters of `/tools` and its result texts. Separate from rules.ts, which the home page loads too. */
import { formatNumber } from "#ui/format.ts";
import { resolveCategoryId, type ToolSearch, type ToolSort } from "./rules.ts";

export const toolSorts = ["featured", "popular", "upvoted", "newest", "name"] as const satisfies readonly ToolSort[];
export const toolSortLabels: Readonly<Record<ToolSort, string>> = {
  featured: "Featured",
  popular: "Most visited",
  upvoted: "Most upvoted",
  newest: "Newest",
  name: "Name",
};

export const toolsPerPage = 24;

/** No text, no filter, the first page: what a search differs from. */
export const everything: ToolSearch = {
  query: "",
  categoryId: undefined,
  price: undefined,
  onlyDiscounted: false,
  onlyNew: false,
  sort: "featured",
  page: 1,
};

/** Reads leniently what a catalogue address asks for: the server has refused what is wrong before any page shows it. */
export function readToolSearch(parameters: URLSearchParams): ToolSearch {
  const price = parameters.get("price");
  const sort = toolSorts.find((known) => known === parameters.get("sort"));
  const category = parameters.get("category");
  return {
    query: (parameters.get("q") ?? "").trim(),
    categoryId: category ? resolveCategoryId(category) : undefined,
    price: price === "free" || price === "paid" ? price : undefined,
    onlyDiscounted: parameters.get("discount") === "1",
    onlyNew: parameters.get("new") === "1",
    sort: sort ?? "featured",
    page: Number(parameters.get("page") ?? 1),
  };
}

/** e.g. "128 tools", "1 tool", "No tools"; with the part that is shown where one page does not hold them all. */
export function describeToolCount(total: number, page: number): string {
  if (total === 0) return "No tools";
  const count = `${formatNumber(total)} ${total === 1 ? "tool" : "tools"}`;
  if (total <= toolsPerPage) return count;
  const first = (page - 1) * toolsPerPage + 1;
  const last = Math.min(page * toolsPerPage, total);
  return `${count}, ${formatNumber(first)} to ${formatNumber(last)} shown`;
}

export const lastPageOf = (total: number): number => Math.max(1, Math.ceil(total / toolsPerPage));
