import { countCatalogueAddresses, listCatalogueAddresses, listCategories } from "#directory/index.ts";
import { toolSearchPath } from "#directory/rules.ts";
import type { Executor } from "#platform/db/database.ts";
import { getContentPage, listArticles } from "../content/articles.ts";
import { sitePages } from "../site-pages.ts";
import { footerColumns } from "../ui/navigation.ts";
import type { SitemapAddress } from "./write-sitemap.ts";

/** Pages whose text is a content file, and so carries the date of its last change. */
const contentFiles: Readonly<Record<string, string>> = {
  "/careers": "careers/index",
  "/affiliate": "affiliate/index",
  "/privacy-policy": "legal/privacy-policy",
  "/terms-of-service": "legal/terms-of-service",
};

/** How many files the sitemap needs when one holds `perFile` addresses. */
export async function countSitemapParts(db: Executor, perFile: number): Promise<number> {
  const [first, catalogue] = await Promise.all([listFirstAddresses(db), countCatalogueAddresses(db)]);
  return Math.max(1, Math.ceil((first.length + catalogue) / perFile));
}

/** @param part from 1. @returns the addresses of one file, none past the last. */
export async function listSitemapAddresses(db: Executor, part: number, perFile: number): Promise<SitemapAddress[]> {
  const start = (part - 1) * perFile;
  const first = await listFirstAddresses(db);
  const here = first.slice(start, start + perFile);
  const missing = perFile - here.length;
  const paths =
    missing > 0 ? await listCatalogueAddresses(db, { offset: Math.max(0, start - first.length), limit: missing }) : [];
  return [...here, ...paths.map((path) => ({ path }))];
}

/** Everything but the pages of single tools and engines. */
async function listFirstAddresses(db: Executor): Promise<SitemapAddress[]> {
  const pages = sitePages.map(({ path }) => {
    const file = contentFiles[path];
    return file ? { path, changedOn: getContentPage(file).updated } : { path };
  });
  const known = new Set(pages.map(({ path }) => path));
  const collections = footerColumns
    .flatMap((column) => column.flatMap(({ groups }) => groups.flatMap(({ items }) => items)))
    .filter(({ path }) => !known.has(path) && !path.startsWith("/ai-models/") && !path.includes("#"))
    .map(({ path }) => ({ path }));
  const categories = (await listCategories(db)).map(({ id }) => ({ path: toolSearchPath({ categoryId: id }) }));
  const articles = listArticles().map(({ path, updated }) => ({ path, changedOn: updated }));
  return [...pages, ...articles, ...collections, ...categories];
}
