import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { users } from "#accounts/schema.ts";
import { billingJobs, seedPlans } from "#billing/index.ts";
import { signWebhook } from "#billing/provider/sign-webhook.ts";
import { receiveWebhook } from "#billing/webhooks/receive-webhook.ts";
import { verifyLedger } from "#credits/index.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config.ts";
import { connectDatabase } from "#platform/db/database.ts";
import { startJobs } from "#platform/jobs.ts";
import { createLog } from "#platform/log.ts";
import { createMetrics } from "#platform/metrics.ts";
import type { Services } from "#platform/services.ts";
import { bytesOf, fixtureEnvironment } from "../test/lemon-squeezy-fixtures.ts";
import { describedInvoice, describedOrder, describedSubscription } from "../test/subscriber.ts";
import { createDatabase } from "./create-database.ts";
import type { Figure } from "./report.ts";

const webhooks = 1_000;
/** Webhooks of each payer: a subscription, its invoice, a pack, and the pack's refund. */
const perPayer = 4;

/** From 1,000 signed webhooks in the inbox until all are processed, by the product's own queue in one process. */
export async function benchWebhooks(serverUrl: string): Promise<Figure[]> {
  const { url, drop } = await createDatabase(serverUrl, seedPlans);
  const connection = connectDatabase(url, 10, console.error);
  const log = createLog("silent");
  const jobs = await startJobs(url, log, createMetrics());
  const config = readConfig(fixtureEnvironment);
  const needed: Partial<Services> = { config, db: connection.db, pool: connection.pool, jobs, log, clock: systemClock };
  const services = needed as Services;
  const handler = billingJobs(services).find(({ kind }) => kind.name === "process-webhook");
  if (!handler) throw new Error("there is no handler for webhooks");
  await jobs.prepare([handler.kind]);
  const bodies = await writeWebhooks(connection.db);
  const received = await timed(async () => {
    for (const rawBody of bodies) await receiveWebhook(services, { rawBody, signature: sign(rawBody) });
  });
  const processed = await timed(async () => {
    await jobs.work([handler]);
    while (await isAnyOpen(connection.pool)) await sleep(50);
  });
  const { rows } = await connection.pool.query<{ count: number }>(
    "select count(*)::int as count from webhook_events where status = 'processed'",
  );
  if (rows[0]?.count !== webhooks) throw new Error(`${rows[0]?.count} of ${webhooks} webhooks were processed`);
  const drifts = await verifyLedger(connection.db, () => {});
  if (drifts.length > 0) throw new Error(`the ledger drifted in ${drifts.length} places`);
  await jobs.stop(1_000);
  await connection.close();
  await drop();
  return [
    figure(`${webhooks.toLocaleString("en-US")} webhooks, signed, into the inbox, one after the other`, received),
    figure(`${webhooks.toLocaleString("en-US")} webhooks, from the inbox to processed, one process`, processed),
  ];
}

const figure = (what: string, seconds: number): Figure => ({
  what,
  measured: `${seconds.toFixed(1)} s`,
  reference: "–",
  result: `${(webhooks / seconds).toFixed(0)} a second`,
  target: "reported",
  isMet: undefined,
});

async function writeWebhooks(db: Services["db"]): Promise<readonly Uint8Array[]> {
  const payers = Array.from({ length: webhooks / perPayer }, (_, index) => ({
    name: "Ada Lovelace",
    email: `payer-${index}@example.com`,
    emailVerified: true,
  }));
  const rows = await db.insert(users).values(payers).returning({ userId: users.id });
  const at = new Date(Date.now() - 60_000).toISOString();
  const pack = { at, number: 201, packId: "starter", cents: 500 } as const;
  return rows
    .map((row, index) => ({ ...row, offset: index + 1 }))
    .flatMap((who) => [
      describedSubscription(who, "subscription_created", { at, status: "active", planId: "pro", createdAt: at }),
      describedInvoice(who, "subscription_payment_success", { at, number: 101, reason: "initial" }),
      describedOrder(who, pack),
      describedOrder(who, { ...pack, updatedAt: new Date().toISOString(), refundedCents: 500 }),
    ])
    .map(bytesOf);
}

const sign = (rawBody: Uint8Array): string => signWebhook(fixtureEnvironment.LEMON_SQUEEZY_WEBHOOK_SECRET, rawBody);

async function isAnyOpen(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query("select from webhook_events where status = 'received' limit 1");
  return rowCount !== 0;
}

/** @returns seconds. */
async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}
