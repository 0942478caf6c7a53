import type { AnyJobHandler, JobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { type CreditsLow, creditsLow } from "./events.ts";
import { expireLots } from "./expire-lots.ts";
import { mailLowBalance } from "./low-balance/mail-low-balance.ts";
import { releaseStaleHolds } from "./release-stale-holds.ts";

const expireLotsJob: JobKind<object> = {
  name: "expire-credit-lots",
  retryLimit: 3,
  expireInSeconds: 1800,
  cron: "7 * * * *",
};
const releaseStaleHoldsJob: JobKind<object> = {
  name: "release-stale-holds",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "*/5 * * * *",
};

/** The ledger's scheduled jobs, and the low-balance mail. Other slices handle the other events (`events.ts`). */
export const creditsJobs = (services: Services): readonly AnyJobHandler[] => [
  lowBalanceMail(services),
  {
    kind: expireLotsJob,
    run: async () => services.log.info({ accounts: await expireLots(services) }, "expired credits"),
  },
  {
    kind: releaseStaleHoldsJob,
    run: async () => services.log.info({ holds: await releaseStaleHolds(services) }, "released stale holds"),
  },
];

const lowBalanceMail = (services: Services): JobHandler<CreditsLow> => ({
  kind: creditsLow,
  run: (data) => mailLowBalance(services, data),
});
