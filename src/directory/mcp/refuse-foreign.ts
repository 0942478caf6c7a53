import { isIP } from "node:net";
import { createMiddleware } from "hono/factory";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { isOwnOrigin } from "#platform/http/require-same-origin.ts";

/**
 * Refuses pages of other sites, and requests for another host, as MCP requires: a page whose name is made to lead to this machine (DNS
 * rebinding) sends both as its own. Programs send no Origin.
 */
export function refuseForeign(baseUrl: string) {
  const { hostname } = new URL(baseUrl);
  return createMiddleware<AppEnv>(async (c, next) => {
    const origin = c.req.header("origin");
    const host = c.req.header("host");
    if (origin !== undefined && !isOwnOrigin(origin, baseUrl, host)) throw foreign("origin", origin);
    if (!isOwnHost(host, hostname)) throw foreign("host", host);
    await next();
  });
}

/** A proxy may pass on its own name for this machine, which is an address or `localhost`: no page of another site has these. */
function isOwnHost(host: string | undefined, hostname: string): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const named = new URL(`http://${host}`).hostname;
  return named === hostname || named === "localhost" || isIP(named.replaceAll(/[[\]]/g, "")) !== 0;
}

const foreign = (what: "origin" | "host", value: string | undefined) =>
  new AppError("foreign_origin", {
    userMessage: `This server doesn’t answer pages of other sites. Connect with a program, to the address on /api-docs.`,
    message: `refused MCP request with ${what} ${(value ?? "none").slice(0, 100)}`,
  });
