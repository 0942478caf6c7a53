import { ChevronDown } from "lucide";
import { Link, useLocation } from "react-router";
import { formatNumber } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import { adminSections, isCurrentSection } from "./sections.ts";

/** Numbers of what waits, by the page’s path. */
type Waiting = Readonly<Record<string, number>>;

/** Beside the page; on narrow screens a list of the operator's pages that opens above it. */
export function AdminNavigation({ waiting }: { readonly waiting: Waiting }) {
  const { pathname } = useLocation();
  const current = adminSections.flatMap(({ pages }) => pages).find((page) => isCurrentSection(page, pathname));
  return (
    <nav aria-label="Operator’s pages" className="min-w-0">
      <details key={pathname} className="rounded-md border border-hairline xl:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between px-4 text-sm font-semibold">
          {current?.title ?? "Operator’s pages"}
          <Icon icon={ChevronDown} className="size-4 text-muted" />
        </summary>
        <div className="border-t border-hairline p-4">
          <Groups pathname={pathname} waiting={waiting} />
        </div>
      </details>
      <div className="sticky top-[calc(var(--header-height)+1.5rem)] hidden max-h-(--workspace-height) overflow-y-auto pb-8 xl:block">
        <Groups pathname={pathname} waiting={waiting} />
      </div>
    </nav>
  );
}

const Groups = ({ pathname, waiting }: { readonly pathname: string; readonly waiting: Waiting }) => (
  <div className="grid gap-5 max-xl:grid-cols-2 sm:max-xl:grid-cols-3">
    {adminSections.map(({ title, pages }) => (
      <section key={title} aria-label={title}>
        <p aria-hidden className="pb-1 text-xs font-semibold text-muted">
          {title}
        </p>
        <ul className="grid gap-px">
          {pages.map((page) => (
            <li key={page.path}>
              <Link
                to={page.path}
                prefetch="intent"
                aria-current={isCurrentSection(page, pathname) ? "page" : undefined}
                className="flex min-h-11 items-center gap-2 rounded-sm text-sm text-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent-text xl:min-h-8"
              >
                {page.title}
                {(waiting[page.path] ?? 0) > 0 && (
                  <span className="rounded-full bg-sunken px-2 text-xs tabular-nums">
                    {formatNumber(waiting[page.path] ?? 0)}
                    <span className="sr-only"> waiting</span>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
