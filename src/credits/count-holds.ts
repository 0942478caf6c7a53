import { and, asc, eq, gte, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { TeamKey, TeamSpending } from "./journal/account-state.ts";
import { creditHolds, creditTransactions, userCredits } from "./schema.ts";

/**
 * A user's holds since a moment, limited by number, so that years of older holds are never read. Numbers and times increase together, apart
 * from clock differences between processes, which never reach a day.
 */
function holdsFrom(userId: string, since: Date): SQL | undefined {
  const start = sql`${since.toISOString()}::timestamptz`;
  const older = sql`coalesce((
    select o.number from credit_holds o where o.user_id = ${userId} and o.created_at < ${start} - interval '1 day'
    order by o.number desc limit 1), 0)`;
  return and(eq(creditHolds.userId, userId), gte(creditHolds.createdAt, since), sql`${creditHolds.number} > ${older}`);
}

/** True if the hold's charge was refunded. */
const isRefundedText = `exists (select from credit_transactions r
  where r.user_id = credit_holds.user_id and r.refunds_number = credit_holds.resolved_number)`;
const isRefunded = sql.raw(isRefundedText);

/** AIC that a row of `credit_holds` takes of a limit: what is held, or what was charged and not refunded. */
export const spentOfHoldText = `case when credit_holds.state = 'held' then credit_holds.amount
  when credit_holds.captured > 0 and not ${isRefundedText} then credit_holds.captured end`;
const spentOfHold = sql.raw(spentOfHoldText);

/**
 * Counts what a spender has spent since the first of the month (UTC), without refunds, plus what is held for their runs in progress, in
 * AIC.
 * @param spenderId undefined or the owner's id counts everything not spent by members or API keys.
 */
export async function spentThisMonth(
  db: Executor,
  userId: string,
  spenderId: string | undefined,
  now: Date,
): Promise<number> {
  const isOwner = spenderId === undefined || spenderId === userId;
  const isTheirs = isOwner
    ? or(isNull(creditHolds.spenderId), eq(creditHolds.spenderId, userId))
    : eq(creditHolds.spenderId, spenderId);
  return sumSpent(db, and(holdsFrom(userId, monthStart(now)), isTheirs));
}

/** The same for all that a member or an API key has ever spent. */
export function spentInTotal(db: Executor, userId: string, spenderId: string): Promise<number> {
  return sumSpent(db, and(eq(creditHolds.userId, userId), eq(creditHolds.spenderId, spenderId)));
}

/** `source` of a hold's journal row, for one that a team's API key made. */
export const sourceOfKey = (keyId: string): string => `api-key:${keyId}`;

/**
 * Counts what a team's API key has spent, with all owners of the team. The holds are its member's: the key is in the journal.
 * @param month a moment of the calendar month (UTC) to count; all of the key's time if left out.
 */
export function spentWithTeamKey(db: Executor, { teamId, keyId }: TeamKey, month?: Date): Promise<number> {
  const isOfKey = sql`exists (select from ${creditTransactions} t
    where t.user_id = ${creditHolds.userId} and t.number = ${creditHolds.number} and t.source = ${sourceOfKey(keyId)})`;
  const isInTeam = month ? inTeamSince(teamId, monthStart(month)) : eq(creditHolds.teamId, teamId);
  return sumSpent(db, and(isInTeam, isOfKey));
}

export const monthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
/** When limits a month start anew. */
export const monthEnd = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));

/** User who made what a hold of a team pays for. Its owner’s has no spender, so that what they made stays theirs after a handover. */
const makerOfHold = sql`coalesce(${creditHolds.spenderId}, ${creditHolds.userId})`;

/** Counts what a team has spent this month, and one member of it, also on the credits of a former owner. */
export async function spentInTeam(
  db: Executor,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
  now: Date,
): Promise<TeamSpending> {
  const isTheirs = sql`${makerOfHold} = ${memberId}::uuid`;
  const [row] = await db
    .select({
      bySpender: sql<number>`coalesce(sum(${spentOfHold}) filter (where ${isTheirs}), 0)::float8`,
      byTeam: sql<number>`coalesce(sum(${spentOfHold}), 0)::float8`,
    })
    .from(creditHolds)
    .where(inTeamSince(teamId, monthStart(now)));
  return row ?? { bySpender: 0, byTeam: 0 };
}

/** The same for each member, by user id. */
export async function listTeamSpending(db: Executor, teamId: string, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ memberId: sql<string>`${makerOfHold}`, spent: sql<number>`coalesce(sum(${spentOfHold}), 0)::float8` })
    .from(creditHolds)
    .where(inTeamSince(teamId, monthStart(now)))
    .groupBy(makerOfHold);
  return new Map(rows.map(({ memberId, spent }) => [memberId, spent]));
}

const inTeamSince = (teamId: string, since: Date): SQL | undefined =>
  and(eq(creditHolds.teamId, teamId), gte(creditHolds.createdAt, since));

async function sumSpent(db: Executor, isCounted: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ spent: sql<number>`coalesce(sum(${spentOfHold}), 0)::float8` })
    .from(creditHolds)
    .where(isCounted);
  return row?.spent ?? 0;
}

/** Counts the running or finished runs, without refunded ones, that were paid with plan credits since a moment. */
export async function countPlanRuns(db: Executor, userId: string, since: Date): Promise<number> {
  const { state, usesPlanCredits } = creditHolds;
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(creditHolds)
    .where(
      sql`${holdsFrom(userId, since)} and ${usesPlanCredits} and ${state} in ('held', 'captured') and not ${isRefunded}`,
    );
  return row?.count ?? 0;
}

/**
 * Counts how many of a plan's runs are used, and how many it has; null if it has no limit.
 * @param plan its limit, and when its period began.
 */
export async function countGenerations(
  db: Executor,
  userId: string,
  { max, since }: { readonly max: number | null; readonly since: Date },
  now: Date,
): Promise<{ readonly used: number; readonly max: number } | null> {
  if (max === null) return null;
  // A provider's clock may be ahead.
  return { used: await countPlanRuns(db, userId, since < now ? since : now), max };
}

/**
 * @param besides hold number of a run to leave out.
 * @returns hold number of the user's first finished, paid and not refunded run.
 */
export async function findFinishedRun(db: Executor, userId: string, besides?: number): Promise<number | undefined> {
  const { number, state } = creditHolds;
  const isOther = besides === undefined ? undefined : ne(number, besides);
  const [run] = await db
    .select({ number })
    .from(creditHolds)
    .where(and(eq(creditHolds.userId, userId), eq(state, "captured"), isOther, not(isRefunded)))
    .orderBy(asc(number))
    .limit(1);
  return run?.number;
}

/** @returns those of the users who have finished a run that was not refunded. */
export async function listSpenders(db: Executor, userIds: readonly string[]): Promise<readonly string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ userId: userCredits.userId })
    .from(userCredits)
    .where(and(inArray(userCredits.userId, [...userIds]), isNotNull(userCredits.firstSpentAt)));
  return rows.map(({ userId }) => userId);
}
