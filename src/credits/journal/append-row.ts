import type { Executor } from "#platform/db/database.ts";
import { runPrepared } from "#platform/db/run-prepared.ts";
import { type AccountState, journalBalance } from "./account-state.ts";
import { type JournalRow, totalsOf } from "./journal-row.ts";

/**
 * The only place that writes credits: the journal row, its changes to lots and holds, and the account's next number, in one statement. It
 * writes nothing if the account has changed since it was read.
 */
const text = `
  with account as (
    update user_credits set
      last_number = last_number + 1,
      plan_runs = coalesce($3::int, plan_runs),
      plan_runs_since = coalesce($4::timestamptz, plan_runs_since),
      last_reset_at = greatest(last_reset_at, $5::timestamptz),
      low_balance_mark = case when is_low_balance_mark_chosen then low_balance_mark else coalesce($6::int, low_balance_mark) end,
      first_spent_at = case when $38::bool then null else coalesce(first_spent_at, $7::timestamptz) end
    where user_id = $1::uuid and last_number = $2::bigint
    returning user_id, last_number as number
  ), written as (
    insert into credit_transactions (
      user_id, number, kind, amount, held, balance_after, idempotency_key, request_digest, hold_number, refunds_number,
      service_type, description, source, engine_id, lemonsqueezy_order_id, spender_id, reason, created_at, team_id)
    select user_id, number, $8, $9::int, $10::int, $11::int, $12, $13::bytea, $14::bigint, $15::bigint,
      $16, $17, $18, $19, $20, $21::uuid, $22, $23::timestamptz, $40::uuid from account
  ), changed as (
    update credit_lots set
      remaining = remaining + c.amount - c.held,
      held = credit_lots.held + c.held,
      expires_at = case when c.closes then least(expires_at, $23::timestamptz) else expires_at end
    from account, unnest($24::bigint[], $25::int[], $26::int[], $27::bool[]) as c (lot_id, amount, held, closes)
    where id = c.lot_id and credit_lots.user_id = account.user_id
    returning id, c.amount, c.held
  ), granted as (
    insert into credit_lots (user_id, bucket, source, origin_id, amount, remaining, expires_at, created_at)
    select user_id, l.bucket, l.source, l.origin_id, l.amount, l.amount, l.expires_at, $23::timestamptz
    from account, unnest($28::text[], $29::text[], $30::text[], $31::int[], $32::timestamptz[])
      as l (bucket, source, origin_id, amount, expires_at)
    returning id, amount, 0 as held
  ), noted as (
    insert into credit_entries (user_id, number, lot_id, amount, held)
    select user_id, number, lot.id, lot.amount, lot.held
    from account, (select * from changed where amount <> 0 or held <> 0 union all select * from granted) lot
  ), opened as (
    insert into credit_holds (user_id, number, amount, uses_plan_credits, spender_id, expires_at, created_at, team_id)
    select user_id, number, $33::int, $34::bool, $21::uuid, $35::timestamptz, $23::timestamptz, $40::uuid from account
    where $33::int is not null
  ), resolved as (
    update credit_holds set
      state = $36::text,
      captured = $37::int,
      resolved_number = account.number,
      uses_plan_credits = coalesce($39::bool, uses_plan_credits)
    from account where credit_holds.user_id = account.user_id and credit_holds.number = $14::bigint and $36::text is not null
  )
  select number from account`;

/**
 * @param account as read for the decision.
 * @returns the row's number; undefined if another transaction has written meanwhile: read and decide again.
 */
export async function appendRow(
  db: Executor,
  account: AccountState,
  row: JournalRow,
  { idempotencyKey, requestDigest, now }: { idempotencyKey: string; requestDigest: Buffer; now: Date },
): Promise<number | undefined> {
  const { amount, held } = totalsOf(row);
  const { changes, newLots = [], opensHold, resolvesHold, account: kept = {} } = withClosedLots(row);
  const [written] = await runPrepared<{ number: string }>(db, "credits-append-row", text, [
    account.userId,
    account.lastNumber,
    kept.planRuns,
    kept.planRunsSince,
    kept.lastResetAt,
    kept.lowBalanceThreshold,
    kept.firstSpentAt,
    row.kind,
    amount,
    held,
    journalBalance(account) + amount,
    idempotencyKey,
    requestDigest,
    resolvesHold?.number,
    row.refundsNumber,
    row.serviceType,
    row.description,
    row.source ?? "system",
    row.engineId,
    row.lemonsqueezyOrderId,
    row.spenderId,
    row.reason,
    now,
    changes.map(({ lotId }) => lotId),
    changes.map((change) => change.amount),
    changes.map((change) => change.held),
    changes.map(({ lotId }) => row.closesLots?.includes(lotId) ?? false),
    newLots.map(({ bucket }) => bucket),
    newLots.map(({ source }) => source),
    newLots.map(({ originId }) => originId),
    newLots.map((lot) => lot.amount),
    newLots.map(({ expiresAt }) => expiresAt),
    opensHold?.amount,
    opensHold?.usesPlanCredits,
    opensHold?.expiresAt,
    resolvesHold?.state,
    resolvesHold?.captured,
    kept.firstSpentAt === null,
    resolvesHold?.usesPlanCredits,
    row.teamId,
  ]);
  return written && Number(written.number);
}

/** A lot may be closed without a change, if all that is left in it is held. */
function withClosedLots(row: JournalRow) {
  const changes = row.changes ?? [];
  const unchanged = (row.closesLots ?? []).filter((id) => !changes.some(({ lotId }) => lotId === id));
  return { ...row, changes: [...changes, ...unchanged.map((lotId) => ({ lotId, amount: 0, held: 0 }))] };
}
