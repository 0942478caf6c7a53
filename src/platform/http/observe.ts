import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Services } from "../services.ts";
import type { AppEnv } from "./app-env.ts";
import { clientAddress } from "./client-address.ts";

const requestIdPattern = /^[\w-]{8,64}$/;

/** An id that a proxy in front gave is kept, so that its log and ours meet; anything odd is replaced. */
export function requestIdFrom(header: string | undefined): string {
  return header && requestIdPattern.test(header) ? header : randomUUID();
}

/** Gives each request its id, its log and its line in the log and the metrics. */
export function observe({ config, log, metrics }: Services) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now();
    const requestId = requestIdFrom(c.req.header("x-request-id"));
    const requestLog = log.child({ requestId });
    c.set("scope", { requestId, clientAddress: clientAddress(c, config.trustedProxyHops), log: requestLog });
    await next();
    c.res.headers.set("x-request-id", requestId);
    const durationMs = performance.now() - start;
    const { method } = c.req;
    const status = c.res.status;
    metrics.httpRequests.inc({ method, status, source: "application" });
    metrics.httpDuration.observe({ method, status }, durationMs / 1_000);
    // The path without its query: what people search for is theirs.
    requestLog.info({ method, path: c.req.path.slice(0, 200), status, durationMs: Math.round(durationMs * 10) / 10 }, "request");
  });
}
