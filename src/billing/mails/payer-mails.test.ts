import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Mail } from "#platform/mail/mail.ts";
import { type BillingHarness, openBillingHarness } from "../../../test/billing-harness.ts";
import type { LemonSqueezyEvent } from "../../../test/lemon-squeezy-fixtures.ts";
import { describedInvoice, describedOrder, describedSubscription, type Subscriber } from "../../../test/subscriber.ts";
import { billingData } from "../personal-data/billing-data.ts";
import { billingMails } from "../schema.ts";
import { forgetOldMails } from "./claim-mail.ts";
import { type MailCancellation, mailCancellation, mailCancellationJob } from "./mail-cancellation.ts";
import { mailTrialEnds } from "./mail-trial-ends.ts";

const at = (day: string): string => `${day}T10:00:00.000Z`;

describe("billing mails", () => {
  let harness: BillingHarness;
  let who: Subscriber;
  let offset = 0;
  beforeAll(async () => {
    harness = await openBillingHarness();
  });
  beforeEach(async () => {
    who = { userId: await harness.addUser(), offset: ++offset };
    harness.enqueued.splice(0);
    today("2026-03-01");
  });
  afterAll(() => harness.close());

  const today = (day: string) => harness.setTime(new Date(`${day}T10:05:00Z`));
  const subscribed = (day: string, more: Partial<Parameters<typeof describedSubscription>[2]> = {}) =>
    describedSubscription(who, day === "2026-03-01" ? "subscription_created" : "subscription_updated", {
      at: at(day),
      status: "active",
      planId: "pro",
      createdAt: at("2026-03-01"),
      renewsAt: at("2026-04-01"),
      ...more,
    });
  const paid = (day: string, number: number, more: Partial<Parameters<typeof describedInvoice>[2]> = {}) =>
    describedInvoice(who, "subscription_payment_success", { at: at(day), number, ...more });
  /** Delivers events twice, as the provider may, and runs delayed jobs. @returns the sent mails. */
  const deliver = async (...events: readonly LemonSqueezyEvent[]): Promise<readonly Mail[]> => {
    await harness.deliver(...events, ...events);
    for (const { kind, data } of harness.enqueued.slice())
      if (kind === mailCancellationJob.name) await mailCancellation(harness.services, data as MailCancellation);
    return taken();
  };
  const taken = (): readonly Mail[] =>
    harness.enqueued
      .splice(0)
      .filter(({ kind }) => kind === "send-mail")
      .map(({ data }) => data as Mail);
  const subjects = (mails: readonly Mail[]) => mails.map(({ subject }) => subject);

  it.each([0, 1])("[C5] a first payment gets one receipt, whichever webhook comes first (order %i)", async (order) => {
    const events = [subscribed("2026-03-01"), paid("2026-03-01", 101, { reason: "initial" })];
    const mails = await deliver(...(order === 0 ? events : events.toReversed()));
    expect(subjects(mails)).toEqual(["[Test] Your receipt: $19.00 for Pro (monthly)"]);
    const facts = [
      "Plan: Pro, monthly",
      "For: First payment",
      "Period: March 1, 2026 to April 1, 2026",
      "Amount: $19.00",
      "Paid on: March 1, 2026",
      "Card: Visa ending in 4242",
      `Invoice number: ${who.offset * 1_000 + 101}`,
    ];
    expect(mails[0]?.text).toContain(facts.join("\n"));
    expect(mails[0]?.text).toMatch(/View invoice:\nhttps:\/\//);
  });

  it("[C5] the first payment after a trial is mailed as the first payment, though the provider calls it a renewal", async () => {
    await deliver(subscribed("2026-03-01", { status: "on_trial", trialEndsAt: at("2026-03-08") }));
    today("2026-03-08");
    const first = await deliver(paid("2026-03-08", 101), subscribed("2026-03-08", { renewsAt: at("2026-04-08") }));
    expect(first.map(({ text }) => /For: .*/.exec(text)?.[0])).toEqual(["For: First payment"]);
    today("2026-04-08");
    const next = await deliver(paid("2026-04-08", 102), subscribed("2026-04-08", { renewsAt: at("2026-05-08") }));
    expect(next.map(({ text }) => /For: .*/.exec(text)?.[0])).toEqual(["For: Renewal"]);
  });

  it("[C12] a plan change is mailed with the right plan, once the subscription's change has arrived", async () => {
    await deliver(subscribed("2026-03-01"), paid("2026-03-01", 101, { reason: "initial" }));
    today("2026-03-10");
    expect(await deliver(paid("2026-03-10", 102, { reason: "updated", cents: 2_130 }))).toEqual([]);
    const [mail, ...others] = await deliver(subscribed("2026-03-10", { planId: "business" }));
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("[Test] Your receipt: $21.30 for Business (monthly)");
    expect(mail?.text).toContain("For: Change of plan\nPeriod: March 10, 2026 to April 1, 2026");
  });

  it("[C13] each refund is mailed once", async () => {
    await deliver(subscribed("2026-03-01"), paid("2026-03-01", 101, { reason: "initial" }));
    const refund = (updatedAt: string, refundedCents: number) =>
      describedInvoice(who, "subscription_payment_refunded", {
        at: at("2026-03-01"),
        updatedAt,
        number: 101,
        reason: "initial",
        refundedCents,
      });
    const part = await deliver(refund("2026-03-01T11:00:00.000Z", 700));
    const whole = await deliver(refund("2026-03-01T12:00:00.000Z", 1_900));
    expect(subjects([...part, ...whole])).toEqual([
      "[Test] Your refund: $7.00 for Pro (monthly)",
      "[Test] Your refund: $19.00. Your Pro plan has ended",
    ]);
    expect(part[0]?.text).toContain("$7.00 of $19.00 refunded");
  });

  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ] as const;
  it.each(orders)(
    "[C13] a full refund in the provider's dashboard sends a single mail (order %i %i %i)",
    async (...order) => {
      await deliver(subscribed("2026-03-01"), paid("2026-03-01", 101, { reason: "initial" }));
      today("2026-03-05");
      const ends = { status: "cancelled", endsAt: at("2026-04-01") };
      const events = [
        describedInvoice(who, "subscription_payment_refunded", {
          at: at("2026-03-01"),
          updatedAt: "2026-03-05T10:00:02.000Z",
          number: 101,
          reason: "initial",
          status: "refunded",
          refundedCents: 1_900,
        }),
        subscribed("2026-03-05", ends),
        describedSubscription(who, "subscription_cancelled", {
          at: "2026-03-05T10:00:01.000Z",
          planId: "pro",
          createdAt: at("2026-03-01"),
          renewsAt: at("2026-04-01"),
          ...ends,
        }),
      ];
      const [mail, ...others] = await deliver(...order.map((index) => events[index] as LemonSqueezyEvent));
      expect(subjects(others)).toEqual([]);
      expect(mail?.subject).toBe("[Test] Your refund: $19.00. Your Pro plan has ended");
      expect(mail?.text).toContain("Payment: $19.00 on March 1, 2026\nRefunded: $19.00\n");
      expect(mail?.text).toContain("your Pro plan has ended and won’t renew. You won’t be charged again.");
      // Later webhooks bring nothing new.
      today("2026-03-06");
      expect(subjects(await deliver(...events, subscribed("2026-03-06", { ...ends, status: "expired" })))).toEqual([]);
    },
  );

  it("[C13] a payment refunded before any webhook arrived sends a single mail too", async () => {
    const refunded = paid("2026-03-01", 101, { reason: "initial", status: "refunded", refundedCents: 1_900 });
    const mails = await deliver(refunded, subscribed("2026-03-01"));
    expect(subjects(mails)).toEqual(["[Test] Your refund: $19.00. Your Pro plan has ended"]);
  });

  it("[C13] if both payments of a period are refunded, the second refund's mail says that the plan has ended", async () => {
    await deliver(subscribed("2026-03-01"), paid("2026-03-01", 101, { reason: "initial" }));
    today("2026-03-02");
    const upgrade = { reason: "updated", cents: 2_900 } as const;
    await deliver(subscribed("2026-03-02", { planId: "business" }), paid("2026-03-02", 102, upgrade));
    const refund = (number: number, more: Partial<Parameters<typeof describedInvoice>[2]>) =>
      paid(number === 101 ? "2026-03-01" : "2026-03-02", number, {
        status: "refunded",
        updatedAt: `2026-03-02T10:01:${number % 60}.000Z`,
        ...more,
      });
    expect(subjects(await deliver(refund(102, { ...upgrade, refundedCents: 2_900 })))).toEqual([
      "[Test] Your refund: $29.00 for Business (monthly)",
    ]);
    expect(subjects(await deliver(refund(101, { reason: "initial", refundedCents: 1_900 })))).toEqual([
      "[Test] Your refund: $19.00. Your Pro plan has ended",
    ]);
  });

  it("[C3] a cancellation that is undone at once is not mailed", async () => {
    await deliver(subscribed("2026-03-01"), paid("2026-03-01", 101, { reason: "initial" }));
    const resumed = subscribed("2026-03-06");
    expect(await deliver(subscribed("2026-03-05", { status: "cancelled", endsAt: at("2026-04-01") }), resumed)).toEqual(
      [],
    );
  });

  it("[C5] a pack gets a receipt with its number, and its refund a mail", async () => {
    const pack = { at: at("2026-03-01"), number: 5, packId: "creator", cents: 2_500 } as const;
    const [mail, ...others] = await deliver(describedOrder(who, pack));
    expect([mail?.subject, others]).toEqual(["[Test] Your receipt: $25.00 for Creator Pack", []]);
    expect(mail?.text).toMatch(
      /Credit pack: Creator Pack\nAmount: \$25\.00\nPaid on: March 1, 2026\nReceipt number: \d+/,
    );
    const refunded = describedOrder(who, { ...pack, updatedAt: "2026-03-01T12:00:00.000Z", refundedCents: 2_500 });
    expect(subjects(await deliver(refunded))).toEqual(["[Test] Your refund: $25.00 for Creator Pack"]);
  });

  it.each([0, 1])(
    "[C12] failed payments are mailed, and the last mail says that the plan is on hold (order %i)",
    async (order) => {
      await deliver(subscribed("2026-03-01"), paid("2026-03-01", 101, { reason: "initial" }));
      const tried = (day: string, status: string): Promise<readonly Mail[]> => {
        today(day);
        const events = [
          describedInvoice(who, "subscription_payment_failed", {
            at: at("2026-04-01"),
            updatedAt: at(day),
            number: 102,
            status: "pending",
          }),
          subscribed(day, { status }),
        ];
        return deliver(...(order === 0 ? events : events.toReversed()));
      };
      const first = await tried("2026-04-01", "past_due");
      const second = await tried("2026-04-05", "past_due");
      const last = await tried("2026-04-15", "unpaid");
      expect(subjects([...first, ...second, ...last])).toEqual([
        "[Test] Your payment of $19.00 failed",
        "[Test] Your payment of $19.00 failed",
        "[Test] Your Pro plan is on hold: payment failed",
      ]);
      expect(first[0]?.text).toContain("/settings/billing/portal");
      // Finally paid, two weeks after it was due.
      today("2026-04-16");
      const recovered = paid("2026-04-01", 102, { updatedAt: at("2026-04-16") });
      expect(subjects(await deliver(recovered, subscribed("2026-04-16")))).toEqual([
        "[Test] Your receipt: $19.00 for Pro (monthly)",
      ]);
    },
  );

  it("[C3] each cancellation is mailed once; cancelling again after resuming is a new one", async () => {
    await deliver(subscribed("2026-03-01"), paid("2026-03-01", 101, { reason: "initial" }));
    const cancelled = (day: string) => subscribed(day, { status: "cancelled", endsAt: at("2026-04-01") });
    today("2026-03-05");
    const [mail, ...others] = await deliver(cancelled("2026-03-05"));
    expect([mail?.subject, others]).toEqual(["[Test] Your Pro subscription is cancelled", []]);
    expect(mail?.text).toContain("You keep Pro until April 1, 2026");
    today("2026-03-06");
    expect(await deliver(subscribed("2026-03-06"))).toEqual([]);
    today("2026-03-07");
    expect(await deliver(cancelled("2026-03-07"))).toHaveLength(1);
  });

  it("[C5] old events that the reconciliation finds later are not mailed", async () => {
    today("2026-03-20");
    const events = [
      subscribed("2026-03-01"),
      paid("2026-03-01", 101, { reason: "initial" }),
      describedOrder(who, { at: at("2026-03-02"), number: 5, packId: "starter", cents: 500, refundedCents: 500 }),
      subscribed("2026-03-05", { status: "cancelled", endsAt: at("2026-04-01") }),
    ];
    expect(await deliver(...events)).toEqual([]);
  });

  it("[C16] users are mailed once, three days before their trial ends, unless it is cancelled", async () => {
    const trial = { status: "on_trial", trialEndsAt: at("2026-03-08"), renewsAt: at("2026-03-08") };
    await deliver(subscribed("2026-03-01", trial));
    const leaver: Subscriber = { userId: await harness.addUser(), offset: ++offset };
    const created = { at: at("2026-03-01"), createdAt: at("2026-03-01"), planId: "pro", ...trial } as const;
    await deliver(
      describedSubscription(leaver, "subscription_created", created),
      describedSubscription(leaver, "subscription_cancelled", {
        ...created,
        at: at("2026-03-02"),
        status: "cancelled",
        endsAt: at("2026-03-08"),
      }),
    );
    today("2026-03-04");
    await mailTrialEnds(harness.services);
    expect(taken()).toEqual([]);
    harness.setTime(new Date("2026-03-05T10:41:00Z"));
    await Promise.all([mailTrialEnds(harness.services), mailTrialEnds(harness.services)]);
    await mailTrialEnds(harness.services);
    const [mail, ...others] = taken();
    expect([mail?.subject, others]).toEqual(["[Test] Your Pro trial ends on March 8, 2026", []]);
    expect(mail?.text).toContain(
      "Trial ends: March 8, 2026\nPrice after that: $19 per month\nCard: Visa ending in 4242",
    );
  });

  it("[B14] deleted accounts get no mail, and records of sent mails are deleted with them", async () => {
    await deliver(subscribed("2026-03-01"), paid("2026-03-01", 101, { reason: "initial" }));
    const own = async () =>
      (await harness.database.db.select().from(billingMails)).filter(({ userId }) => userId === who.userId);
    expect(await own()).toHaveLength(1);
    await harness.database.db.transaction((db) =>
      billingData(harness.services).erase(db, { userId: who.userId, verifiedEmail: null }),
    );
    expect(await own()).toEqual([]);
    await harness.removeUser(who.userId);
    today("2026-04-01");
    expect(await deliver(paid("2026-04-01", 102), subscribed("2026-04-01"))).toEqual([]);
  });

  it("[C5] records of sent mails are deleted after more than a year", async () => {
    await deliver(subscribed("2026-03-01"), paid("2026-03-01", 101, { reason: "initial" }));
    const count = () => harness.database.db.$count(billingMails);
    await forgetOldMails(harness.database.db, new Date("2026-12-01"));
    expect(await count()).toBeGreaterThan(0);
    await forgetOldMails(harness.database.db, new Date("2027-06-01"));
    expect(await count()).toBe(0);
  });
});
