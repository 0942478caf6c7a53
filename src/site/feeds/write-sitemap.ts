import { escapeXml } from "./escape-xml.ts";

/** A page that search engines should know. */
export interface SitemapAddress {
  readonly path: string;
  /** ISO date of the page's last change, where that is truly known. */
  readonly changedOn?: string;
}

/** A file of the sitemap protocol (https://www.sitemaps.org/protocol.html) holds no more. */
export const sitemapAddressesMax = 50_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

export function writeSitemap(baseUrl: string, addresses: readonly SitemapAddress[]): string {
  const entries = addresses.map(({ path, changedOn }) => {
    const lastmod = changedOn ? `<lastmod>${escapeXml(changedOn)}</lastmod>` : "";
    return `<url><loc>${escapeXml(`${baseUrl}${path}`)}</loc>${lastmod}</url>`;
  });
  return `${declaration}\n<urlset ${namespace}>\n${entries.join("\n")}\n</urlset>\n`;
}

/** @param parts how many files there are: `/sitemaps/1.xml` and on. */
export function writeSitemapIndex(baseUrl: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(`${baseUrl}/sitemaps/${index + 1}.xml`)}</loc></sitemap>`,
  );
  return `${declaration}\n<sitemapindex ${namespace}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}
