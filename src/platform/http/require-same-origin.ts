import { createMiddleware } from "hono/factory";
import { isLoopback } from "../config.ts";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";

/**
 * Accepts a write only from our own pages, according to the browser's `Sec-Fetch-Site` or `Origin` header (OWASP ASVS 5.0, 3.5). Clients
 * that send neither are refused, too: every browser we support sends at least one.
 * @param isException whether other sites and programs may post to the address; it then checks its own signature or token.
 */
export function requireSameOrigin(baseUrl: string, isException: (path: string) => boolean) {
  return createMiddleware<AppEnv>(async (c, next) => {
    // OPTIONS asks what an address takes, which a browser does for other sites, and writes nothing.
    const isRead = ["GET", "HEAD", "OPTIONS"].includes(c.req.method);
    // Removed where it is not checked: React Router would refuse other origins itself, with its own message.
    if (!isRead && isException(c.req.path)) c.req.raw = withoutOrigin(c.req.raw);
    else if (!isRead) {
      const site = c.req.header("sec-fetch-site");
      const origin = c.req.header("origin");
      const isForeignSite = site !== undefined && site !== "same-origin" && site !== "none";
      if (isForeignSite || !isOwnOrigin(origin, baseUrl, c.req.header("host"))) {
        throw new AppError("foreign_origin", {
          userMessage:
            "This form was sent from another site, so nothing was saved. Please open the page here and try again.",
          message: `refused write from origin ${(origin ?? "none").slice(0, 100)}, sec-fetch-site ${(site ?? "none").slice(0, 20)}`,
        });
      }
    }
    await next();
  });
}

function withoutOrigin(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("origin");
  return new Request(request, { headers });
}

/**
 * Our own origin is the configured one. Without a public one (on a laptop), browsers also reach the product by other names and ports of the
 * machine or network, so a page may write to the host that it was loaded from.
 */
export function isOwnOrigin(origin: string | undefined, baseUrl: string, host: string | undefined): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  return origin === baseUrl || (isLoopback(baseUrl) && new URL(origin).host === host);
}
