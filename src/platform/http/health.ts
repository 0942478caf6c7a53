import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import type { AppEnv } from "./app-env.ts";
import { isFromThisMachine } from "./this-machine.ts";

/** Shorter than the time-out of load balancers. */
const databaseAnswerMs = 2_000;

/** `/healthz`: the process is alive. `/readyz`: it can serve (database reachable, not stopping). `/metrics`: Prometheus. */
export function healthRoutes({ notifications, metrics, config, log }: Services, stopping: AbortSignal) {
  const routes = new Hono<AppEnv>();
  routes.get("/healthz", (c) => c.json({ status: "ok" }));
  routes.get("/readyz", async (c) => {
    if (stopping.aborted) return c.json({ status: "stopping" }, 503);
    // Not through the pool: if all its connections are busy, the database may still be fine.
    if (await notifications.answers(databaseAnswerMs)) return c.json({ status: "ready" });
    log.error("not ready: the database does not answer");
    return c.json({ status: "database unreachable" }, 503);
  });
  routes.get("/metrics", async (c) => {
    const isAllowed = config.metricsToken
      ? isSame(c.req.header("authorization") ?? "", `Bearer ${config.metricsToken}`)
      : isFromThisMachine(c, config);
    if (!isAllowed) {
      throw new AppError("unauthorized", {
        userMessage: "Metrics are for the operator: send METRICS_TOKEN as a bearer token.",
        headers: { "WWW-Authenticate": "Bearer" },
      });
    }
    return c.text(await metrics.registry.metrics(), 200, { "content-type": metrics.registry.contentType });
  });
  return routes;
}

/** Takes the same time wherever the two strings differ. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
