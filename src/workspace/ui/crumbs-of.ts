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
  /** Name that the page itself gives, where its address has only an id. */
  readonly name?: string | undefined;
}

const home: Crumb = { name: "Workspace", path: "/workspace" };

/** Addresses that begin with themselves instead of the workspace. */
const roots: readonly (string | undefined)[] = ["workspace", "home"];

/** Paths whose names are not in their address. */
const names: ReadonlyMap<string, string> = new Map([
  ...[...toolScreens, ...settingsPages].map(({ path, title }) => [path, title] as const),
  ["/referral-dashboard", "Referrals"],
  ["/admin/support", "Support inbox"],
]);

/** The way to a page: one entry for each part of its path. Ids have no name but the page's own. */
export function crumbsOf({ pathname, key, ids, name }: ShownPage): readonly Crumb[] {
  const parts = pathname.split("/").filter(Boolean);
  const crumbs = parts.flatMap((part, index) => {
    const path = `/${parts.slice(0, index + 1).join("/")}`;
    const own = index === parts.length - 1 ? (nameOfKey(key) ?? name) : undefined;
    const shown = own ?? names.get(path) ?? (ids.includes(part) || isNoPage(path) ? undefined : labelOfName(part));
    return shown === undefined ? [] : [{ name: shown, path }];
  });
  return roots.includes(parts[0]) ? crumbs : [home, ...crumbs];
}

/** Any address can carry a key, so what isn't one is not shown. */
const nameOfKey = (key: string | null): string | undefined =>
  key !== null && /^[a-z][A-Za-z0-9]{0,39}$/.test(key) ? labelOfName(key) : undefined;

/** Addresses that others begin with, but that are no pages. */
const isNoPage = (path: string): boolean => path === "/home/bots/shared" || path === "/admin";
