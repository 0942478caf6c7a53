import { listNames, type PersonName } from "#accounts/index.ts";
import { listTeamUsage, reportMembers, type TeamUsageRow } from "#credits/index.ts";
import type { MemberUsage, TeamPeriod } from "#credits/rules.ts";
import type { Executor } from "#platform/db/database.ts";
import { listMemberIds } from "../read-teams.ts";
import { may } from "../rules.ts";
import { getMembership } from "../team-access.ts";

export interface TeamUsageQuestion {
  readonly teamId: string;
  /** The member who asks. */
  readonly userId: string;
  readonly period: TeamPeriod;
  readonly now: Date;
}

/** A member’s usage, with a name to show. */
export interface NamedUsage extends MemberUsage {
  readonly name: string;
  /** False for people who have left. */
  readonly isPresent: boolean;
}

export interface TeamUsage {
  readonly teamName: string;
  /** True if the reader sees what each member has used. */
  readonly seesAll: boolean;
  /** Largest first. Those who are in the team are listed in any case, those who have left if they have used something. */
  readonly members: readonly NamedUsage[];
  readonly rows: readonly TeamUsageRow[];
}

/**
 * Reads who has used how much of a team's credits. Members see what they have used themselves, the owner and admins what all have used.
 * @throws {AppError} `not_found` for people who are not members.
 */
export async function readTeamUsage(
  db: Executor,
  { teamId, userId, period, now }: TeamUsageQuestion,
): Promise<TeamUsage> {
  const { name: teamName, role } = await getMembership(db, { teamId, userId });
  const seesAll = may(role, "manage-people");
  const rows = await listTeamUsage(db, { teamId, period, memberId: seesAll ? undefined : userId, now });
  const present = seesAll ? await listMemberIds(db, teamId) : [userId];
  const usage = reportMembers(rows, present);
  const names = await listNames(
    db,
    usage.map(({ id }) => id),
  );
  const members = usage.map((member) => ({
    ...member,
    name: nameOf(names.get(member.id)),
    isPresent: present.includes(member.id),
  }));
  return { teamName, seesAll, members, rows };
}

/** Name of a member. People whose account was deleted have none anymore. */
const nameOf = (name: PersonName | undefined): string =>
  name ? `${name.firstName} ${name.lastName}`.trim() || "A member without a name" : "A former member";
