import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { checkAddress } from "./reject-bad-address.ts";

/**
 * What a page that is the same for all visitors exports as `handle`. Without it a page is made for each who asks.
 */
export interface SharedPage {
  /**
   * The parameters of its address that it depends on, with the value that means the same as none. It is rendered for all visitors from an
   * address that holds these and no others, so that what is not named here cannot show.
   */
  readonly sharedBy: Readonly<Record<string, string>>;
}

/** One page has one key, which is an address: of what it depends on, in one order and one spelling. */
export type PageKeys = (address: string) => string | undefined;

const knownPathsMax = 2_000;
/** Which routes' data a browser asks for (React Router's own parameter of `.data`). */
const dataParameter = { _routes: "" };

/**
 * @returns what makes the key of an address (path and query); undefined for pages that are not shared, and for addresses that are refused.
 */
export function createPageKeys(manifest: ServerBuild["routes"]): PageKeys {
  const routes = routeTree(manifest);
  /** Matching costs more than all the rest. */
  const known = new LRUCache<string, { readonly parameters: SharedPage["sharedBy"] | undefined }>({
    max: knownPathsMax,
  });

  function parametersOf(pathname: string): SharedPage["sharedBy"] | undefined {
    const found = known.get(pathname);
    if (found) return found.parameters;
    const isData = pathname.endsWith(".data");
    const page = isData ? pathname.replace(/(?:(?<=\/)_)?\.data$/, "") : pathname;
    const sharedBy = sharedByOf(matchRoutes(routes, page)?.at(-1)?.route.handle);
    const parameters = sharedBy && isData ? { ...sharedBy, ...dataParameter } : sharedBy;
    known.set(pathname, { parameters });
    return parameters;
  }

  return (address) => {
    const queryAt = address.indexOf("?");
    const pathname = queryAt === -1 ? address : address.slice(0, queryAt);
    const parameters = parametersOf(pathname);
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
