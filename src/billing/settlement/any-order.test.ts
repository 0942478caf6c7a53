import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBalance } from "#credits/index.ts";
import { type BillingHarness, listLots, openBillingHarness } from "../../../test/billing-harness.ts";
import type { LemonSqueezyEvent } from "../../../test/lemon-squeezy-fixtures.ts";
import { sampleCount, sampleSeed } from "../../../test/samples.ts";
import { seededShuffle } from "../../../test/seeded-shuffle.ts";
import { describedInvoice, describedOrder, describedSubscription, type Subscriber } from "../../../test/subscriber.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { grantFreeMonths } from "../refresh/grant-free-months.ts";
import { openCreditsFor } from "../refresh/open-credits.ts";
import { billingInvoices, billingOrders } from "../schema.ts";

const at = (day: string): string => `2026-${day}T10:00:00.000Z`;
const now = new Date(at("05-16"));
const deliveries = 5;
/** Each with a user of its own. */
const orders = sampleCount(25, 1_000);
const atOnce = 4;
const timeout = 120_000 + orders * 5_000;

/** A trial, paid months, an upgrade, a declined card, a half-refunded pack, cancelled, resumed, downgraded, refunded, ended. */
function life(who: Subscriber): readonly LemonSqueezyEvent[] {
  const changed = (
    day: string,
    status: string,
    planId: "pro" | "business",
    name: Parameters<typeof describedSubscription>[1] = "subscription_updated",
  ) =>
    describedSubscription(who, name, {
      at: at(day),
      status,
      planId,
      createdAt: at("02-10"),
      trialEndsAt: at("02-17"),
      renewsAt: at("05-17"),
      endsAt: status === "cancelled" || status === "expired" ? at("05-15") : null,
    });
  const invoice = (day: string, number: number, more: Partial<Parameters<typeof describedInvoice>[2]> = {}) =>
    describedInvoice(who, "subscription_payment_success", { at: at(day), number, ...more });
  const pack = { at: at("03-26"), number: 201, packId: "creator", cents: 2_500 } as const;
  return [
    changed("02-10", "on_trial", "pro", "subscription_created"),
    changed("02-17", "active", "pro"),
    invoice("02-17", 101, { reason: "initial" }),
    changed("02-20", "active", "business"),
    invoice("02-20", 102, { reason: "updated", cents: 2_700 }),
    changed("03-17", "past_due", "business"),
    invoice("03-17", 103, { status: "pending", cents: 4_900 }),
    changed("03-24", "active", "business"),
    invoice("03-17", 103, { updatedAt: at("03-24"), cents: 4_900 }),
    describedOrder(who, pack),
    describedOrder(who, { ...pack, updatedAt: at("03-28"), refundedCents: 1_250 }),
    changed("04-01", "cancelled", "business", "subscription_cancelled"),
    changed("04-03", "active", "business", "subscription_resumed"),
    // A downgrade at the next renewal.
    changed("04-10", "active", "pro"),
    changed("04-17", "active", "pro"),
    invoice("04-17", 104),
    invoice("04-17", 104, { updatedAt: at("04-20"), refundedCents: 1_900, status: "refunded" }),
    changed("04-20", "cancelled", "pro", "subscription_cancelled"),
    changed("05-15", "expired", "pro", "subscription_expired"),
  ];
}

describe("webhooks in any order", () => {
  let harness: BillingHarness;

  beforeAll(async () => {
    harness = await openBillingHarness();
    harness.setTime(new Date(at("02-01")));
  });
  afterAll(() => harness.close());

  /** A user's visible state, without ids. */
  async function stateOf({ userId }: Subscriber) {
    const { db } = harness.services;
    const { plan, subscription, entitlement } = await findEntitlement(db, userId, now);
    const payments = (table: typeof billingInvoices | typeof billingOrders) =>
      db
        .select({ status: table.status, total: table.totalCents, refunded: table.refundedCents })
        .from(table)
        .where(eq(table.userId, userId))
        .orderBy(asc(table.providerId));
    return {
      planId: plan.id,
      period: entitlement.period,
      subscription: subscription && { ...subscription, id: "", providerId: "" },
      buckets: (await findBalance(db, userId, now))?.buckets,
      lots: await listLots(harness, userId),
      invoices: await payments(billingInvoices),
      orders: await payments(billingOrders),
    };
  }

  async function liveThrough(
    offset: number,
    order: (events: readonly LemonSqueezyEvent[]) => readonly LemonSqueezyEvent[],
  ) {
    const who = { userId: await harness.addUser(), offset };
    await openCreditsFor({ ...harness.services, clock: { now: () => new Date(at("02-01")) } }, who.userId);
    await harness.deliver(...order(life(who)));
    return who;
  }

  it(`[C5] every event of a subscription's life, ${deliveries} times each in ${orders} orders (seed ${sampleSeed}), ends in the same state`, {
    timeout,
  }, async () => {
    harness.setTime(now);
    const people = [await liveThrough(1, (events) => events)];
    const left = Array.from({ length: orders }, (_, index) => index + 2);
    const work = async () => {
      for (let offset = left.pop(); offset !== undefined; offset = left.pop()) {
        const own = offset;
        people.push(
          await liveThrough(own, (events) =>
            seededShuffle(
              events.flatMap((event) => Array.from({ length: deliveries }, () => event)),
              sampleSeed + own,
            ),
          ),
        );
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    for (const { userId } of people) await grantFreeMonths(harness.services, userId);
    const expected = await stateOf(people[0] as Subscriber);
    // Free months for February and (refunded) April, the trial, February with its upgrade, March, and half of the pack.
    const general = 25 + 25 + 500 + 500 + 1_500 + 2_000 + 1_500;
    expect(expected).toMatchObject({ planId: "free", buckets: { general, advanced: 1_100, image: 460 } });
    // One by one: a thousand simultaneous queries would wait too long for a connection.
    for (const other of people.slice(1)) expect(JSON.stringify(await stateOf(other))).toBe(JSON.stringify(expected));
  });
});
