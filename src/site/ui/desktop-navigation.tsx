import { ArrowRight, ChevronDown } from "lucide-react";
import { NavigationMenu as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { aboutMenu, mainLinks, type NavigationGroup, resourcesMenu, toolsMenu } from "./navigation.ts";
import { NavigationLink, useIsCurrent } from "./navigation-link.tsx";

const topLink =
  "inline-flex min-h-11 items-center gap-1 rounded-sm px-3 text-sm font-medium hover:bg-sunken aria-[current=page]:text-accent-text data-[state=open]:bg-sunken";

/** Opens after 200 ms, moves to the next menu without a wait within 300 ms, closes 150 ms after the pointer left (specification §9). */
export function DesktopNavigation() {
  return (
    <Radix.Root delayDuration={200} skipDelayDuration={300} className="relative hidden lg:block" aria-label="Main">
      <Radix.List className="flex items-center">
        <Menu group={toolsMenu} footer={<AllTools />} wide />
        {mainLinks.map((item) => (
          <Radix.Item key={item.path}>
            <Radix.Link asChild active={false}>
              <NavigationLink item={item} className={topLink} />
            </Radix.Link>
          </Radix.Item>
        ))}
        <Menu group={resourcesMenu} />
        <Menu group={aboutMenu} />
      </Radix.List>
    </Radix.Root>
  );
}

function Menu({
  group,
  footer,
  wide = false,
}: {
  readonly group: NavigationGroup;
  readonly footer?: ReactNode;
  readonly wide?: boolean;
}) {
  return (
    <Radix.Item className="relative">
      <Radix.Trigger className={classNames(topLink, "group")}>
        {group.title}
        <ChevronDown aria-hidden className="size-4 transition-transform group-data-[state=open]:rotate-180" />
      </Radix.Trigger>
      <Radix.Content
        className={classNames(
          "absolute top-full left-0 z-30 mt-2 rounded-md border border-hairline bg-surface p-2 shadow-float data-[state=open]:animate-open",
          wide ? "w-[30rem]" : "w-72",
        )}
      >
        <ul className={classNames("grid gap-0.5", wide && "grid-cols-2")}>
          {group.items.map((item) => (
            <li key={item.path}>
              <MenuLink item={item} />
            </li>
          ))}
        </ul>
        {footer}
      </Radix.Content>
    </Radix.Item>
  );
}

function MenuLink({ item }: { readonly item: NavigationGroup["items"][number] }) {
  const isCurrent = useIsCurrent(item.path);
  return (
    <Radix.Link asChild active={isCurrent}>
      <Link
        to={item.path}
        aria-current={isCurrent ? "page" : undefined}
        className="group/link grid rounded-sm px-3 py-2.5 hover:bg-sunken"
      >
        <span className="text-sm font-semibold group-aria-[current=page]/link:text-accent-text">{item.title}</span>
        {item.description && <span className="text-xs text-muted">{item.description}</span>}
      </Link>
    </Radix.Link>
  );
}

function AllTools() {
  return (
    <div className="mt-2 border-t border-hairline pt-2">
      <Radix.Link asChild>
        <Link
          to="/tools"
          className="flex items-center justify-between rounded-sm px-3 py-2.5 text-sm font-semibold text-accent-text hover:bg-sunken"
        >
          Browse All Tools <ArrowRight aria-hidden className="size-4" />
        </Link>
      </Radix.Link>
    </div>
  );
}
