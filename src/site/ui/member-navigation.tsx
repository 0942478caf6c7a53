import { LogOut } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { Avatar, SignOutForm, useAuth } from "#accounts/ui/index.ts";
import { MenuBalance } from "#credits/ui/index.ts";
import { Icon } from "#ui/icon.tsx";
import { MenuLink, topLink } from "./menu-item.tsx";
import { MobileSection, mobileRow } from "./mobile-section.tsx";
import type { NavigationItem } from "./navigation.ts";
import { NavigationLink } from "./navigation-link.tsx";
import { useMenuBar } from "./use-menu-bar.ts";

const screens: readonly NavigationItem[] = [
  { title: "Workspace", path: "/workspace" },
  { title: "Referrals", path: "/referral-dashboard" },
];
const favorites: NavigationItem = { title: "Favorites", path: "/favourites" };
const profile: NavigationItem = { title: "Profile", path: "/settings/profile" };
const security: NavigationItem = { title: "Security", path: "/settings/security" };
const billing: NavigationItem = { title: "Billing", path: "/settings/billing" };

const operatorPages: NavigationItem = { title: "Operator’s pages", path: "/admin" };

/** Phones leave out the providers and use a shorter name for the credits (A9). */
const accountLinks = [
  favorites,
  profile,
  security,
  { title: "AI providers", path: "/settings/ai-providers" },
  { title: "AI Credits", path: "/settings/credits" },
  billing,
];
const accountLinksOnPhone = [favorites, profile, security, { title: "Credits", path: "/settings/credits" }, billing];

/** The header's part for signed-in users: menus in wide windows, and on phones, where the menu is elsewhere, their picture. */
export function MemberNavigation() {
  const { viewer } = useAuth();
  return (
    <>
      <WideNavigation />
      <Link to="/workspace" className="inline-flex size-11 items-center justify-center rounded-full lg:hidden">
        <span aria-hidden className="contents">
          <Avatar profile={viewer} className="size-8" />
        </span>
        <span className="sr-only">
          Your workspace, signed in as {viewer?.firstName} {viewer?.lastName}
        </span>
      </Link>
    </>
  );
}

function WideNavigation() {
  const { viewer } = useAuth();
  const menus = useMenuBar({ opensOnHover: false });
  const account = menus.item("account");
  return (
    <nav aria-label="Account" className="hidden lg:block" {...menus.bar}>
      <ul className="flex items-center">
        {screens.map((item) => (
          <li key={item.path}>
            <NavigationLink item={item} className={topLink} />
          </li>
        ))}
        <li className="relative xl:ml-2" {...account}>
          <button
            type="button"
            className="inline-flex size-11 items-center justify-center rounded-full"
            {...menus.trigger("account")}
          >
            <span aria-hidden className="contents">
              <Avatar profile={viewer} className="size-9" />
            </span>
            <span className="sr-only">Account menu</span>
          </button>
          <div className="menu-panel right-0 w-64">
            <Person isShown={account["data-state"] === "open"} />
            <ul className="grid gap-0.5 py-2">
              {[...accountLinks, ...(viewer?.isOperator ? [operatorPages] : [])].map((item) => (
                <li key={item.path}>
                  <MenuLink item={item} />
                </li>
              ))}
            </ul>
            <SignOutForm className="border-t border-hairline pt-2">
              <button
                type="submit"
                className="flex min-h-11 w-full items-center gap-2 rounded-sm px-3 text-sm font-semibold hover:bg-sunken"
              >
                <Icon icon={LogOut} className="size-4" />
                Sign out
              </button>
            </SignOutForm>
          </div>
        </li>
      </ul>
    </nav>
  );
}

/** Tells whether the page is in a team. The frame of every page knows it. */
const useIsInTeam = (): boolean =>
  Boolean((useRouteLoaderData("root") as { readonly team: unknown } | undefined)?.team);

function Person({ isShown }: { readonly isShown: boolean }) {
  const { viewer } = useAuth();
  const isInTeam = useIsInTeam();
  if (!viewer) return null;
  return (
    <p className="grid border-b border-hairline px-3 pt-2 pb-3 text-sm">
      <span className="truncate font-semibold">
        {viewer.firstName} {viewer.lastName}
      </span>
      <span className="truncate text-xs text-muted">{viewer.email}</span>
      <MenuBalance isShown={isShown} isInTeam={isInTeam} />
    </p>
  );
}

/** The first links of the phone's panel. */
export function MobileMemberScreens() {
  return screens.map((item) => <NavigationLink key={item.path} item={item} className={mobileRow} />);
}

/** The end of the phone's panel: the account's links and signing out. */
export function MobileAccount() {
  const { viewer } = useAuth();
  const [section, isOpen] = useOpenSection();
  const isInTeam = useIsInTeam();
  return (
    <div ref={section} className="mt-2 grid grid-cols-1 gap-1 border-t border-hairline pt-3">
      <MobileSection
        title={
          <span className="flex min-w-0 items-center gap-3">
            <Avatar profile={viewer} className="size-9" />
            <span className="truncate">
              {viewer?.firstName} {viewer?.lastName}
            </span>
          </span>
        }
        items={[...accountLinksOnPhone, ...(viewer?.isOperator ? [operatorPages] : [])]}
      />
      {isOpen && (
        <p className="px-3 pb-2">
          <MenuBalance isShown isInTeam={isInTeam} />
        </p>
      )}
      <SignOutForm>
        <button type="submit" className={mobileRow}>
          Sign out <Icon icon={LogOut} className="size-5 text-muted" />
        </button>
      </SignOutForm>
    </div>
  );
}

/** Tells whether the section inside is open. The `toggle` event of a `<details>` does not bubble, so the listener captures it. */
function useOpenSection() {
  const section = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const { current } = section;
    const note = ({ target }: Event) => setOpen(target instanceof HTMLDetailsElement && target.open);
    current?.addEventListener("toggle", note, true);
    return () => current?.removeEventListener("toggle", note, true);
  }, []);
  return [section, isOpen] as const;
}
