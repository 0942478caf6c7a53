import { ArrowRight } from "lucide";
import { Suspense } from "react";
import { Link } from "react-router";
import { useAuth, useSignInPaths } from "#accounts/ui/index.ts";
import { ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { ThemeToggle } from "#ui/theme-toggle.tsx";
import { MemberNavigation } from "./member-parts.ts";
import { FoldedMenu, MenuItem, topLink } from "./menu-item.tsx";
import { MobileNavigation } from "./mobile-navigation.tsx";
import { aboutMenu, allTools, mainLinks, resourcesMenu, toolsMenu } from "./navigation.ts";
import { NavigationLink } from "./navigation-link.tsx";
import { useSite } from "./site-settings.tsx";
import { useMenuBar } from "./use-menu-bar.ts";

/** @param isWide where the page fills the window: the header then begins and ends at its edges, is lower, and has one menu. */
export function SiteHeader({ isWide }: { readonly isWide: boolean }) {
  const { viewer } = useAuth();
  const paths = useSignInPaths();
  return (
    <header className="sticky top-0 z-30 border-b border-hairline bg-paper">
      <div
        className={classNames(
          "flex h-16 items-center gap-4 lg:gap-1 xl:gap-4",
          isWide ? "px-4 sm:px-6 lg:h-12" : "container-page",
        )}
      >
        <Brand />
        <div className={isWide ? "mr-auto" : "mx-auto"}>{isWide ? <FoldedNavigation /> : <DesktopNavigation />}</div>
        <ThemeToggle />
        {viewer ? (
          <Suspense>
            <MemberNavigation />
          </Suspense>
        ) : (
          <div className="hidden items-center gap-2 lg:flex">
            <ButtonLink to={paths.login} variant="ghost">
              Log in
            </ButtonLink>
            <ButtonLink to={paths.signup}>Sign up</ButtonLink>
          </div>
        )}
        <MobileNavigation />
      </div>
    </header>
  );
}

/** The menus of wide windows. */
function DesktopNavigation() {
  const menus = useMenuBar({ opensOnHover: true });
  return (
    <nav aria-label="Main" className="hidden lg:block" {...menus.bar}>
      <ul className="flex items-center">
        <MenuItem menus={menus} group={toolsMenu} footer={<AllTools />} wide />
        {mainLinks.map((item) => (
          <li key={item.path}>
            <NavigationLink item={item} className={topLink} />
          </li>
        ))}
        <MenuItem menus={menus} group={resourcesMenu} />
        <MenuItem menus={menus} group={aboutMenu} />
      </ul>
    </nav>
  );
}

/** All of it in one menu, where users work. */
function FoldedNavigation() {
  const menus = useMenuBar({ opensOnHover: false });
  return (
    <nav aria-label="Main" className="hidden lg:block" {...menus.bar}>
      <ul className="flex items-center">
        <FoldedMenu
          menus={menus}
          title="Explore"
          groups={[toolsMenu, { title: "Product", items: [...mainLinks, allTools] }, resourcesMenu, aboutMenu]}
        />
      </ul>
    </nav>
  );
}

function AllTools() {
  return (
    <div className="mt-2 border-t border-hairline pt-2">
      <Link
        to={allTools.path}
        className="flex items-center justify-between rounded-sm px-3 py-2.5 text-sm font-semibold text-accent-text hover:bg-sunken"
      >
        {allTools.title} <Icon icon={ArrowRight} className="size-4" />
      </Link>
    </div>
  );
}

/** The mark is an easel's E with the accent where the brush rests. */
export function Brand() {
  const { productName } = useSite();
  return (
    <Link to="/" className="inline-flex items-center gap-2.5 font-display text-lg font-bold tracking-tight">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7">
        <rect width="32" height="32" rx="7" className="fill-ink" />
        <path d="M8 8h16v4H12v3h9v4h-9v1h12v4H8z" className="fill-paper" />
        <circle cx="24.5" cy="17" r="3.5" className="fill-accent" />
      </svg>
      {productName}
    </Link>
  );
}
