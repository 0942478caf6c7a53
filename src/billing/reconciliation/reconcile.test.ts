import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBalance } from "#credits/index.ts";
import { AppError } from "#platform/errors.ts";
import type { JobHandler } from "#platform/jobs.ts";
import { type BillingHarness, listInbox, openBillingHarness, sign } from "../../../test/billing-harness.ts";
import { bytesOf, fixtureVariants, type LemonSqueezyEvent } from "../../../test/lemon-squeezy-fixtures.ts";
import { describedInvoice, describedOrder, describedSubscription, type Subscriber } from "../../../test/subscriber.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { billingJobs } from "../jobs.ts";
import { readWebhook } from "../provider/lemon-squeezy/read-webhook.ts";
import type { Listing, PaymentProvider } from "../provider/payment-provider.ts";
import type { WebhookMessage } from "../provider/webhook-message.ts";
import { processWebhook } from "../webhooks/process-webhook.ts";
import { receiveWebhook } from "../webhooks/receive-webhook.ts";
import { reconcile, runReconciliation } from "./reconcile.ts";

const now = new Date("2026-03-02T09:00:00Z");
const at = "2026-03-01T08:00:00.000Z";

/** The provider's records as its webhooks described them, one per page. */
function recordsOf(events: readonly LemonSqueezyEvent[]): PaymentProvider {
  const messages = events.map((event) => readWebhook(event, fixtureVariants, new Date()));
  const list = <Item>(pick: (message: WebhookMessage) => Item | undefined) => {
    const items = messages.map(pick).filter((item) => item !== undefined);
    return async (page: number): Promise<Listing<Item>> => ({
      items: items.slice(page - 1, page),
      nextPage: page < items.length ? page + 1 : undefined,
    });
  };
  const subscriptions = messages.flatMap((message) => (message.kind === "subscription" ? message.subscription : []));
  type ProviderRecords = Pick<
    PaymentProvider,
    "name" | "getSubscription" | "listSubscriptions" | "listOrders" | "listInvoices"
  >;
  const listed: ProviderRecords = {
    name: "lemon-squeezy",
    async getSubscription(id) {
      const found = subscriptions.find((one) => one.id === id);
      if (found) return found;
      throw new AppError("not_found", { userMessage: "There is no such subscription." });
    },
    listSubscriptions: list((message) => (message.kind === "subscription" ? message.subscription : undefined)),
    listOrders: list((message) => (message.kind === "order" ? message.order : undefined)),
    listInvoices: list((message) => (message.kind === "invoice" ? message.invoice : undefined)),
  };
  return listed as PaymentProvider;
}

describe("reconciliation", () => {
  let harness: BillingHarness;
  let offset = 0;

  beforeAll(async () => {
    harness = await openBillingHarness();
    harness.setTime(now);
  });
  afterAll(() => harness.close());

  const newSubscriber = async (): Promise<Subscriber> => ({ userId: await harness.addUser(), offset: ++offset });
  const described = (who: Subscriber, updatedAt = at, planId: "pro" | "business" = "pro") =>
    describedSubscription(who, "subscription_updated", { at: updatedAt, status: "active", planId, createdAt: at });
  const invoice = (who: Subscriber) =>
    describedInvoice(who, "subscription_payment_success", { at, number: 101, reason: "initial" });
  const general = async ({ userId }: Subscriber) =>
    (await findBalance(harness.services.db, userId, now))?.buckets.general;

  it("[C5] finds records whose webhooks were lost, page by page, and records nothing twice", async () => {
    const who = await newSubscriber();
    await harness.deliver(described(who));
    const records = recordsOf([described(who, "2026-03-01T12:00:00.000Z", "business"), invoice(who)]);
    expect(await reconcile(harness.services, records)).toEqual({ read: 2, quarantined: 0, failed: 0 });
    expect(await general(who)).toBe(500);
    expect((await findEntitlement(harness.services.db, who.userId, now)).plan.id).toBe("business");
    expect(await reconcile(harness.services, records)).toEqual({ read: 2, quarantined: 0, failed: 0 });
    expect(await harness.deliver(invoice(who))).toEqual(["processed"]);
    expect(await general(who)).toBe(500);
    expect((await listInbox(harness)).map(({ status }) => status)).toEqual(["processed", "processed"]);
  });

  it("[C5] quarantines records of unknown users once; the operator can assign them", async () => {
    const who = await newSubscriber();
    const pack = describedOrder(who, { at, number: 201, packId: "starter", cents: 500 });
    const records = recordsOf([described(who), invoice(who), pack]);
    const before = (await listInbox(harness)).length;
    expect(await reconcile(harness.services, records)).toEqual({ read: 3, quarantined: 2, failed: 0 });
    expect(await reconcile(harness.services, records)).toEqual({ read: 3, quarantined: 2, failed: 0 });
    const set = (await listInbox(harness)).slice(before);
    expect(set.map(({ eventName, status }) => `${eventName} ${status}`)).toEqual([
      "reconciliation quarantined",
      "reconciliation quarantined",
    ]);
    expect(await general(who)).toBeUndefined();
    for (const { id } of set) {
      const vouchedFor = { userId: who.userId };
      expect(await processWebhook(harness.services, id, { isReplay: true, vouchedFor })).toBe("processed");
    }
    expect(await general(who)).toBe(1_000);
  });

  it("[C5] an account whose records cannot be saved does not block the others", async () => {
    const [stuck, fine] = [await newSubscriber(), await newSubscriber()];
    await harness.deliver(described(stuck), described(fine));
    await harness.database.pool.query(
      `alter table billing_invoices add constraint broken check (user_id <> '${stuck.userId}') not valid`,
    );
    const outcome = await reconcile(harness.services, recordsOf([invoice(stuck), invoice(fine)]));
    await harness.database.pool.query("alter table billing_invoices drop constraint broken");
    expect(outcome).toEqual({ read: 2, quarantined: 0, failed: 1 });
    expect([await general(stuck), await general(fine)]).toEqual([undefined, 500]);
  });

  it("[C5] leaves new records to their webhooks", async () => {
    const who = await newSubscriber();
    harness.setTime(new Date("2026-03-01T08:30:00Z"));
    expect(await reconcile(harness.services, recordsOf([described(who)]))).toEqual({
      read: 0,
      quarantined: 0,
      failed: 0,
    });
    harness.setTime(now);
  });

  it("[C5] keeps what was read if the provider stops responding", async () => {
    const who = await newSubscriber();
    await harness.deliver(described(who));
    const records: PaymentProvider = {
      ...recordsOf([described(who, "2026-03-01T13:00:00.000Z", "business")]),
      listOrders: async () => {
        throw new AppError("unavailable", { userMessage: "The payment provider does not answer." });
      },
    };
    await expect(reconcile(harness.services, records)).rejects.toMatchObject({ code: "unavailable" });
    expect((await findEntitlement(harness.services.db, who.userId, now)).plan.id).toBe("business");
  });

  it("[C5] the sweep processes webhooks whose job was lost, whether or not the provider responds", async () => {
    const who = await newSubscriber();
    const rawBody = bytesOf(describedOrder(who, { at, number: 301, packId: "starter", cents: 500 }));
    await receiveWebhook(harness.services, { rawBody, signature: sign(rawBody) });
    harness.setTime(new Date("2026-03-02T15:00:00Z"));
    const jobs = billingJobs(harness.services) as readonly JobHandler<object>[];
    await jobs.find(({ kind }) => kind.name === "sweep-webhooks")?.run({}, "");
    harness.setTime(now);
    expect(await general(who)).toBe(500);
  });

  describe("by watermark", () => {
    const day = (text: string) => new Date(`2026-${text}T09:00:00Z`);
    const dated = (who: Subscriber, number: number, made: string) =>
      describedInvoice(who, "subscription_payment_success", {
        at: day(made).toISOString(),
        number,
        reason: number === 101 ? "initial" : "renewal",
      });
    /** Newest first, as the provider lists them. */
    const renewals = (who: Subscriber, count: number) =>
      Array.from({ length: count }, (_, index) => dated(who, 101 + index, `04-${String(index + 1).padStart(2, "0")}`));
    const counted = (records: PaymentProvider) => {
      const pages: string[] = [];
      const note =
        <Item>(name: string, list: (page: number) => Promise<Item>) =>
        (page: number) => {
          pages.push(name);
          return list(page);
        };
      return {
        pages,
        records: {
          ...records,
          listSubscriptions: note("subscriptions", records.listSubscriptions),
          listInvoices: note("invoices", records.listInvoices),
          getSubscription: (id: string) => {
            pages.push("subscription");
            return records.getSubscription(id);
          },
        },
      };
    };

    it("[C5] reads everything once a week, otherwise only new records and their subscriptions", async () => {
      await harness.database.pool.query("delete from reconciliations");
      const who = await newSubscriber();
      const old = described(who);
      await harness.deliver(old);
      const all = [...renewals(who, 20).toReversed(), old];
      const first = counted(recordsOf(all));
      harness.setTime(day("04-21"));
      expect(await runReconciliation(harness.services, first.records)).toMatchObject({ kind: "full", read: 21 });
      expect(first.pages).toHaveLength(21);
      const newest = [dated(who, 150, "04-22"), ...all.filter((event) => event !== old)];
      const second = counted(recordsOf([...newest, described(who, day("04-22").toISOString(), "business")]));
      harness.setTime(day("04-23"));
      expect(await runReconciliation(harness.services, second.records)).toMatchObject({ kind: "recent", failed: 0 });
      expect(second.pages.filter((name) => name === "invoices").length).toBeLessThan(4);
      expect((await findEntitlement(harness.services.db, who.userId, day("04-23"))).plan.id).toBe("business");
      harness.setTime(day("04-28"));
      expect(await runReconciliation(harness.services, counted(recordsOf(all)).records)).toMatchObject({
        kind: "full",
      });
    });

    it("[C5] the next run reads records again that were too new in the last one", async () => {
      await harness.database.pool.query("delete from reconciliations");
      const who = await newSubscriber();
      await harness.deliver(described(who));
      const justMade = dated(who, 101, "06-01");
      harness.setTime(new Date(day("06-01").getTime() + 30 * 60_000));
      expect(await runReconciliation(harness.services, recordsOf([justMade]))).toMatchObject({ kind: "full", read: 0 });
      harness.setTime(day("06-02"));
      const next = await runReconciliation(harness.services, recordsOf([justMade, described(who)]));
      expect(next).toMatchObject({ kind: "recent", failed: 0 });
      expect(
        await harness.database.pool.query("select 1 from billing_invoices where user_id = $1", [who.userId]),
      ).toMatchObject({
        rowCount: 1,
      });
    });

    it("[C5] a run with a failed record does not move the watermark, so the next one reads it again", async () => {
      await harness.database.pool.query("delete from reconciliations");
      const who = await newSubscriber();
      await harness.deliver(described(who));
      harness.setTime(day("06-03"));
      await harness.database.pool.query(
        `alter table billing_invoices add constraint broken check (user_id <> '${who.userId}') not valid`,
      );
      const failed = await runReconciliation(harness.services, recordsOf([invoice(who)]));
      await harness.database.pool.query("alter table billing_invoices drop constraint broken");
      expect(failed).toMatchObject({ kind: "full", failed: 1 });
      const { rows } = await harness.database.pool.query("select complete_at, full_at from reconciliations");
      expect(rows).toEqual([{ complete_at: null, full_at: null }]);
      expect(await runReconciliation(harness.services, recordsOf([invoice(who)]))).toMatchObject({
        kind: "full",
        failed: 0,
      });
    });

    it("[C5] fetches subscriptions that should have ended without any update", async () => {
      await harness.database.pool.query("delete from reconciliations");
      const who = await newSubscriber();
      const lasting = { status: "active", planId: "pro", createdAt: at } as const;
      await harness.deliver(
        describedSubscription(who, "subscription_created", { ...lasting, at, renewsAt: day("05-01").toISOString() }),
      );
      const ended = {
        ...lasting,
        status: "expired",
        at: day("05-01").toISOString(),
        endsAt: day("05-01").toISOString(),
      };
      harness.setTime(day("04-30"));
      await runReconciliation(harness.services, recordsOf([]));
      harness.setTime(day("05-03"));
      const records = {
        ...recordsOf([describedSubscription(who, "subscription_updated", ended)]),
        listSubscriptions: async () => ({ items: [], nextPage: undefined }),
      };
      expect(await runReconciliation(harness.services, records)).toMatchObject({ kind: "recent" });
      expect((await findEntitlement(harness.services.db, who.userId, day("05-03"))).plan.id).toBe("free");
    });

    it("[C5] runs one at a time; an aborted run does not move the watermark, and an abandoned one does not block for long", async () => {
      await harness.database.pool.query("delete from reconciliations");
      harness.setTime(day("05-04"));
      const stop = new AbortController();
      let release = () => {};
      const waiting = new Promise<void>((resolve) => {
        release = resolve;
      });
      const began = Promise.withResolvers<void>();
      const who = await newSubscriber();
      const slow: PaymentProvider = {
        ...recordsOf([described(who)]),
        async listOrders() {
          began.resolve();
          await waiting;
          return { items: [], nextPage: undefined };
        },
        listInvoices: recordsOf([invoice(who)]).listInvoices,
      };
      const running = runReconciliation(harness.services, slow, stop.signal);
      await began.promise;
      expect(await runReconciliation(harness.services, recordsOf([]))).toBeUndefined();
      stop.abort(new Error("its time is over"));
      release();
      await expect(running).rejects.toThrow("its time is over");
      const { rows } = await harness.database.pool.query("select complete_at, token from reconciliations");
      expect(rows).toEqual([{ complete_at: null, token: null }]);
      await harness.database.pool.query("update reconciliations set token = gen_random_uuid(), runs_until = $1", [
        day("05-04"),
      ]);
      harness.setTime(new Date(day("05-04").getTime() + 60_000));
      expect(await runReconciliation(harness.services, recordsOf([]))).toMatchObject({ kind: "full" });
    });
  });
});
