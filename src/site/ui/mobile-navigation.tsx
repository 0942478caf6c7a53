import { ChevronDown, Menu, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { aboutMenu, allTools, mainLinks, type NavigationGroup, resourcesMenu, toolsMenu } from "./navigation.ts";
import { NavigationLink } from "./navigation-link.tsx";

const row =
  "flex min-h-12 w-full items-center justify-between rounded-sm px-3 text-base font-medium hover:bg-sunken aria-[current=page]:text-accent-text";

/**
 * The menu below the desktop width. A native modal `<dialog>` keeps the focus inside and gives it back; `<details>` of one name are an
 * accordion of which at most one is open.
 */
export function MobileNavigation() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const location = useLocation();

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
        <Menu aria-hidden className="size-6" />
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
              <X aria-hidden className="size-6" />
            </button>
          </div>
          <nav aria-label="Mobile">
            {mainLinks.map((item) => (
              <NavigationLink key={item.path} item={item} className={row} />
            ))}
            <Section group={{ ...toolsMenu, items: [...toolsMenu.items, allTools] }} />
            <Section group={resourcesMenu} />
            <Section group={aboutMenu} />
          </nav>
          <div className="mt-2 grid grid-cols-2 gap-3 border-t border-hairline p-3">
            <ButtonLink to="/login" look="secondary">
              Log in
            </ButtonLink>
            <ButtonLink to="/signup">Sign up</ButtonLink>
          </div>
        </div>
      </dialog>
    </div>
  );
}

function Section({ group }: { readonly group: NavigationGroup }) {
  return (
    <details name="mobile-menu-section" className="group">
      <summary className={`${row} list-none [&::-webkit-details-marker]:hidden`}>
        {group.title}
        <ChevronDown aria-hidden className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mb-2 ml-3 border-l border-hairline pl-2">
        {group.items.map((item) => (
          <li key={item.path}>
            <NavigationLink item={item} className={`${row} text-sm`} />
          </li>
        ))}
      </ul>
    </details>
  );
}
