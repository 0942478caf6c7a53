import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import type { NavigationGroup, NavigationItem } from "./navigation.ts";
import { NavigationLink } from "./navigation-link.tsx";
import type { MenuBar } from "./use-menu-bar.ts";

/** A link or a button in the bar itself. */
export const topLink =
  "inline-flex min-h-11 items-center gap-1 rounded-sm px-2 text-sm font-medium whitespace-nowrap hover:bg-sunken aria-[current=page]:text-accent-text xl:px-3";

/** One menu of the bar. Its links are in the page from the start, so that it works without scripts. */
export function MenuItem({
  menus,
  group,
  footer,
  wide = false,
}: {
  readonly menus: MenuBar;
  readonly group: NavigationGroup;
  readonly footer?: ReactNode;
  readonly wide?: boolean;
}) {
  return (
    <li className="group/menu relative" {...menus.item(group.title)}>
      <button
        type="button"
        className={classNames(topLink, "group-data-[state=open]/menu:bg-sunken")}
        {...menus.trigger(group.title)}
      >
        {group.title}
        <Icon icon={ChevronDown} className="size-4 transition-transform group-data-[state=open]/menu:rotate-180" />
      </button>
      <div className={classNames("menu-panel left-0", wide ? "w-[30rem]" : "w-72")}>
        <ul className={classNames("grid gap-0.5", wide && "grid-cols-2")}>
          {group.items.map((item) => (
            <li key={item.path}>
              <MenuLink item={item} />
            </li>
          ))}
        </ul>
        {footer}
      </div>
    </li>
  );
}

interface FoldedMenuProps {
  readonly menus: MenuBar;
  readonly title: string;
  readonly groups: readonly NavigationGroup[];
}

/** Several menus as one, side by side. */
export function FoldedMenu({ menus, title, groups }: FoldedMenuProps) {
  return (
    <li className="group/menu relative" {...menus.item(title)}>
      <button
        type="button"
        className={classNames(topLink, "group-data-[state=open]/menu:bg-sunken")}
        {...menus.trigger(title)}
      >
        {title}
        <Icon icon={ChevronDown} className="size-4 transition-transform group-data-[state=open]/menu:rotate-180" />
      </button>
      <div className="menu-panel left-0 w-[52rem] max-w-[calc(100vw-14rem)]">
        <div className="grid grid-cols-4 gap-2">
          {groups.map((group) => (
            <div key={group.title} className="grid content-start gap-0.5">
              <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">
                {group.title}
              </p>
              <ul aria-label={group.title} className="grid gap-0.5">
                {group.items.map((item) => (
                  <li key={item.path}>
                    <MenuLink item={item} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </li>
  );
}

export function MenuLink({ item }: { readonly item: NavigationItem }) {
  return (
    <NavigationLink item={item} prefetch="none" className="group/link grid rounded-sm px-3 py-2.5 hover:bg-sunken">
      <span className="text-sm font-semibold group-aria-[current=page]/link:text-accent-text">{item.title}</span>
      {item.description && <span className="text-xs text-muted">{item.description}</span>}
    </NavigationLink>
  );
}
