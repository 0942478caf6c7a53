import type { Executor } from "#platform/db/database.ts";
import { runPrepared } from "#platform/db/run-prepared.ts";
import type { Bucket } from "./lots/choose-lots.ts";

export interface Balance {
  /** AIC that can be spent now: the sum of the buckets. */
  readonly available: number;
  /** AIC reserved for runs in progress. */
  readonly held: number;
  readonly buckets: Readonly<Record<Bucket, number>>;
  /** AIC of these that don’t come with the plan: the plan’s number of generations doesn’t limit them. */
  readonly besidesPlan: number;
  /** When a plan's monthly credits were last granted. */
  readonly lastResetAt: Date | null;
}

interface Row {
  readonly last_reset_at: string | null;
  readonly general: number;
  readonly advanced: number;
  readonly image: number;
  readonly besides_plan: number;
  readonly held: number;
}

const text = `
  select a.last_reset_at,
    coalesce(sum(l.remaining) filter (where l.bucket = 'general' and is_valid), 0)::int as general,
    coalesce(sum(l.remaining) filter (where l.bucket = 'advanced' and is_valid), 0)::int as advanced,
    coalesce(sum(l.remaining) filter (where l.bucket = 'image' and is_valid), 0)::int as image,
    coalesce(sum(l.remaining) filter (where l.source <> 'plan' and is_valid), 0)::int as besides_plan,
    coalesce(sum(l.held), 0)::int as held
  from user_credits a
  left join lateral (
    select bucket, source, remaining, held, expires_at is null or expires_at > $2::timestamptz as is_valid
    from credit_lots where user_id = a.user_id and is_open
  ) l on true
  where a.user_id = $1
  group by a.user_id`;

/** @returns undefined for a user who never had credits. */
export async function findBalance(db: Executor, userId: string, now: Date): Promise<Balance | undefined> {
  const [row] = await runPrepared<Row>(db, "credits-find-balance", text, [userId, now]);
  if (!row) return undefined;
  const { last_reset_at: lastResetAt, held, general, advanced, image } = row;
  return {
    available: general + advanced + image,
    held,
    buckets: { general, advanced, image },
    besidesPlan: row.besides_plan,
    lastResetAt: lastResetAt === null ? null : new Date(lastResetAt),
  };
}
