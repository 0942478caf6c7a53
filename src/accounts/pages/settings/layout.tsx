import { NavLink, Outlet } from "react-router";
import { requireSession } from "../../sessions/current-session.ts";
import type { Route } from "./+types/layout";

/** Nobody sees settings but their owner; each page below asks again, because pages are also asked for alone. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireSession(context, url);
  return null;
}

const pages = [
  { path: "/settings/profile", title: "Profile" },
  { path: "/settings/security", title: "Security" },
  { path: "/settings/billing", title: "Billing" },
  { path: "/settings/credits", title: "AI Credits" },
  { path: "/settings/ai-providers", title: "AI providers" },
] as const;

export default function SettingsLayout() {
  return (
    <div className="container-page grid gap-x-16 gap-y-8 pt-10 pb-24 lg:grid-cols-12">
      <nav aria-label="Settings" className="lg:col-span-3">
        <ul className="-mx-3 flex gap-1 overflow-x-auto lg:sticky lg:top-24 lg:grid">
          {pages.map(({ path, title }) => (
            <li key={path}>
              <NavLink
                to={path}
                prefetch="intent"
                className="inline-flex min-h-11 w-full items-center rounded-sm px-3 text-sm font-medium whitespace-nowrap hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:text-accent-text"
              >
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 lg:col-span-9">
        <Outlet />
      </div>
    </div>
  );
}
