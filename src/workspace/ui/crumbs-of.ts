import { settingsPages } from "#accounts/ui/index.ts";
import { labelOfName } from "#platform/label-of-name.ts";
import { toolScreens } from "#tools/registry.ts";
import type { Crumb } from "#ui/page-header.tsx";

interface ShownPage {
  readonly pathname: string;
  /** Key in the address: it names the page, as in `/home/video?key=videoGenerator`. */
  readonly key: string | null;
  /** Parts of the path that are ids and the like. */
  readonly ids: readonly (string | undefined)[];
  /** Name that the page itself gives: of the last id in its address, or without one of the page. */
  readonly name?: string | undefined;
}

const home: Crumb = { name: "Workspace", path: "/workspace" };

/** First parts of paths that are the workspace itself. */
const roots: readonly string[] = ["workspace", "home"];

/** Paths whose names are not in their address. */
const names: ReadonlyMap<string, string> = new Map([
  ...[...toolScreens, ...settingsPages].map(({ path, title }) => [path, title] as const),
  ["/referral-dashboard", "Referrals"],
  ["/admin/support", "Support inbox"],
]);

/** The way from the workspace to a page: one entry for each part of its path. Ids have no name but the page's own. */
export function crumbsOf({ pathname, key, ids, name }: ShownPage): readonly Crumb[] {
  const parts = pathname.split("/").filter(Boolean);
  const last = parts.length - 1;
  const lastId = parts.findLastIndex((part) => ids.includes(part));
  const named = lastId === -1 ? last : lastId;
  const crumbs = parts.flatMap((part, index) => {
    if (index === 0 && roots.includes(part)) return [];
    const path = `/${parts.slice(0, index + 1).join("/")}`;
    const own = (index === last ? nameOfKey(key) : undefined) ?? (index === named ? name : undefined);
    const shown = own ?? names.get(path) ?? (ids.includes(part) || isNoPage(path) ? undefined : labelOfName(part));
    return shown === undefined ? [] : [{ name: shown, path }];
  });
  return [home, ...crumbs];
}

/** Any address can carry a key, so what isn't one is not shown. */
const nameOfKey = (key: string | null): string | undefined =>
  key !== null && /^[a-z][A-Za-z0-9]{0,39}$/.test(key) ? labelOfName(key) : undefined;

/** Addresses that others begin with, but that are no pages. */
const isNoPage = (path: string): boolean => path === "/home/bots/shared" || path === "/admin";
