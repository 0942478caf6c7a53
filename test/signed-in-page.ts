import type { Page } from "playwright-core";
import type { TestPerson } from "./accounts.ts";
import type { OpenOptions, TestBrowser } from "./browser.ts";
import type { Site } from "./site.ts";

/** A page in a new profile with a signed-in user. */
export async function openSignedIn(
  { site, browser }: { readonly site: Pick<Site, "url">; readonly browser: Pick<TestBrowser, "open"> },
  { cookie }: Pick<TestPerson, "cookie">,
  options?: OpenOptions,
): Promise<Page> {
  const page = await browser.open(options);
  const cookies = cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: site.url };
  });
  await page.context().addCookies(cookies);
  return page;
}
