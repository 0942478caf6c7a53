import { type AddressVerified, accountsJobs, addressVerified } from "#accounts/index.ts";
import { operatorActionsData } from "#admin/index.ts";
import { apiKeysData } from "#api-keys/index.ts";
import { billingData, billingJobs, openCreditsFor, testCheckoutJobs } from "#billing/index.ts";
import { creditsData, creditsJobs } from "#credits/index.ts";
import { directoryJobs, favoritesData } from "#directory/index.ts";
import { createGuardedFetch } from "#engines/guarded-fetch.ts";
import { lettersData, lettersJobs } from "#letters/index.ts";
import { listingsData, listingsJobs } from "#listings/index.ts";
import { webhooksData, webhooksJobs } from "#outgoing-webhooks/index.ts";
import type { AnyJobHandler, JobHandler } from "#platform/jobs.ts";
import { createMailDelivery } from "#platform/mail/deliver-mail.ts";
import type { Services } from "#platform/services.ts";
import { endTeamKeys, providerKeysData } from "#provider-keys/index.ts";
import { completeReferral, referralsData, referralsJobs } from "#referrals/index.ts";
import { projectsData, runsData, runsJobs, stopTeamRuns } from "#runs/index.ts";
import { siteJobs, sitePersonalData } from "#site/index.ts";
import { supportData } from "#support/index.ts";
import { type MemberLeft, memberLeft, privateTeamWork, settleTeamOf, teamsData, teamsJobs } from "#teams/index.ts";
import { toolsData, toolsJobs } from "#tools/index.ts";

/** For websites of tools, whose first bytes are enough. */
const fetchLink = createGuardedFetch({ allowPrivateAddresses: false, bytesMax: 64 * 1_024, returnsRedirects: true });

/** Every background job of the product. */
export function jobHandlers(services: Services): readonly AnyJobHandler[] {
  // Each may be told twice; a later one that fails tells the earlier ones again.
  const verified: JobHandler<AddressVerified> = {
    kind: addressVerified,
    run: async ({ userId }) => {
      await openCreditsFor(services, userId);
      await completeReferral(services, userId);
    },
  };
  const left: JobHandler<MemberLeft> = {
    kind: memberLeft,
    run: async (data) => {
      await endTeamKeys(services, data);
      await stopTeamRuns(services, data);
    },
  };
  // Credits come last: transactions that reward a referral or record a payment lock that row first, and then the credits.
  const madeData = [...toolsData(services), runsData(services), projectsData];
  const workData = [...madeData, providerKeysData(services), apiKeysData, webhooksData];
  const personalData = [
    // What the user kept to themselves in teams becomes their own first, and goes with it.
    teamsData(services),
    sitePersonalData,
    lettersData,
    favoritesData,
    listingsData(services),
    ...workData,
    privateTeamWork(madeData),
    supportData,
    operatorActionsData,
    referralsData,
    billingData(services),
    creditsData(services),
  ];
  return [
    createMailDelivery(services),
    ...accountsJobs(services, personalData),
    ...billingJobs(services, (userId) => settleTeamOf(services, userId)),
    ...creditsJobs(services),
    ...runsJobs(services),
    ...toolsJobs(services),
    ...testCheckoutJobs(services),
    ...directoryJobs(services, fetchLink),
    ...listingsJobs(services),
    ...referralsJobs(services),
    ...teamsJobs(services, workData),
    verified,
    left,
    ...siteJobs(services),
    ...lettersJobs(services),
    ...webhooksJobs(services),
  ];
}
