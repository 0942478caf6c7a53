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

/** What the ledger does by itself, and the mail about a low balance. What else it tells of (`events.ts`) is for those who want to hear of it. */
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
  run: (news) => mailLowBalance(services, news),
});
