import { Hono } from "hono";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import { countClick } from "./count-click.ts";
import { drawCover, drawMonogram, familyOf } from "./covers/index.ts";
import { categories } from "./data/categories.ts";

const drawingHeaders = {
  "Content-Type": "image/svg+xml; charset=utf-8",
  "Cache-Control": "public, max-age=604800, stale-while-revalidate=2592000",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
};

const coverVariantsMax = 9;
const hueByCategory = new Map<string, number>(categories.map(({ id, hue }) => [id, hue]));

/** What the directory answers besides pages: outbound links and drawings. */
export function directoryRoutes(services: Services) {
  const routes = new Hono<AppEnv>();

  routes.get("/go/:slug", async (c) => {
    const visitor = `${c.get("scope").clientAddress}\n${c.req.header("user-agent") ?? ""}`;
    const { website } = await countClick(services.db, { toolSlug: c.req.param("slug"), visitor, at: services.clock.now() });
    c.header("Cache-Control", "no-store");
    c.header("Referrer-Policy", "origin");
    c.header("X-Robots-Tag", "noindex, nofollow");
    return c.redirect(website, 302);
  });

  routes.get("/covers/:category/:file{[a-z0-9][a-z0-9-]{0,120}\\.svg}", (c) => {
    const hue = hueByCategory.get(c.req.param("category"));
    if (hue === undefined) throw new AppError("not_found", { userMessage: "There is no drawing at this address." });
    const name = c.req.param("file").slice(0, -".svg".length);
    const [, slug = name, variant = "0"] = /^(.+)-([1-9])$/.exec(name) ?? [];
    const family = familyOf(c.req.param("category"));
    return c.body(drawCover({ slug, hue, family, variant: Math.min(Number(variant), coverVariantsMax) }), 200, drawingHeaders);
  });

  routes.get("/monograms/:hue{[0-9]|1[01]}/:letters{.{1,8}\\.svg}", (c) => {
    const name = c.req.param("letters").slice(0, -".svg".length);
    return c.body(drawMonogram({ name, hue: Number(c.req.param("hue")) }), 200, drawingHeaders);
  });
  return routes;
}
