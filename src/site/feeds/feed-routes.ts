import { Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { writeRss } from "#platform/rss.ts";
import type { Services } from "#platform/services.ts";
import { listArticles } from "../content/articles.ts";
import { sections } from "../content/sections.ts";
import {
  countSitemapParts,
  listSitemapAddresses,
  sitemapAddressesMax,
  writeSitemap,
  writeSitemapIndex,
} from "./sitemap.ts";

const sharedForAnHour = "public, max-age=0, s-maxage=3600";
const xmlHeaders = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": sharedForAnHour };

/** The RSS feed, the sitemap and robots.txt. */
export function feedRoutes({ db, config }: Services) {
  const routes = new Hono<AppEnv>();
  const { baseUrl, product } = config;

  for (const path of ["/rss.xml", "/robots.txt", "/sitemap.xml", "/sitemaps/*"]) routes.use(path, compress(), etag());

  routes.get("/rss.xml", (c) => {
    const articles = listArticles();
    const rss = writeRss({
      title: `${product.name}: blog, tutorials and case studies`,
      description: "How to choose and use AI design tools, and how we make this directory.",
      baseUrl,
      pagePath: "/",
      path: "/rss.xml",
      changedAt: startOf(
        articles
          .map(({ updated }) => updated)
          .toSorted()
          .at(-1) ?? "1970-01-01",
      ),
      items: articles.map(({ path, title, description, published, section, topic }) => ({
        title,
        path,
        description,
        categories: [sections[section].title, topic],
        publishedAt: startOf(published),
      })),
    });
    return c.body(rss, 200, { "Content-Type": "application/rss+xml; charset=utf-8", "Cache-Control": sharedForAnHour });
  });

  routes.get("/sitemap.xml", async (c) => {
    const parts = await countSitemapParts(db, sitemapAddressesMax);
    const xml =
      parts > 1
        ? writeSitemapIndex(baseUrl, parts)
        : writeSitemap(baseUrl, await listSitemapAddresses(db, 1, sitemapAddressesMax));
    return c.body(xml, 200, xmlHeaders);
  });

  routes.get("/sitemaps/:file{[1-9][0-9]{0,4}\\.xml}", async (c) => {
    const addresses = await listSitemapAddresses(db, Number.parseInt(c.req.param("file"), 10), sitemapAddressesMax);
    if (addresses.length === 0)
      throw new AppError("not_found", { userMessage: "The sitemap has fewer parts than that." });
    return c.body(writeSitemap(baseUrl, addresses), 200, xmlHeaders);
  });

  routes.get("/robots.txt", (c) => c.text(writeRobots(baseUrl), 200, { "Cache-Control": sharedForAnHour }));
  return routes;
}

/** @param day ISO date. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The trailing slashes matter: without one, `/api` would also block `/api-docs`. */
function writeRobots(baseUrl: string): string {
  return [
    "User-agent: *",
    "Allow: /",
    "Disallow: /dev/",
    "Disallow: /api/",
    "Disallow: /go/",
    "",
    `Sitemap: ${baseUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
