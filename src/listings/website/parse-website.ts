import { parse } from "tldts";
import { AppError } from "#platform/errors.ts";
import { addressMessage, websiteLengthMax } from "../rules.ts";

export interface Website {
  /** An https address without credentials, port and fragment. */
  readonly address: string;
  /** Registrable domain in its ASCII form: that of `https://www.example.co.uk/a` is `example.co.uk`, of a page at a host for many users, the user’s. */
  readonly domain: string;
}

/**
 * Reads the address of a website as people type it: without `https://`, with capitals, umlauts, a dot at the end of the domain.
 * @returns undefined if it is not a public web address.
 */
export function parseWebsite(text: string): Website | undefined {
  const typed = text.trim();
  if (/\s/.test(typed)) return undefined;
  const url = URL.parse(
    /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed.replace(/^http:/i, "https:") : `https://${typed}`,
  );
  if (url?.protocol !== "https:" || url.username !== "" || url.password !== "" || url.port !== "") return undefined;
  url.hostname = url.hostname.replace(/\.$/, "");
  const domain = domainOf(url.hostname);
  if (!domain) return undefined;
  url.hash = "";
  for (const name of [...url.searchParams.keys()]) if (/^(?:utm_|ref$)/.test(name)) url.searchParams.delete(name);
  const address = url.pathname === "/" && url.search === "" ? url.origin : url.href;
  return address.length <= websiteLengthMax ? { address, domain } : undefined;
}

/** @returns the registrable domain of a host; null for addresses of the network and names without one. */
export function domainOf(host: string): string | null {
  const { domain, isIp } = parse(host, { allowPrivateDomains: true });
  return isIp ? null : domain;
}

/** @throws {AppError} `invalid_input` at the field of the website. */
export function requireWebsite(text: string): Website {
  const website = parseWebsite(text);
  if (website) return website;
  throw new AppError("invalid_input", {
    userMessage: addressMessage,
    field: "website",
  });
}
