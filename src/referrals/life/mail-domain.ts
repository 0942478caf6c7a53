import { getDomain } from "tldts";

/** Providers that give anybody a mailbox: everybody's friends are there, and nobody makes up addresses of a whole domain. */
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

/**
 * The domain that one owner may have behind many addresses: the registrable one, so that `a.example.com` and `b.example.com` are the same.
 * @param email as `parseEmail` gives it.
 * @returns null for a public provider's.
 */
export function ownedDomain(email: string): string | null {
  const host = email.split("@")[1] ?? "";
  const domain = getDomain(host, { allowPrivateDomains: true }) ?? host;
  return publicProviders.has(domain) ? null : domain;
}
