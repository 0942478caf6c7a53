import { ArrowDown, ArrowUp } from "lucide";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Orders that its heading leads to, as the address has them: the first at once, the other when pressed again. */
  readonly sorts?: readonly [first: string, second?: string];
  readonly isNumber?: boolean;
}

interface Props<Row> {
  /** Name of the list, for screen readers. */
  readonly caption: string;
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** The order of the list, if its columns can be sorted. */
  readonly sort?: string;
  /** Said if there are no rows. */
  readonly empty: string;
}

/** A list as a table, sorted on the server by links in its headings. Narrow windows scroll it within itself. */
export function AdminTable<Row>({ caption, columns, rows, keyOf, sort, empty }: Props<Row>) {
  if (rows.length === 0) return <p className="text-sm text-muted">{empty}</p>;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
      tabIndex={0}
      className="relative -mx-1 overflow-x-auto px-1"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.title} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="hover:bg-sunken">
              {columns.map(({ title, cell, isNumber }, index) => {
                const Cell = index === 0 ? "th" : "td";
                return (
                  <Cell
                    key={title}
                    scope={index === 0 ? "row" : undefined}
                    className={classNames(
                      "border-t border-hairline py-2.5 pr-4 align-top font-normal last:pr-0",
                      isNumber ? "text-right tabular-nums" : "text-left",
                    )}
                  >
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Heading<Row>({ column, sort }: { readonly column: Column<Row>; readonly sort: string | undefined }) {
  const { title, sorts, isNumber } = column;
  const pathOf = useListPath();
  const [first, second] = sorts ?? [];
  const isSorted = sort !== undefined && (sort === first || sort === second);
  const next = sort === first && second ? second : first;
  const isDescending = sort === "newest" || sort?.endsWith("-most");
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDescending ? "descending" : "ascending") : undefined}
      className={classNames(
        "py-1 pr-4 text-xs font-semibold whitespace-nowrap text-muted last:pr-0",
        isNumber ? "text-right" : "text-left",
      )}
    >
      {next === undefined ? (
        title
      ) : (
        <Link
          to={pathOf({ sort: next, page: undefined })}
          preventScrollReset
          className="inline-flex min-h-9 items-center gap-1 hover:text-ink"
        >
          {title}
          {isSorted && <Icon icon={isDescending ? ArrowDown : ArrowUp} className="size-3.5" />}
        </Link>
      )}
    </th>
  );
}

/** Addresses of the list with other parameters; undefined ones are left out. */
export function useListPath(): (changes: Readonly<Record<string, string | undefined>>) => string {
  const [parameters] = useSearchParams();
  return (changes) => {
    const changed = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) changed.delete(name);
      else changed.set(name, value);
    }
    return `?${changed}`;
  };
}
