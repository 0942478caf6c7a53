import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";

/** What every answer carries, whoever made it. The policy of an HTML document replaces the closed one here. */
export function securityHeaders(baseUrl: string): Readonly<Record<string, string>> {
  return {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    // Only over https: browsers ignore it elsewhere, and on localhost it would bind other projects.
    ...(baseUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** Adds to each answer what it does not say itself. Errors and private pages are never kept by anybody. */
export function addMissingHeaders(headers: Readonly<Record<string, string>>) {
  const common = Object.entries({ ...headers, "cache-control": "no-store" });
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const { status } = c.res;
    const all = new Headers(c.res.headers);
    for (const [name, value] of common) if (!all.has(name)) all.set(name, value);
    // A new answer, because @hono/node-server's light ones forget headers that are set on them when they are copied (as for HEAD).
    c.res = new Response(c.res.body, { status, headers: all });
  });
}
