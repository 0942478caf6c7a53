import { afterEach } from "vitest";
import { type Site, type SiteOptions, startSite } from "./site.ts";

/**
 * For files whose tests each start their own sites, to kill them or to run several on one database. They are stopped after each test, even
 * if it fails; a test may have stopped one already.
 * @returns `startSite`.
 */
export function createSiteStarter(): (options?: SiteOptions) => Promise<Site> {
  const sites: Site[] = [];
  afterEach(async () => {
    for (const site of sites.splice(0).toReversed()) await site.stop();
  });
  return async (options) => {
    const site = await startSite(options);
    sites.push(site);
    return site;
  };
}

/** Status of an answer to GET, which may be a redirect. @throws if there is none within a minute. */
export async function statusOf(url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  return (await fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(60_000) })).status;
}
