import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";

/** One page, one address: `/tools/` and `//tools` lead to `/tools` for good. */
export const redirectToCanonicalPath = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const canonical = canonicalPath(pathname);
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (isRead && canonical !== pathname) return c.redirect(`${canonical}${search}`, 301);
  return next();
});

/** @returns a path that begins with exactly one slash: with two, a browser would take the next part for a host. */
export function canonicalPath(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, "/");
  return single.length > 1 ? single.replace(/\/$/, "") : single;
}
