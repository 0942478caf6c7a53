import type { AnyJobHandler, JobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { eraseDueAccounts } from "./deletion/erase-account.ts";
import { type MakeExport, makeExportJob } from "./my-data/data-export.ts";
import { makeExport, removeOldExports } from "./my-data/make-export.ts";
import type { PersonalDataSource } from "./my-data/personal-data-source.ts";
import { type RemoveUnusedFile, removeUnusedFile, removeUnusedFileJob } from "./remove-unused-file.ts";
import { sweepAccounts } from "./sweep-accounts.ts";

const eraseDueAccountsJob: JobKind<object> = {
  name: "erase-due-accounts",
  retryLimit: 5,
  expireInSeconds: 1800,
  cron: "41 3 * * *",
};
const removeOldExportsJob: JobKind<object> = {
  name: "remove-old-exports",
  retryLimit: 3,
  expireInSeconds: 600,
  cron: "11 4 * * *",
};
const sweepAccountsJob: JobKind<object> = {
  name: "sweep-accounts",
  retryLimit: 3,
  expireInSeconds: 600,
  cron: "53 2 * * *",
};

/** @param sources personal data in other slices. */
export function accountsJobs(services: Services, sources: readonly PersonalDataSource[]): readonly AnyJobHandler[] {
  const make: JobHandler<MakeExport> = { kind: makeExportJob, run: (data) => makeExport(services, sources, data) };
  const remove: JobHandler<RemoveUnusedFile> = {
    kind: removeUnusedFileJob,
    run: (data) => removeUnusedFile(services, data),
  };
  return [
    make,
    remove,
    { kind: removeOldExportsJob, run: () => removeOldExports(services) },
    { kind: eraseDueAccountsJob, run: () => eraseDueAccounts(services, sources) },
    {
      kind: sweepAccountsJob,
      run: async () => {
        services.log.info(await sweepAccounts(services.db, services.clock.now()), "swept accounts");
      },
    },
  ];
}
