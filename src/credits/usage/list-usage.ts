import { sql } from "drizzle-orm";
import { createContext } from "react-router";
import type { Executor } from "#platform/db/database.ts";
import { findDatabaseError } from "#platform/db/database-errors.ts";
import { creditTransactions } from "../schema.ts";
import { periodNames, reportUsage, type UsageReport, type UsageRow, type UsageSpan } from "./usage-report.ts";

export interface UsageQuestion {
  readonly userId: string;
  readonly span: UsageSpan;
  /** From `readTimeZone`. */
  readonly timeZone: string;
  readonly now: Date;
}

/** For pages: gives the name of an engine by its slug, from the slices that know engines. */
export const engineNamesContext = createContext<() => Promise<(slug: string) => string>>();

/** PostgreSQL's `invalid_parameter_value`: a time zone that browsers know but PostgreSQL does not. */
const unknownZone = "22023";

/** The cost of a user's runs by day or month, service and engine, from the journal, in their time zone. */
export async function listUsage(db: Executor, question: UsageQuestion): Promise<UsageReport> {
  const { span, timeZone, now } = question;
  const names = periodNames(span, dayIn(timeZone, now));
  try {
    return reportUsage({ span, timeZone }, names, await sumRuns(db, question, names[0] ?? ""));
  } catch (error) {
    if (timeZone === "UTC" || findDatabaseError(error)?.code !== unknownZone) throw error;
    return listUsage(db, { ...question, timeZone: "UTC" });
  }
}

async function sumRuns(db: Executor, { userId, span, timeZone }: UsageQuestion, first: string): Promise<UsageRow[]> {
  const start = span === "days" ? first : `${first}-01`;
  const shape = span === "days" ? "YYYY-MM-DD" : "YYYY-MM";
  const from = sql`${start}::timestamp at time zone ${timeZone}`;
  const { rows } = await db.execute<{
    period: string;
    service: UsageRow["service"];
    engine: string | null;
    total: number;
    runs: number;
  }>(sql`
    select to_char(t.created_at at time zone ${timeZone}, ${shape}) as period,
      coalesce(t.service_type, 'other') as service, t.engine_id as engine,
      (-sum(t.amount))::int as total, count(*)::int as runs
    from ${creditTransactions} t
    where t.user_id = ${userId} and t.kind = 'capture' and t.created_at >= ${from}
      -- Backwards by number, as in holds-from.ts: years of older rows are never looked at.
      and t.number > coalesce((
        select o.number from ${creditTransactions} o where o.user_id = ${userId} and o.created_at < ${from} - interval '1 day'
        order by o.number desc limit 1), 0)
      and not exists (
        select 1 from ${creditTransactions} r where r.user_id = t.user_id and r.refunds_number = t.number
      )
    group by 1, 2, 3`);
  return rows.map(({ engine, ...row }) => ({ ...row, engineId: engine }));
}

/** @returns e.g. `2026-11-21`. */
function dayIn(timeZone: string, now: Date): string {
  return now.toLocaleDateString("sv-SE", { timeZone });
}
