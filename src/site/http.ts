import { Hono } from "hono";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";

/** What the site answers besides pages: a short mount list, one file per handler. */
export function siteRoutes(_services: Services) {
  return new Hono<AppEnv>();
}
