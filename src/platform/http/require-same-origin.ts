import { createMiddleware } from "hono/factory";
import { isLoopback } from "../config.ts";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";

/**
 * Lets a write through only when it comes from one of our own pages: the browser's own word (`Sec-Fetch-Site`, `Origin`) must say
 * so (OWASP ASVS 5.0, 3.5). A client without either is refused too: no browser that we serve leaves both out.
 * @param isException of addresses that other sites and programs post to, which check a signature or token of their own.
 */
export function requireSameOrigin(baseUrl: string, isException: (path: string) => boolean) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    // Where it does not count it goes: React Router would refuse other sites by itself, in words of its own.
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
 * Our own is the configured address. Without a public one (a laptop) the product is also reached by other names and ports of the same
 * machine or network, so there a page may write to the very host that it came from.
 */
export function isOwnOrigin(origin: string | undefined, baseUrl: string, host: string | undefined): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  return origin === baseUrl || (isLoopback(baseUrl) && new URL(origin).host === host);
}
