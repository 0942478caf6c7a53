import { Link } from "react-router";
import { type DashboardTab, tabPath } from "../rules.ts";

const tabs: readonly { readonly tab: DashboardTab; readonly title: string }[] = [
  { tab: "overview", title: "Overview" },
  { tab: "history", title: "Referral History" },
];

/** Each tab has its own URL, so that it can be linked to and works without scripts. */
export function DashboardTabs({ current }: { readonly current: DashboardTab }) {
  return (
    <nav aria-label="Referrals" className="border-b border-hairline">
      <ul className="-mb-px flex gap-6 sm:gap-8">
        {tabs.map(({ tab, title }) => (
          <li key={tab}>
            <Link
              to={tabPath(tab)}
              preventScrollReset
              prefetch="intent"
              aria-current={tab === current ? "page" : undefined}
              className="inline-flex min-h-12 items-center border-b-2 border-transparent font-semibold text-muted hover:text-ink aria-[current=page]:border-accent-strong aria-[current=page]:text-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
