import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteMatch, type RouteObject, type ServerBuild } from "react-router";
import { checkAddress } from "./reject-bad-address.ts";

/** The `handle` of a page that is the same for all visitors. A page without it is rendered for each request. */
export interface SharedPage {
  /**
   * The query parameters that the page depends on, with their defaults. The shared page is rendered from an address with only these, so
   * others cannot affect it.
   */
  readonly sharedBy: Readonly<Record<string, string>>;
}

/** A page's cache key: its address with only the parameters that it depends on, in a fixed order and spelling. */
export type PageKeys = (address: string) => string | undefined;

const knownPathsMax = 2_000;
/** The routes whose data the browser requests (React Router's own parameter of `.data`). */
const dataParameter = { _routes: "" };

/**
 * @returns a function from an address (path and query) to its key; it gives undefined for pages that are not shared and for invalid
 * addresses.
 */
export function createPageKeys(manifest: ServerBuild["routes"]): PageKeys {
  const routes = routeTree(manifest);
  /** Cached, because matching is the most expensive step. */
  const known = new LRUCache<string, KnownPath>({ max: knownPathsMax });

  function knownPath(pathname: string): KnownPath {
    const found = known.get(pathname);
    if (found) return found;
    const isData = pathname.endsWith(".data");
    const page = isData ? pathname.replace(/(?:(?<=\/)_)?\.data$/, "") : pathname;
    const matches = matchRoutes(routes, page) ?? [];
    const sharedBy = sharedByOf(matches.at(-1)?.route.handle);
    const parameters = sharedBy && isData ? { ...sharedBy, ...dataParameter } : sharedBy;
    const path = parameters ? `${spellingOf(matches)}${pathname.slice(page.length)}` : pathname;
    known.set(pathname, { parameters, path });
    return { parameters, path };
  }

  return (address) => {
    const queryAt = address.indexOf("?");
    const { parameters, path: pathname } = knownPath(queryAt === -1 ? address : address.slice(0, queryAt));
    if (!parameters || queryAt === -1) return parameters && pathname;
    if (!isAccepted(address)) return undefined;
    const given = new URLSearchParams(address.slice(queryAt));
    const kept = new URLSearchParams();
    for (const [name, none] of Object.entries(parameters)) {
      const value = given.get(name) ?? "";
      if (value !== "" && value !== none) kept.set(name, value);
    }
    return kept.size === 0 ? pathname : `${pathname}?${kept}`;
  };
}

interface KnownPath {
  /** Undefined for a page that is not shared. */
  readonly parameters: SharedPage["sharedBy"] | undefined;
  readonly path: string;
}

/**
 * A path as its routes spell it. Routes match in capitals and with encoded letters, too: each spelling would be a page of its own in the
 * cache, and visitors can make up as many as they like.
 */
function spellingOf(matches: readonly RouteMatch[]): string {
  const parts = matches.flatMap(({ route, params }) =>
    (route.path ?? "").split("/").map((part) => {
      const value = part.startsWith(":") ? (params[part.slice(1).replace(/\?$/, "")] ?? "") : part;
      return part.startsWith(":") ? encodeURIComponent(value) : value;
    }),
  );
  return `/${parts.filter(Boolean).join("/")}`;
}

function isAccepted(address: string): boolean {
  try {
    checkAddress(`http://own.invalid${address}`);
    return true;
  } catch {
    return false;
  }
}

const sharedByOf = (handle: unknown): SharedPage["sharedBy"] | undefined =>
  (handle as SharedPage | undefined)?.sharedBy;

function routeTree(manifest: ServerBuild["routes"], parentId?: string): RouteObject[] {
  const children = Object.values(manifest).filter((route) => route?.parentId === parentId);
  return children.flatMap((route): RouteObject[] => {
    if (!route) return [];
    const { id, path, index, caseSensitive, module } = route;
    const common = { id, path, caseSensitive, handle: module.handle };
    return [index ? { ...common, index } : { ...common, children: routeTree(manifest, id) }];
  });
}
