import { useLocation, useMatches } from "react-router";
import { ProjectChoice } from "#tools/run-screens/ui/index.ts";
import { classNames } from "#ui/class-names.ts";
import { Breadcrumbs } from "#ui/page-header.tsx";
import { crumbsOf } from "./crumbs-of.ts";

/** Facts that a route's `handle` may give about its page. */
interface NamedPage {
  /** The name of what the page shows, by its loader's data: for addresses that have only an id. */
  readonly crumb?: (data: never) => string | undefined;
  /** The page takes the whole width beside the tools, and its breadcrumbs begin at its edge. */
  readonly isFullWidth?: boolean;
  /** True if what the page makes goes into a project. */
  readonly makesRuns?: true | ((data: never) => boolean);
}

interface Props {
  readonly projects: readonly { readonly id: string; readonly name: string }[];
}

/** Shows where the page is, and which project it works in; this is in the same place on all pages of the workspace. */
export function Crumbs({ projects }: Props) {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1);
  const { crumb, isFullWidth = false, makesRuns = () => false } = (page?.handle ?? {}) as NamedPage;
  const isInProject = makesRuns === true || (page?.loaderData !== undefined && makesRuns(page.loaderData as never));
  const name = page?.loaderData === undefined ? undefined : crumb?.(page.loaderData as never);
  const crumbs = crumbsOf({
    pathname,
    key: new URLSearchParams(search).get("key"),
    ids: Object.values(page?.params ?? {}),
    name,
  });
  return (
    <div
      className={classNames(
        "flex h-(--crumbs-height) items-center justify-between gap-4",
        isFullWidth ? "px-4 sm:px-6" : "container-page",
      )}
    >
      <Breadcrumbs crumbs={crumbs} isOneLine />
      {isInProject && <ProjectChoice projects={projects} />}
    </div>
  );
}
