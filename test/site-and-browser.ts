import { afterAll, afterEach, beforeAll } from "vitest";
import { startBrowser, type TestBrowser } from "./browser.ts";
import { type BorrowedSite, borrowSite } from "./shared-sites.ts";
import { type Site, type SiteOptions, startSite } from "./site.ts";

export interface SiteAndBrowser {
  readonly site: Site;
  readonly browser: TestBrowser;
}

/**
 * Starts the product and a browser for the tests of one file; an unexpected console error fails the test that brought it about.
 * @param options or what returns them, once what they depend on has been started.
 */
export function useSiteAndBrowser(options?: SiteOptions | (() => SiteOptions)): SiteAndBrowser {
  const started: { site?: BorrowedSite; browser?: TestBrowser } = {};
  beforeAll(async () => {
    const start = typeof options === "function" ? startOwnSite(options()) : borrowSite(options);
    [started.site, started.browser] = await Promise.all([start, startBrowser()]);
  });
  afterEach(() => started.browser?.expectNoErrors());
  afterAll(async () => {
    await started.browser?.close();
    await started.site?.end();
  });
  return {
    get site() {
      if (!started.site) throw new Error("the site runs only inside tests");
      return started.site.site;
    },
    get browser() {
      if (!started.browser) throw new Error("the browser runs only inside tests");
      return started.browser;
    },
  };
}

/** For what depends on other servers of the test, which end with its file. */
async function startOwnSite(options: SiteOptions): Promise<BorrowedSite> {
  const site = await startSite(options);
  return { site, end: () => site.stop() };
}
