import { useLocation, useMatches } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { Breadcrumbs } from "#ui/page-header.tsx";
import { crumbsOf } from "./crumbs-of.ts";

/** What a route's `handle` may say of its page. */
interface NamedPage {
  /** The name of what the page shows, by its loader's data: for addresses that have only an id. */
  readonly crumb?: (data: never) => string | undefined;
  /** The page takes the whole width beside the tools, and its breadcrumbs begin at its edge. */
  readonly isFullWidth?: boolean;
}

/** Where the page is; the same place on all pages of the workspace. */
export function Crumbs() {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1);
  const { crumb, isFullWidth = false } = (page?.handle ?? {}) as NamedPage;
  const name = page?.loaderData === undefined ? undefined : crumb?.(page.loaderData as never);
  const crumbs = crumbsOf({
    pathname,
    key: new URLSearchParams(search).get("key"),
    ids: Object.values(page?.params ?? {}),
    name,
  });
  return (
    <div
      className={classNames("flex h-(--crumbs-height) items-center", isFullWidth ? "px-4 sm:px-6" : "container-page")}
    >
      <Breadcrumbs crumbs={crumbs} isOneLine />
    </div>
  );
}
