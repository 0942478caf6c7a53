import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import type { NavigationItem } from "./navigation.ts";

/** Tells whether a link leads to the page that is shown. A link to a place on a page is never "the current page". */
function useIsCurrent(path: string): boolean {
  return useLocation().pathname === path;
}

export function NavigationLink({
  item,
  ...props
}: Omit<ComponentProps<typeof Link>, "to"> & { readonly item: NavigationItem }) {
  const isCurrent = useIsCurrent(item.path);
  return (
    <Link prefetch="intent" {...props} to={item.path} aria-current={isCurrent ? "page" : undefined}>
      {props.children ?? item.title}
    </Link>
  );
}
