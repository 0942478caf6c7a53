import { ChevronDown } from "lucide";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { formatNumber } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import { type AdminSection, adminGroups, isCurrentSection } from "./sections.ts";

/** Numbers of what waits, by the page’s path. */
type Waiting = Readonly<Record<string, number>>;

/** Beside the page; on narrow screens a list of the operator's pages that opens above it. */
export function AdminNavigation({ waiting }: { readonly waiting: Waiting }) {
  const { pathname } = useLocation();
  const beside = useCurrentInView(pathname);
  const waitingCount = Object.values(waiting).reduce((sum, one) => sum + one, 0);
  const current = adminGroups.flatMap(({ pages }) => pages).find((page) => isCurrentSection(page, pathname));
  return (
    <nav aria-label="Operator’s pages" className="min-w-0">
      <details key={pathname} className="rounded-md border border-hairline xl:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between px-4 text-sm font-semibold">
          {current?.title ?? "Operator’s pages"}
          <span className="flex items-center gap-3 font-normal text-muted">
            {/* Of all pages, so not beside the name of this one. */}
            {waitingCount > 0 && <span className="text-xs tabular-nums">{formatNumber(waitingCount)} waiting</span>}
            <Icon icon={ChevronDown} className="size-4" />
          </span>
        </summary>
        <div className="border-t border-hairline p-4">
          <Groups pathname={pathname} waiting={waiting} />
        </div>
      </details>
      <div
        ref={beside}
        className="admin-menu sticky top-[calc(var(--header-height)+1.5rem)] hidden max-h-[calc(var(--workspace-height)-1.5rem)] overflow-y-auto pr-2 pb-14 xl:block"
      >
        <Groups pathname={pathname} waiting={waiting} />
      </div>
    </nav>
  );
}

/** Height of the fade at the end of the list, in pixels: what is in it counts as out of sight. */
const fadeHeight = 48;

/** Scrolls a list that is higher than the window to the entry of the page that is shown. */
function useCurrentInView(pathname: string) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another entry
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (!list.current || !entry) return;
    const { scrollTop, clientHeight } = list.current;
    const isInView =
      entry.offsetTop >= scrollTop && entry.offsetTop + entry.offsetHeight <= scrollTop + clientHeight - fadeHeight;
    if (!isInView) list.current.scrollTop = entry.offsetTop - clientHeight / 2;
  }, [pathname]);
  return list;
}

interface GroupsProps {
  readonly pathname: string;
  readonly waiting: Waiting;
}

/** Groups fill the columns one after the other. */
const groupClass = "break-inside-avoid pb-5 xl:pb-4";

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
          className="flex min-h-11 items-center gap-2 rounded-sm text-sm text-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent-text xl:min-h-7"
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
