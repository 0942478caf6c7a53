import { and, asc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { Services } from "#platform/services.ts";
import { announceMember } from "./announce-member.ts";
import { recordTeamEvent } from "./audit-log.ts";
import { moveWork } from "./owners.ts";
import { teamEvents, teamInvitations, teamMembers, teams, workOwners } from "./schema.ts";

/** Teams of a user, and what the audit logs of teams say of them. */
export const teamsData = (services: Pick<Services, "announcements">): PersonalDataSource => ({
  name: "teams",
  async exportFor(db, { userId }) {
    const { role, monthlyMax, joinedAt } = teamMembers;
    const memberships = await db
      .select({ teamId: teams.id, name: teams.name, role, monthlyMax, joinedAt })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(eq(teamMembers.userId, userId))
      .orderBy(asc(joinedAt));
    const { teamId, kind, detail, happenedAt, actorId, subjectId } = teamEvents;
    const events = await db
      .select({ teamId, kind, detail, happenedAt })
      .from(teamEvents)
      .where(or(eq(actorId, userId), eq(subjectId, userId)))
      .orderBy(asc(teamEvents.id));
    return { teams: memberships, teamEvents: events };
  },
  async erase(db, { userId, verifiedEmail }) {
    const now = new Date();
    await db
      .update(teams)
      .set({ endedAt: now })
      .where(and(eq(teams.ownerId, userId), isNull(teams.endedAt)));
    const isPrivate = and(eq(workOwners.userId, userId), isNotNull(workOwners.teamId));
    for (const { id } of await db.select({ id: workOwners.id }).from(workOwners).where(isPrivate))
      await moveWork(db, id, userId);
    const left = await db.delete(teamMembers).where(eq(teamMembers.userId, userId)).returning();
    for (const { teamId } of left) {
      await recordTeamEvent(db, { teamId, kind: "account-deleted" }, now);
      await announceMember(services, db, teamId, { type: "team.member.left", userId, reason: "account-deleted" });
    }
    if (verifiedEmail === null) return;
    await db.delete(teamInvitations).where(eq(teamInvitations.email, verifiedEmail));
    const named = sql`${teamEvents.detail} ->> 'email' = ${verifiedEmail}`;
    await db
      .update(teamEvents)
      .set({ detail: sql`${teamEvents.detail} || '{"email": "a deleted account"}'` })
      .where(named);
  },
});
