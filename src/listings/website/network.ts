import { promises as dns } from "node:dns";
import { createGuardedFetch } from "#engines/index.ts";
import { domainOf } from "./parse-website.ts";

/** The outside world that submissions and claims ask; tests have one of their own. */
export interface Network {
  /**
   * Reads the beginning of a web page.
   * @returns undefined if nothing answers there in time.
   */
  readPage(address: string): Promise<{ readonly status: number; readonly text: string } | undefined>;
  /** @returns the TXT records of a domain; undefined if they can’t be looked up now. */
  readTxt(domain: string): Promise<readonly string[] | undefined>;
}

const timeoutMs = 8_000;
/** A page's head is at its beginning. */
const bytesRead = 256 * 1_024;
const dnsTimeoutMs = 4_000;
const recordsMax = 100;

/** Redirects lead anywhere at the website's own domain: from `example.com` to `www.example.com`, or to the page of a language. */
const fetchPage = createGuardedFetch({
  allowPrivateAddresses: false,
  // More than is read: compressed pages are counted as they come out.
  bytesMax: 8 * 1_024 * 1_024,
  redirectsMax: 5,
  mayRedirect: (target, from) => {
    const domain = domainOf(from.hostname);
    return target.protocol === "https:" && domain !== null && domainOf(target.hostname) === domain;
  },
});

const resolver = new dns.Resolver({ timeout: dnsTimeoutMs, tries: 2 });

/** Errors of a look-up that found out that there is nothing. */
const nothingThere: ReadonlySet<unknown> = new Set(["ENODATA", "ENOTFOUND"]);

export const network: Network = {
  async readPage(address) {
    try {
      const response = await fetchPage(address, {
        headers: { accept: "text/html", "user-agent": "EaselListingCheck/1.0" },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, text: await readBeginning(response) };
    } catch {
      // A private address, a name that doesn't exist, a broken connection, a redirect to elsewhere: it doesn't answer us.
      return undefined;
    }
  },
  async readTxt(domain) {
    try {
      const records = await resolver.resolveTxt(domain);
      return records.slice(0, recordsMax).map((parts) => parts.join(""));
    } catch (error) {
      return nothingThere.has((error as { code?: unknown }).code) ? [] : undefined;
    }
  },
};

async function readBeginning(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  try {
    while (text.length < bytesRead) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
  return text.slice(0, bytesRead);
}

/** An answer that says that there is a website, even if it is not for programs. */
export const isWebsite = (page: { readonly status: number } | undefined): boolean =>
  page !== undefined && page.status < 500 && page.status !== 404 && page.status !== 410;
