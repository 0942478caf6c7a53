import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { formatNumber } from "./format.ts";

/** Pages to offer: the first, the last, and those around the current one; `null` stands for a gap. */
export function pagesToOffer(current: number, last: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    return before !== undefined && page - before > 1 ? [null, page] : [page];
  });
}

export function Pagination({
  current,
  last,
  pathOf,
}: {
  readonly current: number;
  readonly last: number;
  readonly pathOf: (page: number) => string;
}) {
  if (last <= 1) return null;
  const cell =
    "inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm px-3 text-sm font-medium tabular-nums";
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-1">
      {current > 1 && (
        <Link to={pathOf(current - 1)} rel="prev" className={classNames(cell, "hover:bg-sunken")}>
          Previous
        </Link>
      )}
      {pagesToOffer(current, last).map((page, index) =>
        page === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no identity but their place
          <span key={`gap-${index}`} aria-hidden className="px-1 text-muted">
            …
          </span>
        ) : (
          <Link
            key={page}
            to={pathOf(page)}
            aria-label={`Page ${page}`}
            aria-current={page === current ? "page" : undefined}
            className={classNames(cell, page === current ? "bg-ink text-paper" : "hover:bg-sunken")}
          >
            {formatNumber(page)}
          </Link>
        ),
      )}
      {current < last && (
        <Link to={pathOf(current + 1)} rel="next" className={classNames(cell, "hover:bg-sunken")}>
          Next
        </Link>
      )}
    </nav>
  );
}
