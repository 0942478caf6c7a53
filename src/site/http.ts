import { Hono } from "hono";
import type { AppEnv } from "#platform/http/app-env.ts";
import { serveSocialImage } from "#platform/og/serve-social-image.ts";
import type { Services } from "#platform/services.ts";
import { sectionIds } from "./content/sections.ts";
import { feedRoutes } from "./feeds/feed-routes.ts";
import { describeArticleImage, describePageImage } from "./og-image.ts";

/** The site's routes besides pages: feeds and social images. */
export function siteRoutes(services: Services) {
  const routes = new Hono<AppEnv>();
  const brand = services.config.product.name;
  routes.route("/", feedRoutes(services));

  routes.get("/og/page/:file{[a-z0-9][a-z0-9-]{0,120}\\.png}", (c) => {
    const name = c.req.param("file").slice(0, -".png".length);
    return serveSocialImage(c, services, `page/${name}`, describePageImage(name, brand));
  });

  for (const section of sectionIds) {
    routes.get(`/og/article/${section}/:file{[a-z0-9][a-z0-9-]{0,120}\\.png}`, (c) => {
      const slug = c.req.param("file").slice(0, -".png".length);
      return serveSocialImage(c, services, `article/${section}/${slug}`, describeArticleImage(section, slug, brand));
    });
  }
  return routes;
}
