import type { Executor } from "#platform/db/database.ts";
import { runPrepared } from "#platform/db/run-prepared.ts";
import { spentOfHoldText } from "../count-holds.ts";
import type { Bucket, LotSource } from "../lots/choose-lots.ts";
import type { HoldState } from "../rules.ts";
import type { AccountState, KnownHold, LotState, TeamKey } from "./account-state.ts";

/** The journal row written earlier with the same idempotency key. */
export interface EarlierRow {
  readonly number: number;
  readonly requestDigest: Buffer;
}

export interface ReadAccount {
  readonly account: AccountState;
  readonly earlier: EarlierRow | undefined;
}

interface Row {
  readonly last_number: string;
  readonly plan_runs: number;
  readonly plan_runs_since: string | null;
  readonly low_balance_mark: number;
  readonly first_spent_at: string | null;
  readonly monthly_max: number | null;
  readonly total_max: number | null;
  readonly key_monthly_max: number | null;
  readonly key_total_max: number | null;
  readonly spent_by_spender: number;
  readonly spent_by_team: number;
  readonly earlier_number: string | null;
  readonly earlier_digest: Buffer | null;
  readonly hold_number: string | null;
  readonly hold_amount: number;
  readonly hold_state: HoldState;
  readonly uses_plan_credits: boolean;
  readonly hold_spender: string | null;
  readonly hold_team: string | null;
  readonly hold_created_at: string;
  readonly lot_id: string | null;
  readonly bucket: Bucket;
  readonly source: LotSource;
  readonly remaining: number;
  readonly held: number;
  readonly held_for_it: number | null;
  readonly expires_at: string | null;
}

const text = `
  select a.last_number, a.plan_runs, a.plan_runs_since, a.low_balance_mark, a.first_spent_at, m.monthly_max, m.total_max,
    k.monthly_max as key_monthly_max, k.total_max as key_total_max,
    s.by_spender as spent_by_spender, s.by_team as spent_by_team,
    t.number as earlier_number, t.request_digest as earlier_digest,
    h.number as hold_number, h.amount as hold_amount, h.state as hold_state, h.uses_plan_credits,
    h.spender_id as hold_spender, h.team_id as hold_team, h.created_at as hold_created_at,
    l.id as lot_id, l.bucket, l.source, l.remaining, l.held, e.held as held_for_it, l.expires_at
  from user_credits a
  left join credit_transactions t on t.user_id = a.user_id and t.idempotency_key = $2
  left join credit_limits m on m.user_id = a.user_id and m.spender_id = $3
  left join credit_limits k on k.user_id = $5 and k.spender_id = $6
  cross join (
    select coalesce(sum(spent) filter (where maker_id = $8), 0)::float8 as by_spender,
      coalesce(sum(spent), 0)::float8 as by_team
    from (
      select coalesce(spender_id, user_id) as maker_id, ${spentOfHoldText} as spent from credit_holds where team_id = $7 and created_at >= $9
    ) of_team
  ) s
  left join credit_holds h on h.user_id = a.user_id and h.number = $4
  left join credit_lots l on l.user_id = a.user_id and l.is_open
  left join credit_entries e on e.user_id = a.user_id and e.number = $4 and e.lot_id = l.id
  where a.user_id = $1`;

/** Spending of a team to read: all of it, and that of one member. */
export interface TeamQuestion {
  readonly id: string;
  /** Undefined for the team's owner. */
  readonly spenderId: string | undefined;
  readonly since: Date;
}

export interface AccountQuestion {
  readonly userId: string;
  readonly idempotencyKey: string;
  /** Spender whose limit to read; the owner by default. */
  readonly spenderId?: string | undefined;
  /** API key whose budget to read. */
  readonly teamKey?: TeamKey | undefined;
  readonly team?: TeamQuestion | undefined;
  readonly holdNumber?: number | undefined;
}

/**
 * Reads everything in one statement, for a consistent snapshot.
 * @returns undefined for a user who never had credits.
 */
export async function readAccount(
  db: Executor,
  { userId, idempotencyKey, spenderId = userId, teamKey, team, holdNumber }: AccountQuestion,
): Promise<ReadAccount | undefined> {
  const ofKey = [teamKey?.teamId, teamKey?.keyId];
  const ofTeam = [team?.id, team?.spenderId, team?.since.toISOString()];
  const values = [userId, idempotencyKey, spenderId, holdNumber, ...ofKey, ...ofTeam];
  const rows = await runPrepared<Row>(db, "credits-read-account", text, values);
  const [first] = rows;
  if (!first) return undefined;
  const account: AccountState = {
    userId,
    lastNumber: Number(first.last_number),
    planRuns: first.plan_runs,
    planRunsSince: momentOf(first.plan_runs_since),
    lowBalanceThreshold: first.low_balance_mark,
    firstSpentAt: momentOf(first.first_spent_at),
    spenderMax: first.monthly_max,
    spenderTotalMax: first.total_max,
    keyMax: first.key_monthly_max,
    keyTotalMax: first.key_total_max,
    teamSpending: { bySpender: first.spent_by_spender, byTeam: first.spent_by_team },
    hold: first.hold_number === null ? null : holdOf(first.hold_number, first),
    lots: rows.flatMap((row) => (row.lot_id === null ? [] : [lotOf(row.lot_id, row)])),
  };
  const earlier =
    first.earlier_number !== null && first.earlier_digest !== null
      ? { number: Number(first.earlier_number), requestDigest: first.earlier_digest }
      : undefined;
  return { account, earlier };
}

const holdOf = (number: string, row: Row): KnownHold => ({
  number: Number(number),
  amount: row.hold_amount,
  state: row.hold_state,
  usesPlanCredits: row.uses_plan_credits,
  spenderId: row.hold_spender,
  teamId: row.hold_team,
  createdAt: new Date(row.hold_created_at),
});

const lotOf = (id: string, row: Row): LotState => ({
  id: Number(id),
  bucket: row.bucket,
  source: row.source,
  remaining: row.remaining,
  held: row.held,
  heldForIt: row.held_for_it ?? 0,
  expiresAt: momentOf(row.expires_at),
});

const momentOf = (value: string | null): Date | null => (value === null ? null : new Date(value));
