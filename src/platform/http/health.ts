import { Hono } from "hono";
import type { Services } from "../services.ts";
import type { AppEnv } from "./app-env.ts";

export interface Lifecycle {
  /** True from the moment the process was asked to stop: load balancers must send no more. */
  isStopping: boolean;
}

/** `/healthz`: the process lives. `/readyz`: it can serve (database reachable, not stopping). `/metrics`: Prometheus. */
export function healthRoutes({ pool, metrics, config, log }: Services, lifecycle: Lifecycle) {
  const routes = new Hono<AppEnv>();
  routes.get("/healthz", (c) => c.json({ status: "ok" }));
  routes.get("/readyz", async (c) => {
    if (lifecycle.isStopping) return c.json({ status: "stopping" }, 503);
    try {
      await pool.query("select 1");
      return c.json({ status: "ready" });
    } catch (error) {
      log.error({ err: error }, "not ready: the database does not answer");
      return c.json({ status: "database unreachable" }, 503);
    }
  });
  routes.get("/metrics", async (c) => {
    if (config.metricsToken && c.req.header("authorization") !== `Bearer ${config.metricsToken}`) {
      return c.json({ error: { code: "unauthorized", message: "Send the metrics token as a bearer token." } }, 401);
    }
    return c.text(await metrics.registry.metrics(), 200, { "content-type": metrics.registry.contentType });
  });
  return routes;
}
