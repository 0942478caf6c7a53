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

/**
 * A list as a table, sorted on the server by links in its headings. Where there is room for two columns only, each row is a block with the
 * name of every value beside it; where a table almost fits, it scrolls within itself, with a shadow at the edge that hides something.
 */
export function AdminTable<Row>({ caption, columns, rows, keyOf, sort, empty }: Props<Row>) {
  if (rows.length === 0) return <p className="text-sm text-muted">{empty}</p>;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
      tabIndex={0}
      className="admin-table @container relative -mx-1 overflow-x-auto px-1"
    >
      <table {...roles.table} className="w-full text-sm @max-2xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead
          {...roles.group}
          className={columns.some(({ sorts }) => sorts) ? "@max-2xl:block @max-2xl:pb-2" : "@max-2xl:sr-only"}
        >
          <tr
            {...roles.row}
            className="@max-2xl:flex @max-2xl:flex-wrap @max-2xl:items-center @max-2xl:gap-x-4 @max-2xl:before:text-xs @max-2xl:before:text-muted @max-2xl:before:content-['Sort_by'/'']"
          >
            {columns.map((column) => (
              <Heading key={column.title} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody {...roles.group} className="@max-2xl:block">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              {...roles.row}
              className="@max-2xl:grid @max-2xl:gap-1.5 @max-2xl:border-t @max-2xl:border-hairline @max-2xl:py-3 @2xl:hover:bg-sunken"
            >
              {columns.map(({ title, cell, isNumber }, index) => (
                <Cell key={title} title={title} isFirst={index === 0} isNumber={isNumber}>
                  {cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Said outright, because browsers forget what a table is once its parts are laid out as blocks. */
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  heading: { role: "columnheader" },
  rowHeading: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

interface CellProps {
  readonly title: string;
  readonly isFirst: boolean;
  readonly isNumber: boolean | undefined;
  readonly children: ReactNode;
}

/** Value of a row. In narrow tables its column's title is beside it, or above a form that is open; screen readers hear it from the heading. */
function Cell({ title, isFirst, isNumber, children }: CellProps) {
  const Element = isFirst ? "th" : "td";
  return (
    <Element
      {...(isFirst ? roles.rowHeading : roles.cell)}
      scope={isFirst ? "row" : undefined}
      data-title={title}
      className={classNames(
        "border-hairline text-left align-top font-normal @2xl:border-t @2xl:py-2.5 @2xl:pr-4 @2xl:last:pr-0",
        isFirst
          ? "@max-2xl:block"
          : "@max-2xl:grid @max-2xl:grid-cols-[7rem_minmax(0,1fr)] @max-2xl:gap-x-3 @max-2xl:before:text-muted @max-2xl:before:content-[attr(data-title)/''] @max-2xl:has-[>div:empty]:hidden @max-2xl:has-[details[open]]:grid-cols-1",
        isNumber && "tabular-nums @2xl:text-right",
      )}
    >
      <div className="min-w-0">{children}</div>
    </Element>
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
      {...roles.heading}
      scope="col"
      aria-sort={isSorted ? (isDescending ? "descending" : "ascending") : undefined}
      className={classNames(
        "text-xs font-semibold whitespace-nowrap text-muted @2xl:py-1 @2xl:pr-4 @2xl:last:pr-0",
        isNumber ? "@2xl:text-right" : "text-left",
        next === undefined && "@max-2xl:sr-only",
      )}
    >
      {next === undefined ? (
        title
      ) : (
        <Link
          to={pathOf({ sort: next, page: undefined })}
          preventScrollReset
          className="inline-flex min-h-9 items-center gap-1 hover:text-ink touch:min-h-11"
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
