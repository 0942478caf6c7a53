/** A process that takes a job and never finishes it: what a test kills. */
import { startJobs } from "#platform/jobs.ts";
import { createLog } from "#platform/log.ts";
import { createMetrics } from "#platform/metrics.ts";

const [, , databaseUrl = ""] = process.argv;
const jobs = await startJobs(databaseUrl, createLog("silent"), createMetrics(), {
  retryDelaySeconds: 1,
  pollingSeconds: 0.5,
  heartbeatSeconds: 10,
  superviseSeconds: 1,
});
const hang = () => {
  process.send?.("taken");
  return new Promise<void>(() => {});
};
await jobs.work([{ kind: { name: "greet", retryLimit: 3, expireInSeconds: 60 }, run: hang }]);
process.send?.("working");
