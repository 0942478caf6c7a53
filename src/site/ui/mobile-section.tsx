import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import type { NavigationItem } from "./navigation.ts";
import { NavigationLink } from "./navigation-link.tsx";

/** A row of the phone's panel. */
export const mobileRow =
  "flex min-h-12 w-full items-center justify-between rounded-sm px-3 text-base font-medium hover:bg-sunken aria-[current=page]:text-accent-text";

/** A section of the phone's panel. Sections of one name are an accordion of which at most one is open. */
export function MobileSection({
  title,
  items,
}: {
  readonly title: ReactNode;
  readonly items: readonly NavigationItem[];
}) {
  return (
    <details name="mobile-menu-section" className="group">
      <summary className={`${mobileRow} list-none [&::-webkit-details-marker]:hidden`}>
        {title}
        <Icon icon={ChevronDown} className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mb-2 ml-3 border-l border-hairline pl-2">
        {items.map((item) => (
          <li key={item.path}>
            <NavigationLink item={item} className={`${mobileRow} text-sm`} />
          </li>
        ))}
      </ul>
    </details>
  );
}
