import { and, eq } from "drizzle-orm";
import { findBalance, monthEnd, spentInTeam, type TeamCaps } from "#credits/index.ts";
import type { Database, Executor, Transaction } from "#platform/db/database.ts";
import type { TeamAmounts } from "./rules.ts";
import { teamMembers, teams } from "./schema.ts";
import { noMember, readOnly, readTeamState } from "./team-access.ts";

/** Payment of a member's run by their team. */
export interface TeamSpender {
  /** Member whose cap counts; undefined for the owner, whose own limit counts. */
  readonly memberId: string | undefined;
  /** User whose credits pay: the team's owner. */
  readonly payerId: string;
  readonly caps: TeamCaps;
}

/**
 * Finds who pays for a member's run, and up to which caps. The membership stays until the transaction ends: a run that begins at the moment of
 * a removal either is there to be stopped, or is refused.
 * @throws {AppError} `forbidden` for people who are not members anymore, and in a team that is closed or has no owner.
 */
export async function lockTeamSpending(
  tx: Transaction,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
): Promise<TeamSpender> {
  const { name, ownerId, closedAt, monthlyMax: teamMax } = teams;
  const [found] = await tx
    .select({ name, ownerId, closedAt, teamMax, memberMax: teamMembers.monthlyMax })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, memberId)))
    .for("key share", { of: teamMembers });
  if (!found) throw noMember();
  if (found.closedAt !== null) throw readOnly(found.name, "closed");
  if (found.ownerId === null) throw readOnly(found.name, "owner-gone");
  return {
    memberId: memberId === found.ownerId ? undefined : memberId,
    payerId: found.ownerId,
    caps: { id: teamId, name: found.name, memberMax: found.memberMax, teamMax: found.teamMax },
  };
}

/** User whose plan and credits count for an owner of work: a team's owner, or the user. */
export async function findPayer(db: Executor, ownerId: string): Promise<string> {
  const [team] = await db.select({ ownerId: teams.ownerId }).from(teams).where(eq(teams.id, ownerId));
  // The plan of a team without an owner is that of no account: Free.
  return team?.ownerId ?? ownerId;
}

/** Reads how much a member can spend in a team now. @throws {AppError} `forbidden` for people who are not members anymore. */
export async function readTeamCredits(
  db: Database,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
  now: Date,
): Promise<TeamAmounts> {
  const [found] = await db
    .select({ team: teams, memberMax: teamMembers.monthlyMax })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)));
  if (!found) throw noMember();
  const { team, memberMax } = found;
  const isOwner = team.ownerId === userId;
  const [spent, balance, { readOnly: state }] = await Promise.all([
    spentInTeam(db, { teamId, memberId: userId }, now),
    team.ownerId === null ? undefined : findBalance(db, team.ownerId, now),
    readTeamState(db, team, now),
  ]);
  const poolAic = balance?.available ?? 0;
  const isReadOnly = state !== null;
  const leftOf = (max: number | null, used: number) => (max === null ? poolAic : Math.max(0, max - used));
  return {
    teamId,
    teamName: team.name,
    isOwner,
    memberMax,
    memberUsed: spent.bySpender,
    teamMax: team.monthlyMax,
    teamUsed: spent.byTeam,
    poolAic,
    isReadOnly,
    leftAic: isReadOnly
      ? 0
      : Math.min(poolAic, leftOf(memberMax, spent.bySpender), leftOf(team.monthlyMax, spent.byTeam)),
    renewsAt: monthEnd(now),
  };
}
