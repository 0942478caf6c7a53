import type { AnyJobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { removeDeletedDesigns } from "./delete-design.ts";

const removeDeletedJob: JobKind<object> = {
  name: "remove-deleted-designs",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "23 * * * *",
};

export const designJobs = (services: Services): readonly AnyJobHandler[] => [
  { kind: removeDeletedJob, run: () => removeDeletedDesigns(services) },
];
