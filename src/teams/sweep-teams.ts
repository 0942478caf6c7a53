import { and, asc, eq, gt, isNotNull, isNull, lte } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import { dayMs } from "#platform/clock.ts";
import { nilUuid } from "#platform/db/columns.ts";
import type { Services } from "#platform/services.ts";
import { sweep, sweepSize } from "#platform/sweep.ts";
import { recordTeamEvent } from "./audit-log.ts";
import { brandFileRemoval } from "./brand/brand-files.ts";
import { moveWork } from "./owners.ts";
import { readableDays, warningDays } from "./rules.ts";
import { teamEvents, teams, workOwners } from "./schema.ts";
import { deletionDay, hasEnded, lockTeam, readTeamState } from "./team-access.ts";
import { writeDeletionSoonMail, writeEndedMail, writeReopenedMail } from "./team-mails.ts";
import { tellMembers } from "./tell-members.ts";

type Needs = Pick<Services, "db" | "jobs" | "clock" | "config">;
type Team = typeof teams.$inferSelect;

/**
 * Notes which teams can only be read since their owner has no Business plan, and which are back, and emails their members once. Whether a
 * team can be changed doesn't wait for this: each request asks for the plan.
 */
export const settleTeams = (services: Needs): Promise<number> =>
  sweep((after: string) => listTeamsAfter(services, after), {
    start: nilUuid,
    next: ({ id }: Team) => id,
    work: (team) => settleTeam(services, team),
  });

const listTeamsAfter = ({ db }: Needs, after: string): Promise<readonly Team[]> =>
  db
    .select()
    .from(teams)
    .where(and(gt(teams.id, after), isNull(teams.closedAt)))
    .orderBy(asc(teams.id))
    .limit(sweepSize);

/** The same for the team of a user who requested the deletion of their account, or undid it. */
export async function settleTeamOf(services: Needs, ownerId: string): Promise<void> {
  const owned = and(eq(teams.ownerId, ownerId), isNull(teams.closedAt));
  for (const team of await services.db.select().from(teams).where(owned)) await settleTeam(services, team);
}

async function settleTeam(services: Needs, team: Team): Promise<boolean> {
  const { db, clock, config } = services;
  const now = clock.now();
  const { id: teamId, name: teamName, endedAt } = team;
  const reason = (await readTeamState(db, team, now)).readOnly?.reason;
  if (hasEnded(reason) === (endedAt !== null)) return false;
  return db.transaction(async (tx) => {
    await lockTeam(tx, teamId);
    const isAsBefore = and(
      eq(teams.id, teamId),
      isNull(teams.closedAt),
      endedAt ? isNotNull(teams.endedAt) : isNull(teams.endedAt),
    );
    const changed = await tx
      .update(teams)
      .set({ endedAt: endedAt ? null : now })
      .where(isAsBefore)
      .returning({ id: teams.id });
    if (changed.length === 0) return false;
    const kind = endedAt ? "plan-back" : reason === "no-plan" ? "plan-ended" : "owner-leaving";
    await recordTeamEvent(tx, { teamId, kind }, now);
    const until = deletionDay(now);
    await tellMembers(services, tx, teamId, (to) =>
      reason
        ? writeEndedMail(to, { teamId, teamName, reason, until }, config)
        : writeReopenedMail(to, { teamId, teamName }, config),
    );
    return true;
  });
}

/** Emails the members of teams that are deleted soon, once. */
export const warnOfDeletions = (services: Needs): Promise<number> => {
  const { db, clock, config } = services;
  const since = new Date(clock.now().getTime() - (readableDays - warningDays) * dayMs);
  return sweep((after: string) => listEnded(services, after, since), {
    start: nilUuid,
    next: ({ id }: Team) => id,
    work: ({ id: teamId, name: teamName, endedAt }) =>
      db.transaction(async (tx) => {
        await lockTeam(tx, teamId);
        const isTold = and(
          eq(teamEvents.teamId, teamId),
          eq(teamEvents.kind, "deletion-announced"),
          gt(teamEvents.happenedAt, endedAt ?? since),
        );
        if (endedAt === null || (await tx.$count(teamEvents, isTold)) > 0) return false;
        await recordTeamEvent(tx, { teamId, kind: "deletion-announced" }, clock.now());
        const until = deletionDay(endedAt);
        await tellMembers(services, tx, teamId, (to) => writeDeletionSoonMail(to, { teamId, teamName, until }, config));
        return true;
      }),
  });
};

/**
 * Deletes teams that could be read for 90 days, with their work and its files. What members kept to themselves becomes their own work.
 * @param sources of the slices that have work.
 */
export const deleteEndedTeams = (services: Needs, sources: readonly PersonalDataSource[]): Promise<number> => {
  const { db, clock } = services;
  const since = new Date(clock.now().getTime() - readableDays * dayMs);
  return sweep((after: string) => listEnded(services, after, since), {
    start: nilUuid,
    next: ({ id }: Team) => id,
    work: async (listed) => {
      const { id } = listed;
      // Its owner may be on Business since a moment that `settleTeams` has not noted yet.
      if (!hasEnded((await readTeamState(db, listed, clock.now())).readOnly?.reason)) return false;
      return db.transaction(async (tx) => {
        await lockTeam(tx, id);
        // Its owner may have opened it again meanwhile.
        const [team] = await tx
          .select()
          .from(teams)
          .where(and(eq(teams.id, id), lte(teams.endedAt, since)));
        if (!team) return false;
        const isPrivate = and(eq(workOwners.teamId, id), isNotNull(workOwners.userId));
        for (const own of await tx.select().from(workOwners).where(isPrivate)) {
          if (own.userId !== null) await moveWork(tx, own.id, own.userId);
        }
        for (const source of sources) await source.erase(tx, { userId: id, verifiedEmail: null });
        await tx.delete(teams).where(eq(teams.id, id));
        const keys = [team.brandLogoKey, team.pictureKey].filter((key) => key !== null);
        await brandFileRemoval.enqueue(tx, services.jobs, keys);
        return true;
      });
    },
  });
};

const listEnded = ({ db }: Pick<Services, "db">, after: string, since: Date): Promise<readonly Team[]> =>
  db
    .select()
    .from(teams)
    .where(and(gt(teams.id, after), lte(teams.endedAt, since)))
    .orderBy(asc(teams.id))
    .limit(sweepSize);
