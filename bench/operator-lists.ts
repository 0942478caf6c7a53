import pg from "pg";
import { searchAccounts } from "#accounts/index.ts";
import { listAllPayments, listSubscriptions, seedPlans } from "#billing/index.ts";
import { connectDatabase, type Database } from "#platform/db/database.ts";
import { listRunFacts, reportRuns } from "#runs/index.ts";
import { type Figure, percentile } from "./report.ts";

const usersCount = 1_000_000;
const runsCount = 10_000_000;
const paymentsCount = 200_000;
const rounds = 100;
const timesMax = 1.3;
/** Building a statement and reading its rows takes about as long for every list, so that the ratio alone says little of those under a millisecond. */
const addedMaxMs = 2;

/** A list as the product reads it, and the same rows by hand-written SQL. */
interface Pair {
  readonly what: string;
  readonly read: (db: Database, round: number) => Promise<unknown>;
  readonly sql: string;
  readonly values: (round: number) => readonly unknown[];
}

const accountColumns = "id, email, name, email_verified, created_at, disabled_at, delete_after";
const text = (round: number) => `person-${(round * 7_919) % usersCount}@`;
const userAt = (round: number) =>
  `00000000-0000-4000-8000-${((round * 7_919) % usersCount).toString(16).padStart(12, "0")}`;
const since = new Date(Date.now() - 24 * 60 * 60_000);

const pairs: readonly Pair[] = [
  {
    what: "users, the newest",
    read: (db) => searchAccounts(db, { text: "", sort: "newest", page: 1, state: "all" }),
    sql: `select ${accountColumns} from users order by created_at desc, id desc limit 51`,
    values: () => [],
  },
  {
    what: "users, page 200 by email",
    read: (db) => searchAccounts(db, { text: "", sort: "email", page: 200, state: "all" }),
    sql: `select ${accountColumns} from users order by email limit 51 offset 9950`,
    values: () => [],
  },
  {
    what: "users, by a part of the address",
    read: (db, round) => searchAccounts(db, { text: text(round), sort: "newest", page: 1, state: "all" }),
    sql: `select ${accountColumns} from users where email ilike $1 or name ilike $1 order by created_at desc, id desc limit 51`,
    values: (round) => [`%${text(round)}%`],
  },
  {
    what: "users, disabled",
    read: (db) => searchAccounts(db, { text: "", sort: "newest", page: 1, state: "disabled" }),
    sql: `select ${accountColumns} from users where disabled_at is not null order by created_at desc, id desc limit 51`,
    values: () => [],
  },
  {
    what: "runs of a user",
    read: (db, round) => listRunFacts(db, { userId: userAt(round), page: 1 }),
    sql: `select id, tool, kind, engine, model, payer, state, failure, max_aic, price_aic, duration_ms, team_id, api_key_id, created_at
      from runs where (user_id = $1 and member_id is null) or member_id = $1 order by created_at desc, id desc limit 51`,
    values: (round) => [userAt(round)],
  },
  {
    what: "runs of a day by provider",
    read: (db) => reportRuns(db, since),
    sql: `select vendor, count(*), count(*) filter (where state = 'failed'), sum(price_aic),
        percentile_cont(0.5) within group (order by duration_ms)
      from runs where created_at >= $1 group by vendor order by 2 desc`,
    values: () => [since],
  },
  {
    what: "subscriptions, running",
    read: (db) => listSubscriptions(db, { text: "", page: 1, state: "running" }),
    sql: `select s.*, u.email from (
        select * from user_subscriptions where status in ('active', 'on_trial', 'past_due')
        order by provider_created_at desc, id desc limit 51
      ) s left join users u on u.id = s.user_id left join profiles p on p.id = u.id`,
    values: () => [],
  },
  {
    what: "payments, the newest",
    read: (db) => listAllPayments(db, { text: "", page: 1, state: "all" }),
    sql: `select o.*, u.email from (
        select * from billing_orders where pack_id is not null order by provider_created_at desc limit 51
      ) o left join users u on u.id = o.user_id left join profiles p on p.id = u.id`,
    values: () => [],
  },
];

/** The operator's lists at a million users and ten million runs, each beside the bare SQL on a connection of its own, by turns. */
export async function benchOperatorLists(databaseUrl: string): Promise<readonly Figure[]> {
  await fill(databaseUrl);
  const { db, close } = connectDatabase(databaseUrl, 2, () => {});
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const figures: Figure[] = [];
    for (const pair of pairs) figures.push(await measure(pair, db, client));
    return figures;
  } finally {
    await client.end();
    await close();
  }
}

async function measure({ what, read, sql, values }: Pair, db: Database, client: pg.Client): Promise<Figure> {
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = -10; round < rounds; round++) {
    const begun = performance.now();
    await read(db, Math.abs(round));
    const between = performance.now();
    await client.query(sql, [...values(Math.abs(round))]);
    const ended = performance.now();
    if (round < 0) continue;
    times.ours.push(between - begun);
    times.bare.push(ended - between);
  }
  const [ours, bare] = [percentile(times.ours, 0.95), percentile(times.bare, 0.95)];
  return {
    what: `operator: ${what}, p95 of ${rounds}`,
    measured: `${ours.toFixed(1)} ms`,
    reference: `${bare.toFixed(1)} ms bare SQL`,
    result: `${(ours / bare).toFixed(2)} times`,
    target: `≤ ${timesMax.toFixed(2)} times, or ${addedMaxMs} ms more`,
    isMet: ours / bare <= timesMax || ours - bare <= addedMaxMs,
  };
}

/** Users of three years, their runs, subscriptions and orders. Indexes of `runs` that no list here reads are made away with: filling them takes an hour. */
async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await seedPlans(client);
  const run = (statement: string, ...given: readonly unknown[]) => client.query(statement, [...given]);
  await run(
    `insert into users (id, name, email, email_verified, disabled_at, created_at)
     select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Ada Lovelace ' || n, 'person-' || n || '@example.com',
       n % 50 > 0, case when n % 1000 = 0 then now() end, now() - n * interval '95 seconds'
     from generate_series(0, $1::int - 1) n`,
    usersCount,
  );
  await run(
    `insert into user_subscriptions (user_id, provider, provider_id, customer_id, subscription_plan_id, interval, status,
       cancel_at_period_end, is_test, provider_created_at, provider_updated_at, created_at)
     select ('00000000-0000-4000-8000-' || lpad(to_hex(n * 5), 12, '0'))::uuid, 'lemon-squeezy', 's' || n, 'c' || n, 'pro', 'monthly',
       case when n % 3 = 0 then 'expired' else 'active' end, false, false, now() - n * interval '8 minutes', now(), now()
     from generate_series(0, $1::int - 1) n`,
    paymentsCount,
  );
  await run(
    `insert into billing_orders (user_id, provider, provider_id, order_number, pack_id, status, currency, total_cents, refunded_cents,
       is_test, provider_created_at, provider_updated_at)
     select ('00000000-0000-4000-8000-' || lpad(to_hex(n * 5), 12, '0'))::uuid, 'lemon-squeezy', 'o' || n, n, 'pack-500', 'paid', 'USD', 900, 0,
       false, now() - n * interval '8 minutes', now()
     from generate_series(0, $1::int - 1) n`,
    paymentsCount,
  );
  const kept = ["runs_pkey", "runs_library", "runs_member", "runs_of_member", "runs_created_at", "runs_history"];
  const { rows } = await run(
    `select indexname, exists (select from pg_constraint where conname = indexname) as is_constraint
     from pg_indexes where tablename = 'runs' and indexname <> all ($1)`,
    kept,
  );
  for (const { indexname, is_constraint } of rows) {
    await run(is_constraint ? `alter table runs drop constraint "${indexname}"` : `drop index "${indexname}"`);
  }
  await run("alter table runs disable trigger all");
  await run(
    `insert into runs (id, user_id, idempotency_key, tool, engine, vendor, model, payer, max_aic, state, duration_ms, settings, created_at)
     select gen_random_uuid(), ('00000000-0000-4000-8000-' || lpad(to_hex(n % $2::int), 12, '0'))::uuid, n::text, 'text-generator', 'gpt-4o',
       (array['openai', 'anthropic', 'google'])[1 + n % 3], 'm', 'own-key', 0, case when n % 40 = 0 then 'failed' else 'finished' end,
       1000 + n % 9000, '{}', now() - ($1::int - n) * interval '9 seconds'
     from generate_series(1, $1::int) n`,
    runsCount,
    usersCount,
  );
  await run("vacuum analyze users, runs, user_subscriptions, billing_orders");
  await client.end();
}
