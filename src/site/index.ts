/** Static pages, content, forms for visitors, sitemap and feeds. */
import { Hono } from "hono";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
export const unsubscribePath = "/newsletter/unsubscribe";
export function siteRoutes(_services: Services) { return new Hono<AppEnv>(); }
