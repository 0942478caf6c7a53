import type { AnyJobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { forgetTeamEvents } from "./audit-log.ts";
import { logoRemoval } from "./brand/logo-files.ts";
import { forgetInvitations } from "./invite.ts";

const forgetTeamRecordsJob: JobKind<object> = {
  name: "forget-team-records",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "41 2 * * *",
};

export const teamsJobs = ({ db, clock, files }: Services): readonly AnyJobHandler[] => [
  logoRemoval.handler({ db, files }),
  {
    kind: forgetTeamRecordsJob,
    async run() {
      await forgetTeamEvents(db, clock.now());
      await forgetInvitations(db, clock.now());
    },
  },
];
