import type { AnyJobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { removeDeletedDesigns } from "./delete-design.ts";
import { removeOldDrawings } from "./visitors/visitor-drawings.ts";

const removeDeletedJob: JobKind<object> = {
  name: "remove-deleted-designs",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "23 * * * *",
};

const removeDrawingsJob: JobKind<object> = {
  name: "remove-visitor-drawings",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "41 * * * *",
};

export const designJobs = (services: Services): readonly AnyJobHandler[] => [
  { kind: removeDeletedJob, run: () => removeDeletedDesigns(services) },
  { kind: removeDrawingsJob, run: () => removeOldDrawings(services) },
];
