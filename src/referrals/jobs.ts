import { type FirstRunFinished, firstRunFinished, type RunRefunded, runRefunded } from "#credits/index.ts";
import type { AnyJobHandler, JobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { type FirstOwnKeyRunFinished, firstOwnKeyRunFinished } from "#runs/index.ts";
import { forgetInvites, type MailInvitation, mailInvitationJob } from "./invites/invites.ts";
import { mailInvitation } from "./invites/mail-invitation.ts";
import { completeReferral, sweepReferrals } from "./life/complete-referral.ts";
import { reverseReferral } from "./life/rewards.ts";

const sweepReferralsJob: JobKind<object> = {
  name: "sweep-referrals",
  retryLimit: 3,
  expireInSeconds: 600,
  cron: "17 2 * * *",
};
const forgetInvitesJob: JobKind<object> = {
  name: "forget-invites",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "29 2 * * *",
};

/** `completeReferral` must also run when an address is verified; the composition of the app takes care of that. */
export function referralsJobs(services: Services): readonly AnyJobHandler[] {
  const first: JobHandler<FirstRunFinished> = {
    kind: firstRunFinished,
    run: ({ userId }) => completeReferral(services, userId),
  };
  const firstOnOwnKey: JobHandler<FirstOwnKeyRunFinished> = {
    kind: firstOwnKeyRunFinished,
    run: ({ userId }) => completeReferral(services, userId),
  };
  const refunded: JobHandler<RunRefunded> = { kind: runRefunded, run: (data) => reverseReferral(services, data) };
  const invitation: JobHandler<MailInvitation> = {
    kind: mailInvitationJob,
    run: (data) => mailInvitation(services, data),
  };
  return [
    first,
    firstOnOwnKey,
    refunded,
    invitation,
    { kind: sweepReferralsJob, run: () => sweepReferrals(services) },
    { kind: forgetInvitesJob, run: () => forgetInvites(services.db, services.clock.now()) },
  ];
}
