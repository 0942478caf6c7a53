import type pg from "pg";

const usersAtOnce = 2_000;

/**
 * Writes a past as the product would have written it, with every constraint and trigger on; `npm run ledger:verify` finds no drift in it.
 * Accounts come in the order of their ids, so that indexes fill from left to right, which is quickest.
 * @param rowsEach of each account: two grants, then charges, each of them a hold and its capture.
 * @returns their ids.
 */
export async function fillLedger(client: pg.Client, users: number, rowsEach: number): Promise<string[]> {
  const ids = Array.from({ length: users }, () => crypto.randomUUID()).sort();
  const pairs = (rowsEach - 2) / 2;
  await client.query("set synchronous_commit = off");
  for (let from = 0; from < users; from += usersAtOnce) {
    const values = [ids.slice(from, from + usersAtOnce), pairs];
    for (const statement of statements) await client.query(statement, statement.includes("$2") ? values : [values[0]]);
  }
  await client.query("vacuum (analyze) user_credits, credit_lots, credit_transactions, credit_entries, credit_holds");
  await client.query("checkpoint");
  await client.query("reset synchronous_commit");
  return ids;
}

const past = "timestamptz '2026-01-01Z' + number * interval '1 hour'";

const statements = [
  `insert into user_credits (user_id, last_number, plan_runs, plan_runs_since, first_spent_at, created_at)
    select one.id, 2 + 2 * $2::int, $2::int, '2026-01-01Z', '2026-01-01Z', '2026-01-01Z' from unnest($1::uuid[]) one (id)`,

  `insert into credit_lots (user_id, bucket, source, origin_id, amount, remaining, expires_at, created_at)
    select one.id, 'general', source, gen_random_uuid(), 100000000, 100000000 - case source when 'plan' then 10 * $2::int else 0 end,
      expires_at, '2026-01-01Z'
    from unnest($1::uuid[]) one (id),
      (values ('plan', timestamptz '2100-01-01'), ('purchase', null)) lot (source, expires_at)`,

  `insert into credit_transactions (user_id, number, kind, amount, held, balance_after, idempotency_key, request_digest, hold_number,
      service_type, description, source, created_at)
    select one.id, number,
      case when number <= 2 then 'grant' when number % 2 = 1 then 'hold' else 'capture' end,
      case when number <= 2 then 100000000 when number % 2 = 1 then 0 else -10 end,
      case when number <= 2 then 0 when number % 2 = 1 then 10 else -10 end,
      case when number <= 2 then number * 100000000 else 200000000 - 10 * ((number - 2) / 2) end,
      gen_random_uuid(), sha256('a request'), case when number > 2 and number % 2 = 0 then number - 1 end,
      case when number > 2 then 'image' end, case when number > 2 then 'an image' end, 'system', ${past}
    from unnest($1::uuid[]) one (id), generate_series(1, 2 + 2 * $2::int) number`,

  `insert into credit_entries (user_id, number, lot_id, amount, held)
    select t.user_id, t.number, l.id, t.amount, t.held
    from unnest($1::uuid[]) one (id)
    join credit_transactions t on t.user_id = one.id
    join credit_lots l on l.user_id = one.id and l.source = case t.number when 2 then 'purchase' else 'plan' end`,

  `insert into credit_holds (user_id, number, amount, state, captured, uses_plan_credits, expires_at, resolved_number, created_at)
    select one.id, number, 10, 'captured', 10, true, ${past} + interval '1 hour', number + 1, ${past}
    from unnest($1::uuid[]) one (id), generate_series(3, 1 + 2 * $2::int, 2) number`,
];
