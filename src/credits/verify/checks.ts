import { type SQL, sql } from "drizzle-orm";

/**
 * Statements that return everything that does not follow from the journal: `user_id, what, expected, found`, with the journal's value in
 * `expected`. Each covers a range of accounts, so that no statement grows with the whole table.
 * @param inRange a condition on `user_id`.
 */
export type Check = (inRange: SQL) => SQL;

/** Compares the account's number, lots and holds with the sums of its rows. */
const accounts: Check = (inRange) => sql`
  with journal as (
    select user_id, count(*) as rows, max(number) as last, sum(amount) as balance, sum(held) as held,
      count(*) filter (where kind = 'capture') > count(*) filter (where kind = 'refund') as has_finished
    from credit_transactions where ${inRange} group by user_id
  ), lots as (
    select user_id, sum(remaining + held) as balance, sum(held) as held from credit_lots where ${inRange} group by user_id
  ), holds as (
    select user_id, sum(amount) as held from credit_holds where ${inRange} and state = 'held' group by user_id
  ), accounts as (
    select user_id, last_number, first_spent_at is not null as has_finished from user_credits where ${inRange}
  )
  select user_id, what, expected, found
  from accounts a full join journal j using (user_id) full join lots l using (user_id) full join holds h using (user_id),
  lateral (values
    ('number of the latest row', coalesce(j.last, 0)::text, a.last_number::text),
    ('rows without a gap', coalesce(j.last, 0)::text, coalesce(j.rows, 0)::text),
    ('credits in lots', coalesce(j.balance, 0)::text, coalesce(l.balance, 0)::text),
    ('credits held in lots', coalesce(j.held, 0)::text, coalesce(l.held, 0)::text),
    ('credits held by runs', coalesce(j.held, 0)::text, coalesce(h.held, 0)::text),
    ('whether a run was finished', coalesce(j.has_finished, false)::text, a.has_finished::text)
  ) as checked (what, expected, found)
  where expected is distinct from found`;

/** Compares each row's balance with the one before, and checks that held credits never exceeded the balance. */
const balances: Check = (inRange) => sql`
  select user_id, what, expected, found
  from (
    select user_id, number, amount, balance_after, coalesce(lag(balance_after) over account, 0) + amount as balance,
      sum(held) over account as held
    from credit_transactions where ${inRange} window account as (partition by user_id order by number)
  ) as journal,
  lateral (values
    (format('balance after row %s', number), balance::text, balance_after::text, balance <> balance_after),
    (format('credits held after row %s', number), format('0 to %s', balance_after), held::text,
      held not between 0 and balance_after)
  ) as checked (what, expected, found, is_wrong)
  where is_wrong`;

/** Compares each row's change with its changes of lots. */
const rows: Check = (inRange) => sql`
  with entries as (
    select user_id, number, sum(amount) as amount, sum(held) as held from credit_entries where ${inRange}
    group by user_id, number
  ), journal as (
    select user_id, number, amount, held from credit_transactions where ${inRange}
  )
  select user_id, what, expected, found
  from journal j full join entries e using (user_id, number),
  lateral (values
    (format('amount of row %s in lots', number), j.amount::text, coalesce(e.amount, 0)::text),
    (format('holding of row %s in lots', number), j.held::text, coalesce(e.held, 0)::text)
  ) as checked (what, expected, found)
  where expected is distinct from found`;

const lots: Check = (inRange) => sql`
  with entries as (
    select user_id, lot_id as id, sum(e.amount) as balance, sum(e.held) as held,
      sum(e.amount) filter (where e.amount > 0 and t.kind in ('grant', 'adjust')) as granted
    from credit_entries e left join credit_transactions t using (user_id, number) where ${inRange}
    group by user_id, lot_id
  ), lots as (
    select user_id, id, amount, remaining + held as balance, held from credit_lots where ${inRange}
  )
  select user_id, what, expected, found
  from entries e full join lots l using (user_id, id),
  lateral (values
    (format('what lot %s was granted', id), coalesce(e.granted, 0)::text, l.amount::text),
    (format('credits in lot %s', id), coalesce(e.balance, 0)::text, l.balance::text),
    (format('credits held in lot %s', id), coalesce(e.held, 0)::text, l.held::text)
  ) as checked (what, expected, found)
  where expected is distinct from found`;

const holds: Check = (inRange) => sql`
  with made as (
    select user_id, number, held, spender_id, team_id, created_at from credit_transactions where ${inRange} and kind = 'hold'
  ), resolved as (
    select user_id, hold_number as number, count(*) as rows, min(number) as by, min(kind) as kind, -sum(amount) as captured,
      -sum(held) as held
    from credit_transactions where ${inRange} and hold_number is not null group by user_id, hold_number
  ), holds as (
    select user_id, number, amount, case state when 'expired' then 'released' else state end as state, captured, resolved_number,
      spender_id, team_id, created_at
    from credit_holds where ${inRange}
  )
  select user_id, format(what, number) as what, expected, found
  from made m full join holds h using (user_id, number) full join resolved r using (user_id, number),
  lateral (values
    ('amount of hold %s', m.held::text, h.amount::text),
    ('spender of hold %s', m.spender_id::text, h.spender_id::text),
    ('team of hold %s', m.team_id::text, h.team_id::text),
    ('time of hold %s', m.created_at::text, h.created_at::text),
    ('state of hold %s', case r.kind when 'capture' then 'captured' when 'release' then 'released' else 'held' end, h.state),
    ('what hold %s was charged', coalesce(r.captured, 0)::text, h.captured::text),
    ('row that resolved hold %s', r.by::text, h.resolved_number::text),
    ('rows that resolved hold %s', case when r.rows > 0 then '1' end, r.rows::text),
    ('what was given free of hold %s', case when r.rows > 0 then m.held::text end, r.held::text)
  ) as checked (what, expected, found)
  where expected is distinct from found`;

/** Checks whether a run counts toward the plan's limit, by the lots that pay for it. */
const holdsOnPlans: Check = (inRange) => sql`
  select user_id, format('whether hold %s is on plan credits', number) as what, is_on_plan::text as expected,
    uses_plan_credits::text as found
  from credit_holds h,
  lateral (
    select exists (
      select from credit_entries e join credit_lots l on l.id = e.lot_id
      where e.user_id = h.user_id and e.number = case h.state when 'held' then h.number else h.resolved_number end
        and (e.amount < 0 or h.state = 'held') and l.source in ('plan', 'trial')
    ) as is_on_plan
  ) as entries
  where ${inRange} and state in ('held', 'captured') and is_on_plan <> uses_plan_credits`;

const planRuns: Check = (inRange) => sql`
  select a.user_id, 'runs on plan credits' as what, count(h.number)::text as expected, a.plan_runs::text as found
  from (select * from user_credits where ${inRange}) a
  left join credit_holds h on h.user_id = a.user_id and h.uses_plan_credits and h.created_at >= a.plan_runs_since
    and h.state in ('held', 'captured') and not exists (
      select from credit_transactions r where r.user_id = h.user_id and r.refunds_number = h.resolved_number)
  group by a.user_id, a.plan_runs having count(h.number) <> a.plan_runs`;

const refunds: Check = (inRange) => sql`
  select r.user_id, format('refund of row %s', r.refunds_number) as what, (-min(c.amount))::text as expected,
    sum(r.amount)::text as found
  from (select * from credit_transactions where ${inRange} and refunds_number is not null) r
  left join credit_transactions c on c.user_id = r.user_id and c.number = r.refunds_number and c.kind = 'capture'
  group by r.user_id, r.refunds_number having sum(r.amount) is distinct from -min(c.amount)`;

export const checks: readonly Check[] = [accounts, balances, rows, lots, holds, holdsOnPlans, planRuns, refunds];

/** Across all accounts: each origin is granted once, to one user. */
export const doubledOrigins = sql`
  select min(user_id::text)::uuid as user_id, format('grants for %s', origin_id) as what, '1' as expected,
    max(times)::text as found
  from (
    select origin_id, user_id, count(*) over (partition by origin_id, bucket) as times,
      count(*) over (partition by origin_id, bucket) > 1 or min(user_id::text) over origin <> max(user_id::text) over origin as is_wrong
    from credit_lots window origin as (partition by origin_id)
  ) as lots
  where is_wrong group by origin_id`;
