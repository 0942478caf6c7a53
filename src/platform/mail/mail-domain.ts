/** Reads what an address's domain tells about its owner. Limits per domain use only this. */
import mailchecker from "mailchecker";
import { getDomain } from "tldts";
import type { Secrets } from "#platform/secret.ts";

/** Providers where anyone can get a mailbox: an address there says nothing about who owns the domain. */
const publicProviders: ReadonlySet<string> = new Set(
  `aol.com bluewin.ch bol.com.br comcast.net duck.com fastmail.com fastmail.fm free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de
  gmx.net googlemail.com hey.com hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it icloud.com laposte.net libero.it
  live.co.uk live.com live.fr live.nl mac.com mail.com mail.ru mailbox.org me.com msn.com naver.com orange.fr outlook.com outlook.de
  outlook.es outlook.fr outlook.it pm.me posteo.de proton.me protonmail.ch protonmail.com qq.com rediffmail.com seznam.cz sfr.fr
  t-online.de tuta.com tutanota.com uol.com.br verizon.net virgilio.it wanadoo.fr web.de wp.pl yahoo.ca yahoo.co.in yahoo.co.jp
  yahoo.co.uk yahoo.com yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru ymail.com 126.com 163.com`.split(
    /\s+/,
  ),
);

/** About 50,000 domains, maintained by the package's authors. */
const disposableDomains: ReadonlySet<string> = new Set(mailchecker.blacklist());

/**
 * Tells whether the address is of a service for temporary mailboxes: by its domain, and those above it.
 * @param email as `parseEmail` gives it.
 */
export function isDisposable(email: string): boolean {
  const labels = hostOf(email).split(".");
  return labels.some((_, index) => disposableDomains.has(labels.slice(index).join(".")));
}

/**
 * The registrable domain, which one owner may use for many addresses: `a.example.com` and `b.example.com` are the same.
 * @param email as `parseEmail` gives it.
 * @returns null for a public provider's.
 */
export function ownedDomain(email: string): string | null {
  const host = hostOf(email);
  const domain = getDomain(host, { allowPrivateDomains: true }) ?? host;
  return publicProviders.has(domain) ? null : domain;
}

/**
 * A digest that recognizes a domain without storing it.
 * @returns null for a public provider's.
 * @param purpose the limit's purpose: digests of different limits cannot be compared.
 */
export function domainDigest(
  secrets: Secrets,
  purpose: "referral-domain" | "trial-domain",
  email: string,
): Buffer | null {
  const domain = ownedDomain(email);
  return domain === null ? null : Buffer.from(secrets.digest(purpose, domain), "base64url");
}

const hostOf = (email: string): string => email.split("@")[1] ?? "";
