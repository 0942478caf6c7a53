import { Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { serveSocialImage } from "#platform/og/serve-social-image.ts";
import type { Services } from "#platform/services.ts";
import { type ApiDocumentParts, apiRoutes } from "./api/api-routes.ts";
import { createDirectoryReader, type DirectoryParts } from "./api/read-directory.ts";
import { changesFeedPath } from "./change-rules.ts";
import { writeChangesFeed } from "./changes/changes-feed.ts";
import { describeComparisonImage } from "./compare/comparison-image.ts";
import { countClick } from "./count-click.ts";
import { drawCategoryCover, drawMonogram } from "./covers/index.ts";
import { describeEngineImage, describeToolImage } from "./og-image.ts";
import { getTool } from "./queries.ts";

const drawingHeaders = {
  "Content-Type": "image/svg+xml; charset=utf-8",
  "Cache-Control": "public, max-age=604800, stale-while-revalidate=2592000",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
};

const coverVariantsMax = 9;

/**
 * The directory's routes besides pages: outbound links, covers and the public API.
 * @param parts what other slices say: their parts of the API's document, and how engines run here.
 */
export function directoryRoutes(services: Services, parts: ApiDocumentParts & DirectoryParts) {
  const routes = new Hono<AppEnv>();

  routes.get("/go/:slug", async (c) => {
    const visitor = `${c.get("scope").clientAddress}\n${c.req.header("user-agent") ?? ""}`;
    const click = { toolSlug: c.req.param("slug"), visitor, at: services.clock.now() };
    // A HEAD only checks where the link goes, so it is not a click.
    const isClick = c.req.method === "GET";
    const { website } = isClick ? await countClick(services.db, click) : await getTool(services.db, click.toolSlug);
    c.header("Cache-Control", "no-store");
    c.header("Referrer-Policy", "origin");
    c.header("X-Robots-Tag", "noindex, nofollow");
    return c.redirect(website, 302);
  });

  routes.get("/covers/:category/:file{[a-z0-9][a-z0-9-]{0,120}\\.svg}", (c) => {
    const name = c.req.param("file").slice(0, -".svg".length);
    const [, slug = name, variant = "0"] = /^(.+)-([1-9])$/.exec(name) ?? [];
    const cover = drawCategoryCover(c.req.param("category"), slug, Math.min(Number(variant), coverVariantsMax));
    if (!cover) throw new AppError("not_found", { userMessage: "There is no drawing at this address." });
    return c.body(cover, 200, drawingHeaders);
  });

  routes.get("/monograms/:hue{[0-9]|1[01]}/:letters{.{1,8}\\.svg}", (c) => {
    const name = c.req.param("letters").slice(0, -".svg".length);
    return c.body(drawMonogram({ name, hue: Number(c.req.param("hue")) }), 200, drawingHeaders);
  });

  const { db, config } = services;
  routes.get("/og/tool/:file{[a-z0-9][a-z0-9-]{0,120}\\.png}", async (c) => {
    const slug = c.req.param("file").slice(0, -".png".length);
    return serveSocialImage(c, services, `tool/${slug}`, await describeToolImage(db, slug, config.product.name));
  });

  routes.get("/og/engine/:file{[a-z0-9][a-z0-9-]{0,120}\\.png}", async (c) => {
    const slug = c.req.param("file").slice(0, -".png".length);
    return serveSocialImage(c, services, `engine/${slug}`, await describeEngineImage(db, slug, config.product.name));
  });

  routes.get("/og/compare/:file{[a-z0-9][a-z0-9-]{0,245}\\.png}", async (c) => {
    const address = c.req.param("file").slice(0, -".png".length);
    return serveSocialImage(
      c,
      services,
      `compare/${address}`,
      await describeComparisonImage(db, address, config.product.name),
    );
  });

  routes.use(changesFeedPath, compress(), etag());
  routes.get(changesFeedPath, async (c) =>
    c.body(await writeChangesFeed(db, config.baseUrl, config.product.name), 200, {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, max-age=0, s-maxage=300",
    }),
  );

  const read = createDirectoryReader(services, parts);
  routes.route("/", apiRoutes(services, read, parts));
  return routes;
}
