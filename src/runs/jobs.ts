import type { AnyJobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { settleLostRuns } from "./lost-runs.ts";
import { removeRunFiles } from "./run-files.ts";

const lostRunsJob: JobKind<object> = {
  name: "settle-lost-runs",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "* * * * *",
};

export const runsJobs = (services: Services): readonly AnyJobHandler[] => [
  {
    kind: lostRunsJob,
    run: async () => {
      const count = await settleLostRuns(services);
      if (count > 0) services.log.warn({ count }, "settled runs whose process had ended");
    },
  },
  removeRunFiles(services),
];
