import type { ReactNode } from "react";
import { Form, Link, useSearchParams } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { useListPath } from "./admin-table.tsx";

interface SearchProps {
  readonly label: string;
  readonly text: string;
  /** Parameters of the list that a search keeps. */
  readonly keeps?: readonly string[];
  /** True if the list is cut down, by the text or the form's other fields. */
  readonly isFiltered?: boolean;
  /** More fields of the form, e.g. a filter. */
  readonly children?: ReactNode;
}

/** Search field and filters of a list. They are in its address, so that a list can be kept and sent. */
export function ListSearch({
  label,
  text,
  keeps = ["sort", "state"],
  isFiltered = text !== "",
  children,
}: SearchProps) {
  const [parameters] = useSearchParams();
  return (
    <Form role="search" className="flex flex-wrap items-end gap-3">
      {keeps.map((name) => {
        const value = parameters.get(name);
        return value === null ? null : <input key={name} type="hidden" name={name} value={value} />;
      })}
      <div className="min-w-56 flex-1 sm:max-w-sm">
        <TextField label={label} name="q" type="search" defaultValue={text} key={text} />
      </div>
      {children}
      <Button type="submit" variant="secondary">
        Search
      </Button>
      {isFiltered && (
        <Link to="?" className={buttonClass({ variant: "ghost" })}>
          Clear
        </Link>
      )}
    </Form>
  );
}

/** Leads to the next and the previous page of a list whose length is not counted. */
export function PageLinks({ page, hasNext }: { readonly page: number; readonly hasNext: boolean }) {
  const pathOf = useListPath();
  if (page === 1 && !hasNext) return null;
  const link = buttonClass({ variant: "secondary" });
  return (
    <nav aria-label="Pages" className="flex items-center gap-3 text-sm">
      {page > 1 && (
        <Link to={pathOf({ page: String(page - 1) })} rel="prev" className={link}>
          Previous
        </Link>
      )}
      <span className="text-muted tabular-nums">Page {page}</span>
      {hasNext && (
        <Link to={pathOf({ page: String(page + 1) })} rel="next" className={link}>
          Next
        </Link>
      )}
    </nav>
  );
}
