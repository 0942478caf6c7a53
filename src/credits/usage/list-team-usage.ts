import { sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { creditHolds, creditTransactions } from "../schema.ts";
import { type TeamPeriod, type TeamUsageRow, teamPeriodDays } from "./team-usage.ts";

export interface TeamUsageQuestion {
  readonly teamId: string;
  readonly period: TeamPeriod;
  /** Only what this member has used. */
  readonly memberId?: string | undefined;
  readonly now: Date;
}

/**
 * The cost of a team's runs by day, member, service and engine, from the journals of all accounts that paid for them: after a handover,
 * those of former owners, too. A run counts on the day (UTC) on which it started, as it does for caps; runs in progress and refunded ones
 * are left out.
 * @returns rows by day, then by size.
 */
export async function listTeamUsage(
  db: Executor,
  { teamId, period, memberId, now }: TeamUsageQuestion,
): Promise<readonly TeamUsageRow[]> {
  const days = teamPeriodDays(period, now);
  const isTheirs = memberId === undefined ? sql`true` : sql`coalesce(h.spender_id, h.user_id) = ${memberId}::uuid`;
  const { rows } = await db.execute<{
    period: string;
    member: string;
    service: TeamUsageRow["service"];
    engine: string | null;
    total: number;
    runs: number;
  }>(sql`
    select to_char(h.created_at at time zone 'UTC', 'YYYY-MM-DD') as period, coalesce(h.spender_id, h.user_id) as member,
      coalesce(t.service_type, 'other') as service, t.engine_id as engine,
      (-sum(t.amount))::float8 as total, count(*)::int as runs
    from ${creditHolds} h
    join ${creditTransactions} t on t.user_id = h.user_id and t.number = h.resolved_number and t.kind = 'capture'
    where h.team_id = ${teamId}::uuid and ${isTheirs}
      and h.created_at >= ${days[0]}::timestamp at time zone 'UTC'
      and h.created_at < (${days.at(-1)}::timestamp + interval '1 day') at time zone 'UTC'
      and not exists (
        select from ${creditTransactions} r where r.user_id = t.user_id and r.refunds_number = t.number
      )
    group by 1, 2, 3, 4
    order by 1, total desc, 2, 3, 4`);
  return rows.map(({ member, engine, ...row }) => ({ ...row, memberId: member, engineId: engine }));
}
