import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

interface BreadcrumbsProps {
  readonly crumbs: readonly Crumb[];
  /** The page's own name is cut where there is no room, instead of taking a second line. */
  readonly isOneLine?: boolean;
}

/** The way from the home page to this one; the last entry is the page itself. */
export function Breadcrumbs({ crumbs, isOneLine = false }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 text-xs text-muted">
      <ol className={classNames("flex gap-x-2", !isOneLine && "flex-wrap")}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.path} className={classNames("flex gap-2", index === crumbs.length - 1 && "min-w-0")}>
            {index > 0 && <span aria-hidden>/</span>}
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className={isOneLine ? "truncate" : "wrap-anywhere"}>
                {crumb.name}
              </span>
            ) : (
              <Link to={crumb.path} className="-my-3 py-3 whitespace-nowrap hover:text-ink hover:underline">
                {crumb.name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The top of a page below the home page: where we are, what it is, one sentence. */
export function PageHeader({
  crumbs,
  title,
  intro,
  children,
}: {
  readonly crumbs?: readonly Crumb[];
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <header className="container-page grid gap-4 pt-10 pb-10 md:pt-16 md:pb-14">
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <h1 className="max-w-[22ch] text-2xl wrap-anywhere">{title}</h1>
      {intro && <p className="max-w-[60ch] text-lg text-muted">{intro}</p>}
      {children}
    </header>
  );
}
