import { randomUUID } from "node:crypto";
import pg from "pg";
import { captureHold, holdCredits, type Ledger } from "#credits/index.ts";
import { systemClock } from "#platform/clock.ts";
import { connectDatabase } from "#platform/db/database.ts";

const connections = 16;
const words = { serviceType: "image", description: "an image" } as const;
const since = new Date("2026-01-01T00:00:00Z");

/** One pair: a hold of 10 AIC and its capture. */
type Pair = (connection: number, userId: string) => Promise<void>;

export interface Charger {
  /** @returns pairs a second, on 16 connections, each with accounts of its own. */
  run(seconds: number): Promise<number>;
  close(): Promise<void>;
}

function charger(
  pair: Pair,
  userIds: readonly string[],
  { close, prepare = async () => {} }: { close: () => Promise<void>; prepare?: () => Promise<void> },
): Charger {
  const run = async (seconds: number) => {
    await prepare();
    const start = performance.now();
    const end = start + seconds * 1_000;
    let pairs = 0;
    const work = async (connection: number) => {
      const mine = userIds.filter((_id, index) => index % connections === connection);
      for (let turn = 0; performance.now() < end; turn += 1) {
        await pair(connection, mine[turn % mine.length] ?? "");
        pairs += 1;
      }
    };
    await Promise.all(Array.from({ length: connections }, (_none, connection) => work(connection)));
    return pairs / ((performance.now() - start) / 1_000);
  };
  return { run, close };
}

/** Caps that are never reached, of a member and their team. */
const caps = { name: "Studio North", memberMax: 1_000_000_000, teamMax: 1_000_000_000 };

/**
 * The product's own use cases.
 * @param inTeams each account has a team of its own, in which a member spends within a cap.
 */
export function chargeByUseCases(url: string, userIds: readonly string[], { inTeams = false } = {}): Charger {
  const { db, close } = connectDatabase(url, connections, console.error);
  const enqueue = () => Promise.reject(new Error("no event was expected"));
  const ledger: Ledger = { db, jobs: { enqueue }, clock: systemClock };
  const pair: Pair = async (_connection, userId) => {
    const hold = await holdCredits(ledger, {
      userId,
      idempotencyKey: randomUUID(),
      amount: 10,
      purpose: { isAdvanced: false, isImage: true },
      planRuns: { max: null, since },
      // Any ids will do: the ledger has no table of members.
      ...(inTeams && { spenderId: memberOf(userId), team: { ...caps, id: userId } }),
      ...words,
    });
    await captureHold(ledger, { hold, idempotencyKey: randomUUID(), amount: 10, ...words });
  };
  return charger(pair, userIds, { close });
}

/** The state that the bare writer keeps in memory instead of reading it. */
interface KnownAccount {
  number: number;
  balance: number;
  planRuns: number;
  readonly lotId: string;
}

/** The same rows, and nothing read, decided or checked besides what the tables themselves check. */
export async function chargeByBareSql(
  url: string,
  userIds: readonly string[],
  way: "statement by statement" | "one statement each",
): Promise<Charger> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }));
  for (const client of clients) await client.connect();
  let accounts: ReadonlyMap<string, KnownAccount> = new Map();
  const write = way === "one statement each" ? writeAtOnce : writeOneByOne;
  const pair: Pair = async (connection, userId) => {
    const [client, account] = [clients[connection], accounts.get(userId)];
    if (!client || !account) throw new Error("there is no such account");
    const holdNumber = account.number + 1;
    account.planRuns += 1;
    await write(client, userId, account, { kind: "hold", amount: 0, held: 10, holdNumber: null });
    account.balance -= 10;
    await write(client, userId, account, { kind: "capture", amount: -10, held: -10, holdNumber });
  };
  return charger(pair, userIds, {
    // Another connection may have written since the last turn; that is not measured.
    prepare: async () => {
      accounts = await readAccounts(clients[0], userIds);
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
    },
  });
}

async function readAccounts(client: pg.Client | undefined, userIds: readonly string[]) {
  const { rows = [] } =
    (await client?.query(
      `select a.user_id, a.last_number::int as number, a.plan_runs as "planRuns", l.id as "lotId",
        (select sum(remaining + held)::int from credit_lots where user_id = a.user_id) as balance
      from user_credits a join credit_lots l on l.user_id = a.user_id and l.source = 'plan' where a.user_id = any($1)`,
      [userIds],
    )) ?? {};
  return new Map<string, KnownAccount>(rows.map((row) => [row.user_id, row]));
}

interface BareRow {
  readonly kind: "hold" | "capture";
  readonly amount: number;
  readonly held: number;
  readonly holdNumber: number | null;
}

type WriteBare = (client: pg.Client, userId: string, account: KnownAccount, row: BareRow) => Promise<void>;

const account =
  "update user_credits set last_number = $2, plan_runs = $3, plan_runs_since = '2026-01-01Z', first_spent_at = coalesce(first_spent_at, now()) where user_id = $1";
const journal = `insert into credit_transactions (user_id, number, kind, amount, held, balance_after, idempotency_key, request_digest,
  hold_number, service_type, description, source, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'image', 'an image', 'system', $10)`;
const lot = "update credit_lots set remaining = remaining + $2::int - $3::int, held = held + $3::int where id = $1";
const entry = "insert into credit_entries (user_id, number, lot_id, amount, held) values ($1, $2, $3, $4, $5)";
const hold = `insert into credit_holds (user_id, number, amount, uses_plan_credits, expires_at, created_at)
  values ($1, $2, 10, true, $3, $4)`;
const resolve =
  "update credit_holds set state = 'captured', captured = 10, resolved_number = $3 where user_id = $1 and number = $2";

const digest = Buffer.alloc(32, 7);

const writeOneByOne: WriteBare = async (client, userId, known, { kind, amount, held, holdNumber }) => {
  known.number += 1;
  const { number, planRuns, balance, lotId } = known;
  const now = new Date();
  await client.query("begin");
  await client.query({ name: "account", text: account, values: [userId, number, planRuns] });
  await client.query({
    name: "journal",
    text: journal,
    values: [userId, number, kind, amount, held, balance, randomUUID(), digest, holdNumber, now],
  });
  await client.query({ name: "lot", text: lot, values: [lotId, amount, held] });
  await client.query({ name: "entry", text: entry, values: [userId, number, lotId, amount, held] });
  if (holdNumber === null) {
    const expiresAt = new Date(now.getTime() + 3_600_000);
    await client.query({ name: "hold", text: hold, values: [userId, number, expiresAt, now] });
  } else {
    await client.query({ name: "resolve", text: resolve, values: [userId, holdNumber, number] });
  }
  await client.query("commit");
};

const common = `with account as (
    update user_credits set last_number = $2::bigint, plan_runs = $3, plan_runs_since = '2026-01-01Z', first_spent_at = coalesce(first_spent_at, now())
    where user_id = $1::uuid
  ), journal as (
    insert into credit_transactions (user_id, number, kind, amount, held, balance_after, idempotency_key, request_digest, hold_number,
      service_type, description, source, created_at)
    values ($1::uuid, $2::bigint, $4, $5::int, $6::int, $7, $8, $9, $10::bigint, 'image', 'an image', 'system', $11::timestamptz)
  ), lot as (
    update credit_lots set remaining = remaining + $5::int - $6::int, held = held + $6::int where id = $12::bigint
  ), entry as (
    insert into credit_entries (user_id, number, lot_id, amount, held) values ($1::uuid, $2::bigint, $12::bigint, $5::int, $6::int)
  )`;
const holdAtOnce = `${common} insert into credit_holds (user_id, number, amount, uses_plan_credits, expires_at, created_at)
  values ($1::uuid, $2::bigint, 10, true, $11::timestamptz + interval '1 hour', $11::timestamptz)`;
const captureAtOnce = `${common} update credit_holds set state = 'captured', captured = 10, resolved_number = $2::bigint
  where user_id = $1::uuid and number = $10::bigint`;

const writeAtOnce: WriteBare = async (client, userId, known, { kind, amount, held, holdNumber }) => {
  known.number += 1;
  const { number, planRuns, balance, lotId } = known;
  await client.query({
    name: `${kind}-at-once`,
    text: kind === "hold" ? holdAtOnce : captureAtOnce,
    values: [
      userId,
      number,
      planRuns,
      kind,
      amount,
      held,
      balance,
      randomUUID(),
      digest,
      holdNumber,
      new Date(),
      lotId,
    ],
  });
};

/** Another UUID for each account. */
const memberOf = (userId: string): string => userId.replace(/^./, (digit) => (digit === "f" ? "0" : "f"));
