import { ChevronDown } from "lucide";
import { Link, useLocation } from "react-router";
import { formatNumber } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import { type AdminSection, adminGroups, isCurrentSection } from "./sections.ts";

/** Numbers of what waits, by the page’s path. */
type Waiting = Readonly<Record<string, number>>;

/** Beside the page; on narrow screens a list of the operator's pages that opens above it. */
export function AdminNavigation({ waiting }: { readonly waiting: Waiting }) {
  const { pathname } = useLocation();
  const current = adminGroups.flatMap(({ pages }) => pages).find((page) => isCurrentSection(page, pathname));
  return (
    <nav aria-label="Operator’s pages" className="min-w-0">
      <details key={pathname} className="rounded-md border border-hairline xl:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between px-4 text-sm font-semibold">
          <span className="flex items-center gap-2">
            {current?.title ?? "Operator’s pages"}
            <Count number={Object.values(waiting).reduce((sum, one) => sum + one, 0)} />
          </span>
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

interface GroupsProps {
  readonly pathname: string;
  readonly waiting: Waiting;
}

/** Groups fill the columns one after the other. */
const groupClass = "break-inside-avoid pb-5";

const Groups = ({ pathname, waiting }: GroupsProps) => (
  <div className="-mb-5 max-xl:columns-2 max-xl:gap-x-6 sm:max-xl:columns-3">
    {adminGroups.map(({ title, pages }) => {
      const links = <Links pages={pages} pathname={pathname} waiting={waiting} />;
      if (!title)
        return (
          <div key={pages[0]?.path} className={groupClass}>
            {links}
          </div>
        );
      return (
        <section key={title} aria-label={title} className={groupClass}>
          <p aria-hidden className="pb-1 text-xs font-semibold">
            {title}
          </p>
          {links}
        </section>
      );
    })}
  </div>
);

const Links = ({ pages, pathname, waiting }: GroupsProps & { readonly pages: readonly AdminSection[] }) => (
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
          <Count number={waiting[page.path] ?? 0} />
        </Link>
      </li>
    ))}
  </ul>
);

/** Nothing where nothing waits. */
const Count = ({ number }: { readonly number: number }) =>
  number > 0 && (
    <span className="rounded-full bg-sunken px-2 text-xs tabular-nums">
      {formatNumber(number)}
      <span className="sr-only"> waiting</span>
    </span>
  );
