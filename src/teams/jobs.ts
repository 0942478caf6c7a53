import type { PersonalDataSource } from "#accounts/index.ts";
import type { AnyJobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { forgetTeamEvents } from "./audit-log.ts";
import { brandFileRemoval } from "./brand/brand-files.ts";
import { forgetInvitations } from "./invite.ts";
import { forgetPresence } from "./presence.ts";
import { deleteEndedTeams, settleTeams, warnOfDeletions } from "./sweep-teams.ts";

const settleTeamsJob: JobKind<object> = {
  name: "settle-teams",
  retryLimit: 3,
  expireInSeconds: 600,
  cron: "7 * * * *",
};
const forgetTeamRecordsJob: JobKind<object> = {
  name: "forget-team-records",
  retryLimit: 3,
  expireInSeconds: 600,
  cron: "41 2 * * *",
};

const forgetPresenceJob: JobKind<object> = {
  name: "forget-team-presence",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "17 * * * *",
};

/** @param sources of the slices that have work: a team that is deleted takes its work along. */
export const teamsJobs = (services: Services, sources: readonly PersonalDataSource[]): readonly AnyJobHandler[] => [
  { kind: settleTeamsJob, run: async () => void (await settleTeams(services)) },
  brandFileRemoval.handler(services),
  {
    kind: forgetTeamRecordsJob,
    async run() {
      const { db, clock } = services;
      await warnOfDeletions(services);
      await deleteEndedTeams(services, sources);
      await forgetTeamEvents(db, clock.now());
      await forgetInvitations(db, clock.now());
    },
  },
  { kind: forgetPresenceJob, run: () => forgetPresence(services.db, services.clock.now()) },
];
