import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** What `/metrics` shows, in Prometheus' text format. One registry per process. */
export interface Metrics {
  readonly registry: Registry;
  readonly httpRequests: Counter<"method" | "status" | "source">;
  readonly httpDuration: Histogram<"method" | "status">;
  readonly mailsSent: Counter<"outcome">;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    httpRequests: new Counter({
      name: "http_requests_total",
      help: "Requests answered, by where the answer came from (page cache or application).",
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
    mailsSent: new Counter({
      name: "mails_total",
      help: "Mails handed over, by outcome.",
      labelNames: ["outcome"],
      registers: [registry],
    }),
  };
}
