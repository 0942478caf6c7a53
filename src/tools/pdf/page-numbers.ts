import { formatList } from "#ui/format.ts";

/** Longer lists are no help. */
const rangesMax = 6;

/** `page 4`, `pages 2, 4–6 and 9`, or how many. @param pages in order. */
export function pageNumbers(pages: readonly number[]): string {
  const ranges: { readonly from: number; to: number }[] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last && page === last.to + 1) last.to = page;
    else ranges.push({ from: page, to: page });
  }
  if (ranges.length > rangesMax) return `${pages.length} pages`;
  const words = formatList(ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)));
  return `${pages.length === 1 ? "page" : "pages"} ${words}`;
}
