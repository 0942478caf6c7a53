import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";

/** The headers of every response. An HTML document replaces this closed policy with its own. */
export function securityHeaders(baseUrl: string): Readonly<Record<string, string>> {
  return {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(self), geolocation=(), payment=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    // Only over https: browsers ignore it elsewhere, and on localhost it would affect other projects.
    ...(baseUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** Adds the headers that a response does not set itself. Errors and private pages must not be cached anywhere. */
export function addMissingHeaders(headers: Readonly<Record<string, string>>) {
  const common = Object.entries({ ...headers, "cache-control": "no-store" });
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const { status } = c.res;
    // Its headers replace those that the client has stored: the closed policy would take a page its styles and scripts.
    if (status === 304) return;
    const all = new Headers(c.res.headers);
    for (const [name, value] of common) if (!all.has(name)) all.set(name, value);
    // A new response, because @hono/node-server's lightweight ones lose headers when they are copied (as for HEAD).
    c.res = new Response(c.res.body, { status, headers: all });
  });
}
