import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import type pg from "pg";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import type { AppEnv } from "./app-env.ts";
import { isFromThisMachine } from "./this-machine.ts";

/** Shorter than load balancers wait for an answer. */
const databaseAnswerMs = 2_000;

/** `/healthz`: the process lives. `/readyz`: it can serve (database reachable, not stopping). `/metrics`: Prometheus. */
export function healthRoutes({ pool, metrics, config, log }: Services, stopping: AbortSignal) {
  const routes = new Hono<AppEnv>();
  routes.get("/healthz", (c) => c.json({ status: "ok" }));
  routes.get("/readyz", async (c) => {
    if (stopping.aborted) return c.json({ status: "stopping" }, 503);
    try {
      await askDatabase(pool);
      return c.json({ status: "ready" });
    } catch (error) {
      log.error({ err: error }, "not ready: the database does not answer");
      return c.json({ status: "database unreachable" }, 503);
    }
  });
  routes.get("/metrics", async (c) => {
    const isAllowed = config.metricsToken
      ? isSame(c.req.header("authorization") ?? "", `Bearer ${config.metricsToken}`)
      : isFromThisMachine(c);
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

async function askDatabase(pool: pg.Pool): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${databaseAnswerMs} ms`)), databaseAnswerMs);
  });
  try {
    await Promise.race([pool.query("select 1"), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Takes the same time wherever the two differ. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
