import type { AnyJobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { forgetClickMarks } from "./count-click.ts";
import { endNewTools } from "./end-new-tools.ts";
import { checkLinks, type LinkFetch } from "./upkeep/check-links.ts";
import { forgetImports } from "./upkeep/import-tools.ts";

const forgetClickMarksJob: JobKind<object> = {
  name: "forget-click-marks",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "2 * * * *",
};

const forgetImportsJob: JobKind<object> = {
  name: "forget-tool-imports",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "47 3 * * *",
};

const endNewToolsJob: JobKind<object> = {
  name: "end-new-tools",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "41 3 * * *",
};

/** Every night those that are due: each website is asked once a week. */
const checkLinksJob: JobKind<object> = {
  name: "check-tool-links",
  retryLimit: 0,
  expireInSeconds: 4 * 60 * 60,
  cron: "53 3 * * *",
};

/** @param linkFetch reaches public addresses only, because the addresses come from others. */
export function directoryJobs(services: Services, linkFetch: LinkFetch): readonly AnyJobHandler[] {
  const { db, clock } = services;
  return [
    { kind: forgetClickMarksJob, run: () => forgetClickMarks(db, clock.now()) },
    { kind: endNewToolsJob, run: () => endNewTools(db, clock.now()) },
    { kind: forgetImportsJob, run: () => forgetImports(db, clock.now()) },
    {
      kind: checkLinksJob,
      run: async (_data: object, _jobId: string, signal?: AbortSignal) => {
        await checkLinks(services, linkFetch, signal);
      },
    },
  ];
}
