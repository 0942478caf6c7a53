import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { findHiddenReason, type HiddenReason } from "#accounts/index.ts";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { readableDays } from "./rules.ts";
import { teams, workOwners } from "./schema.ts";

/** Links of a team that has ended work as long as it can be read, unless its owner closed it. */
const lastEnd = (now: Date): Date => new Date(now.getTime() - readableDays * dayMs);

/**
 * Condition that others may see what an owner of work shared. The account that answers for it decides: the user's, the member's, or that of
 * the team's owner. It must not be disabled, about to be deleted or offline. A team's work is hidden as well once the team was closed, and
 * 90 days after it ended in another way. Every read of work by people who are not its owner asks this.
 * @param column the id of the owner.
 */
export const isShownToOthers = ({ table, name }: PgColumn, now: Date): SQL<boolean> =>
  // Named in full: of selected columns, Drizzle leaves the table out.
  sql`exists (select from work_owners w
    left join teams t on t.id = w.team_id and w.user_id is null
    join users a on a.id = coalesce(w.user_id, t.owner_id)
    where w.id = ${table}.${sql.identifier(name)}
      and a.disabled_at is null and a.links_offline_at is null and a.delete_after is null
      and t.closed_at is null and coalesce(t.ended_at > ${lastEnd(now).toISOString()}::timestamptz, true))`;

/** Account that answers for what an owner of work shares. */
export interface AnsweringAccount {
  /** The user, the member, or the team's owner; null once the account of a team's owner was deleted. */
  readonly userId: string | null;
  /** Name of the team, for its own work. */
  readonly teamName: string | null;
  readonly closedAt: Date | null;
  readonly endedAt: Date | null;
}

/** @returns undefined if there is no such owner. */
export async function findAnsweringAccount(db: Executor, ownerId: string): Promise<AnsweringAccount | undefined> {
  const [found] = await db
    .select({ userId: workOwners.userId, team: teams })
    .from(workOwners)
    .leftJoin(teams, eq(teams.id, workOwners.teamId))
    .where(eq(workOwners.id, ownerId));
  if (!found) return undefined;
  const { userId, team } = found;
  // What members keep to themselves is theirs, whatever becomes of the team.
  if (userId !== null || !team) return { userId, teamName: null, closedAt: null, endedAt: null };
  return { userId: team.ownerId, teamName: team.name, closedAt: team.closedAt, endedAt: team.endedAt };
}

/** Reason why others see nothing of what an owner of work shares. */
export type HiddenWorkReason =
  | { readonly of: "account"; readonly reason: HiddenReason }
  | { readonly of: "team"; readonly teamName: string; readonly reason: HiddenReason | "closed" | "ended" };

/** @returns undefined if others see it, as `isShownToOthers` decides. */
export async function findHiddenWorkReason(
  db: Executor,
  ownerId: string,
  now: Date,
): Promise<HiddenWorkReason | undefined> {
  const account = await findAnsweringAccount(db, ownerId);
  if (!account) return { of: "account", reason: "deleting" };
  const { userId, teamName, closedAt, endedAt } = account;
  const reason = userId === null ? "deleting" : await findHiddenReason(db, userId);
  if (teamName === null) return reason && { of: "account", reason };
  if (closedAt) return { of: "team", teamName, reason: "closed" };
  if (reason) return { of: "team", teamName, reason };
  return endedAt && endedAt <= lastEnd(now) ? { of: "team", teamName, reason: "ended" } : undefined;
}
