import { asc, eq } from "drizzle-orm";
import { listPeople } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { pictureUrlOf } from "./brand/brand-files.ts";
import { countMembers } from "./invite.ts";
import type { ListedTeam, OpenInvitation, TeamPerson } from "./rules.ts";
import { teamInvitations, teamMembers, teams } from "./schema.ts";

/** A user's teams: their own first. */
export async function listTeams(db: Executor, userId: string): Promise<readonly ListedTeam[]> {
  const rows = await db
    .select({
      id: teams.id,
      name: teams.name,
      pictureKey: teams.pictureKey,
      role: teamMembers.role,
      joinedAt: teamMembers.joinedAt,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(teamMembers.userId, userId))
    .orderBy(asc(teamMembers.joinedAt), asc(teams.id));
  const counted = await Promise.all(
    rows.map(async ({ joinedAt: _, pictureKey, ...team }) => ({
      ...team,
      pictureUrl: pictureUrlOf(pictureKey),
      members: await countMembers(db, team.id),
    })),
  );
  return counted.toSorted((one, other) => Number(other.role === "owner") - Number(one.role === "owner"));
}

export async function listMemberIds(db: Executor, teamId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: teamMembers.userId })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(teamMembers.joinedAt), asc(teamMembers.userId));
  return rows.map(({ id }) => id);
}

/** The owner first, then in the order in which they joined. */
export async function listMembers(db: Executor, teamId: string): Promise<readonly TeamPerson[]> {
  const rows = await db
    .select()
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(teamMembers.joinedAt), asc(teamMembers.userId));
  const people = await listPeople(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows
    .flatMap(({ userId, role, monthlyMax, joinedAt }) => {
      const person = people.get(userId);
      if (!person) return [];
      const { firstName, lastName, email, avatarUrl } = person;
      return [{ userId, firstName, lastName, email, avatarUrl, role, monthlyMax, joinedAt }];
    })
    .toSorted((one, other) => Number(other.role === "owner") - Number(one.role === "owner"));
}

/** First names of people, by user id, as members of a team see them. People whose account was deleted have none. */
export async function listFirstNames(db: Executor, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const people = await listPeople(db, [...new Set(userIds)]);
  return new Map([...people].map(([id, { firstName }]) => [id, firstName.trim() || "A member"]));
}

/**
 * First name of the member who saved some work of the team last, for its other members.
 * @param changedBy null where it isn't known, e.g. once the account was deleted.
 * @returns undefined for the user's own save, and outside of teams.
 */
export async function findOtherName(
  db: Executor,
  { userId, team }: { readonly userId: string; readonly team: object | null },
  changedBy: string | null,
): Promise<string | undefined> {
  if (!team || changedBy === userId) return undefined;
  const names = await listFirstNames(db, changedBy === null ? [] : [changedBy]);
  return (changedBy !== null && names.get(changedBy)) || "A member";
}

/** Also those that have expired, so that they can be sent again. */
export const listOpenInvitations = (db: Executor, teamId: string): Promise<readonly OpenInvitation[]> => {
  const { id, email, role, sentAt, expiresAt } = teamInvitations;
  return db
    .select({ id, email, role, sentAt, expiresAt })
    .from(teamInvitations)
    .where(eq(teamInvitations.teamId, teamId))
    .orderBy(asc(sentAt), asc(id));
};
