import { Menu, X } from "lucide";
import { Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useAuth, useSignInPaths } from "#accounts/ui/index.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { MobileAccount, MobileMemberScreens } from "./member-parts.ts";
import { MobileSection, mobileRow } from "./mobile-section.tsx";
import { aboutMenu, allTools, mainLinks, resourcesMenu, submitTool, toolsMenu } from "./navigation.ts";
import { NavigationLink } from "./navigation-link.tsx";

/**
 * The menu below the desktop width. A native modal `<dialog>` traps the focus and returns it; `<details>` of one name are an accordion of
 * which at most one is open.
 */
export function MobileNavigation() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const location = useLocation();
  const { viewer } = useAuth();
  const paths = useSignInPaths();

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing a link changes the location, and that closes the menu
  useEffect(() => dialog.current?.close(), [location]);

  const open = () => {
    dialog.current?.showModal();
    setOpen(true);
  };

  return (
    <div className="lg:hidden">
      <button
        type="button"
        onClick={open}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        className="inline-flex size-11 items-center justify-center rounded-sm hover:bg-sunken"
        aria-label="Open menu"
      >
        <Icon icon={Menu} className="size-6" />
      </button>
      <dialog
        ref={dialog}
        id="mobile-menu"
        aria-label="Menu"
        onClose={() => setOpen(false)}
        onClick={(event) => {
          // A click on the backdrop is a click on the dialog element itself.
          if (event.target === event.currentTarget) event.currentTarget.close();
        }}
        onKeyDown={() => undefined}
        className="fixed inset-x-0 top-0 m-0 max-h-[80dvh] w-full max-w-none overflow-y-auto overscroll-contain border-b border-hairline bg-paper text-ink shadow-float backdrop:bg-overlay open:animate-open"
      >
        <div className="grid gap-1 p-3">
          <div className="flex items-center justify-between pl-3">
            <span className="font-display text-lg font-bold">Menu</span>
            <button
              type="button"
              onClick={() => dialog.current?.close()}
              className="inline-flex size-11 items-center justify-center rounded-sm hover:bg-sunken"
              aria-label="Close menu"
            >
              <Icon icon={X} className="size-6" />
            </button>
          </div>
          <nav aria-label="Mobile">
            {viewer && (
              <Suspense>
                <MobileMemberScreens />
              </Suspense>
            )}
            {mainLinks.map((item) => (
              <NavigationLink key={item.path} item={item} className={mobileRow} />
            ))}
            <MobileSection title={toolsMenu.title} items={[...toolsMenu.items, allTools, submitTool]} />
            <MobileSection title={resourcesMenu.title} items={resourcesMenu.items} />
            <MobileSection title={aboutMenu.title} items={aboutMenu.items} />
          </nav>
          {viewer ? (
            <Suspense>
              <MobileAccount />
            </Suspense>
          ) : (
            <div className="mt-2 grid grid-cols-2 gap-3 border-t border-hairline p-3">
              <ButtonLink to={paths.login} variant="secondary">
                Log in
              </ButtonLink>
              <ButtonLink to={paths.signup}>Sign up</ButtonLink>
            </div>
          )}
        </div>
      </dialog>
    </div>
  );
}
