import { countCatalogueAddresses, listCatalogueAddresses } from "#directory/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { escapeXml } from "#platform/rss.ts";
import { getContentPage, listArticles } from "../content/articles.ts";
import { sitePages } from "../site-pages.ts";

/** A page that search engines should know. */
export interface SitemapAddress {
  readonly path: string;
  /** ISO date of the page's last change, if known. */
  readonly changedOn?: string;
}

/** The limit of the sitemap protocol for one file (https://www.sitemaps.org/protocol.html). */
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

/** Pages with a content file, which has the date of its last change. */
const contentFiles: Readonly<Record<string, string>> = {
  "/careers": "careers/index",
  "/affiliate": "affiliate/index",
  "/privacy-policy": "legal/privacy-policy",
  "/terms-of-service": "legal/terms-of-service",
};

/** Counts the files that the sitemap needs with `perFile` addresses in each. */
export async function countSitemapParts(db: Executor, perFile: number): Promise<number> {
  return Math.max(1, Math.ceil((ownAddresses().length + (await countCatalogueAddresses(db))) / perFile));
}

/** @param part from 1. @returns the addresses of one file; empty past the last file. */
export async function listSitemapAddresses(db: Executor, part: number, perFile: number): Promise<SitemapAddress[]> {
  const start = (part - 1) * perFile;
  const own = ownAddresses();
  const here = own.slice(start, start + perFile);
  const missing = perFile - here.length;
  const offset = Math.max(0, start - own.length);
  const catalogue = missing > 0 ? await listCatalogueAddresses(db, { offset, limit: missing }) : [];
  return [...here, ...catalogue.map((path) => ({ path }))];
}

/** The site's own pages and its articles. */
function ownAddresses(): SitemapAddress[] {
  const pages = sitePages.map(({ path }) => {
    const file = contentFiles[path];
    return file ? { path, changedOn: getContentPage(file).updated } : { path };
  });
  return [...pages, ...listArticles().map(({ path, updated }) => ({ path, changedOn: updated }))];
}
