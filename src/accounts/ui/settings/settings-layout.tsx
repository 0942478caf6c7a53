import { type ReactNode, useId } from "react";
import { Link, useLocation } from "react-router";
import { type SettingsPage, settingsPages } from "./settings-pages.ts";

/** Heading of a settings page. */
export function SettingsHeader({ title, intro }: { readonly title: string; readonly intro?: ReactNode }) {
  return (
    <header className="grid gap-1.5 pb-8">
      <h1 className="text-2xl">{title}</h1>
      {intro && <p className="max-w-[60ch] text-muted">{intro}</p>}
    </header>
  );
}

const isCurrent = ({ path, leadsTo = [] }: SettingsPage, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`) || leadsTo.includes(pathname);

/** Beside the page; on narrow screens a row above it, which wraps if necessary: users don't find tabs that are out of sight. */
export function SettingsNavigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Settings" className="min-w-0 lg:col-span-3">
      <p aria-hidden className="hidden pb-3 text-sm font-semibold text-muted lg:block">
        Settings
      </p>
      <ul className="flex flex-wrap gap-x-5 border-b border-hairline sm:gap-x-6 lg:sticky lg:top-24 lg:grid lg:gap-0 lg:border-b-0 lg:border-l">
        {settingsPages.map((entry) => (
          <li key={entry.path} className="shrink-0">
            <Link
              to={entry.path}
              prefetch="intent"
              aria-current={isCurrent(entry, pathname) ? "page" : undefined}
              className="inline-flex min-h-11 w-full items-center border-b-2 border-transparent text-xs font-medium whitespace-nowrap text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink sm:text-sm lg:-ml-px lg:border-b-0 lg:border-l-2 lg:pl-4"
            >
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One setting: what it is on the left, its controls on the right; stacked on a phone. */
export function SettingsSection({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-10 gap-y-5 border-t border-hairline py-8 md:grid-cols-9 md:py-10"
    >
      <div className="grid content-start gap-1 md:col-span-3">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        {intro && <p className="max-w-[52ch] text-sm text-muted">{intro}</p>}
      </div>
      <div className="min-w-0 md:col-span-6">{children}</div>
    </section>
  );
}
