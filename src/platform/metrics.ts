import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** The metrics at `/metrics`, in Prometheus' text format. One registry per process. */
export interface Metrics {
  readonly registry: Registry;
  readonly httpRequests: Counter<"method" | "status" | "source">;
  readonly httpDuration: Histogram<"method" | "status">;
  readonly pageCacheBytes: Gauge;
  readonly jobsRun: Counter<"job" | "outcome">;
  readonly mailsSent: Counter<"outcome">;
  readonly engineRuns: Counter<"vendor" | "outcome">;
  readonly engineFirstOutput: Histogram<"vendor">;
  readonly enginesTakenOut: Gauge<"vendor">;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    httpRequests: new Counter({
      name: "http_requests_total",
      help: "Requests answered, by where the answer came from (static, page-cache, application).",
      labelNames: ["method", "status", "source"],
      registers: [registry],
    }),
    httpDuration: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time from request to response headers, for requests that the application answered.",
      labelNames: ["method", "status"],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    pageCacheBytes: new Gauge({
      name: "page_cache_bytes",
      help: "Memory that cached pages take, in all their encodings.",
      registers: [registry],
    }),
    jobsRun: new Counter({
      name: "jobs_total",
      help: "Background jobs run by this process, by outcome (done, failed); a failed run is tried again while tries are left.",
      labelNames: ["job", "outcome"],
      registers: [registry],
    }),
    mailsSent: new Counter({
      name: "mails_total",
      help: "Mails handed over, by outcome (sent, failed, refused); a failed one is tried again, a refused one is not.",
      labelNames: ["outcome"],
      registers: [registry],
    }),
    engineRuns: new Counter({
      name: "engine_runs_total",
      help: "Runs of AI engines, by vendor and outcome (finished, stopped, or why the run failed).",
      labelNames: ["vendor", "outcome"],
      registers: [registry],
    }),
    engineFirstOutput: new Histogram({
      name: "engine_first_output_seconds",
      help: "Time from the start of a run to the first output of the engine.",
      labelNames: ["vendor"],
      buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60],
      registers: [registry],
    }),
    enginesTakenOut: new Gauge({
      name: "engines_taken_out",
      help: "1 while a vendor that failed too often is not asked by this process, on the operator's key.",
      labelNames: ["vendor"],
      registers: [registry],
    }),
  };
}
