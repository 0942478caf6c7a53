import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBalance, listTransactions } from "#credits/index.ts";
import { type BillingHarness, listInbox, openBillingHarness, sign } from "../../../test/billing-harness.ts";
import { bytesOf } from "../../../test/lemon-squeezy-fixtures.ts";
import { seededShuffle } from "../../../test/seeded-shuffle.ts";
import { describedInvoice, describedOrder, describedSubscription, type Subscriber } from "../../../test/subscriber.ts";
import { openCreditsFor } from "../refresh/open-credits.ts";
import { billingOrders } from "../schema.ts";
import { receiveWebhook } from "./receive-webhook.ts";

const hourAgo = new Date(Date.now() - 60 * 60_000).toISOString();

describe("the webhook inbox with several processes", () => {
  let harness: BillingHarness;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    harness = await openBillingHarness();
    harness.setTime(new Date());
  });
  afterAll(async () => {
    for (const child of children) child.kill("SIGKILL");
    await harness.close();
  });

  const work = (ids: readonly number[]): ChildProcess => {
    const child = fork("test/webhook-worker.ts", [harness.database.url, ...ids.map(String)]);
    children.push(child);
    return child;
  };
  const receive = async (...events: readonly unknown[]): Promise<number[]> => {
    for (const event of events) {
      const rawBody = bytesOf(event);
      await receiveWebhook(harness.services, { rawBody, signature: sign(rawBody) });
    }
    return (await listInbox(harness)).slice(-events.length).map(({ id }) => id);
  };
  const pack = (who: Subscriber) => describedOrder(who, { at: hourAgo, number: 201, packId: "starter", cents: 500 });
  const general = async ({ userId }: Subscriber) =>
    (await findBalance(harness.services.db, userId, new Date()))?.buckets.general;

  it("[C5] two processes working on the same events grant everything once", async () => {
    const people: Subscriber[] = [];
    for (let offset = 1; offset <= 10; offset++) people.push({ userId: await harness.addUser(), offset });
    const described = { at: hourAgo, status: "active", planId: "pro", createdAt: hourAgo } as const;
    const ids = await receive(
      ...people.flatMap((who) => [
        describedInvoice(who, "subscription_payment_success", { at: hourAgo, number: 101, reason: "initial" }),
        describedSubscription(who, "subscription_created", described),
        pack(who),
      ]),
    );
    const ends = [1, 2, 3].map((seed) => once(work(seededShuffle(ids, seed)), "exit"));
    expect((await Promise.all(ends)).map(([code]) => code)).toEqual([0, 0, 0]);
    expect(await Promise.all(people.map(general))).toEqual(people.map(() => 1_000));
    const events = await listInbox(harness);
    expect(new Set(events.map(({ status, attempts }) => `${status} ${attempts}`))).toEqual(new Set(["processed 1"]));
  });

  it("[C5] a process killed in the middle leaves nothing half done", async () => {
    const who = { userId: await harness.addUser(), offset: 100 };
    await openCreditsFor(harness.services, who.userId);
    const [id = 0] = await receive(pack(who));
    // Locks the account's row, so that the worker blocks between writing the order and its credits.
    const holder = new pg.Client({ connectionString: harness.database.url });
    await holder.connect();
    await holder.query("begin");
    await holder.query("select from user_credits where user_id = $1 for update", [who.userId]);
    const child = work([id]);
    const waiting = async () => {
      const { rows } = await harness.database.pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%credits%'",
      );
      return rows.length;
    };
    await expect.poll(waiting).toBe(1);
    child.kill("SIGKILL");
    await once(child, "exit");
    await holder.query("commit");
    await holder.end();
    await expect.poll(waiting).toBe(0);
    expect(await harness.services.db.select().from(billingOrders).where(eq(billingOrders.userId, who.userId))).toEqual(
      [],
    );
    expect(await general(who)).toBe(25);
    expect((await listInbox(harness)).at(-1)).toMatchObject({ id, status: "received" });

    await once(work([id]), "exit");
    expect(await general(who)).toBe(525);
    const { transactions } = await listTransactions(harness.services.db, who.userId);
    expect(transactions.map(({ amount }) => amount)).toEqual([500, 30]);
  });
});
