import type { AnyJobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { forgetTeamEvents } from "./audit-log.ts";
import { forgetInvitations } from "./invite.ts";
import { forgetPresence } from "./presence.ts";

const forgetTeamRecordsJob: JobKind<object> = {
  name: "forget-team-records",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "41 2 * * *",
};

const forgetPresenceJob: JobKind<object> = {
  name: "forget-team-presence",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "17 * * * *",
};

export const teamsJobs = ({ db, clock }: Services): readonly AnyJobHandler[] => [
  {
    kind: forgetTeamRecordsJob,
    async run() {
      await forgetTeamEvents(db, clock.now());
      await forgetInvitations(db, clock.now());
    },
  },
  { kind: forgetPresenceJob, run: () => forgetPresence(db, clock.now()) },
];
