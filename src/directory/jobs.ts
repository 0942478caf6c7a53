import type { AnyJobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { forgetClickMarks } from "./count-click.ts";

const forgetClickMarksJob: JobKind<object> = {
  name: "forget-click-marks",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "2 * * * *",
};

export function directoryJobs({ db, clock }: Services): readonly AnyJobHandler[] {
  return [{ kind: forgetClickMarksJob, run: () => forgetClickMarks(db, clock.now()) }];
}
