import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { runFor } from "../requester.ts";
import type { Services } from "../services.ts";
import type { AppEnv } from "./app-env.ts";
import { clientAddress } from "./client-address.ts";
import { loggablePath } from "./loggable-path.ts";

const requestIdPattern = /^[\w-]{8,64}$/;

/** Keeps a proxy's request id, so that its log and ours match; replaces an invalid one. */
export function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === "string" && requestIdPattern.test(header) ? header : randomUUID();
}

/** Probes call these paths every few seconds: their log lines would bury all others. */
const probes = ["/healthz", "/readyz", "/metrics"];

/** Gives each request an id, a logger and a requester, and records it in the log and the metrics. */
export function observe(
  { config, log, metrics }: Pick<Services, "config" | "log" | "metrics">,
  mayBeSignedIn: (cookie: string) => boolean,
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now();
    const requestId = requestIdFrom(c.req.header("x-request-id"));
    const requestLog = log.child({ requestId });
    const address = clientAddress(c, config.trustedProxyHops);
    c.set("scope", { requestId, clientAddress: address, log: requestLog });
    // The server adapter makes it when it is first read: of a client that has gone before that, it would never tell.
    void c.req.raw.signal;
    const cookie = c.req.header("cookie");
    await runFor({ group: address, isPreferred: cookie !== undefined && mayBeSignedIn(cookie) }, next);
    c.res.headers.set("x-request-id", requestId);
    const durationMs = performance.now() - start;
    const { method, path } = c.req;
    const status = statusOf(c);
    metrics.httpRequests.inc({ method, status, source: "application" });
    metrics.httpDuration.observe({ method, status }, durationMs / 1_000);
    const level = probes.includes(path) ? "debug" : "info";
    requestLog[level](
      { method, path: loggablePath(path), status, durationMs: Math.round(durationMs * 10) / 10 },
      "request",
    );
  });
}

/** If the client disconnects before the response, the aborted work is not our failure. 499 is the status that proxies use for this. */
function statusOf({ req, res }: Context<AppEnv>): number {
  return req.raw.signal.aborted && res.status >= 500 ? 499 : res.status;
}
