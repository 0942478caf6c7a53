import { afterAll, beforeAll, expect, it } from "vitest";
import { type BillingHarness, openBillingHarness } from "../../test/billing-harness.ts";
import { describedInvoice, describedOrder, describedSubscription, type Subscriber } from "../../test/subscriber.ts";
import { listPayments } from "./list-payments.ts";

const at = (day: string): string => `${day}T10:00:00.000Z`;
const now = new Date("2026-04-20T10:00:00Z");

let harness: BillingHarness;
beforeAll(async () => {
  harness = await openBillingHarness();
  harness.setTime(now);
});
afterAll(() => harness.close());

it("[C3] lists plan, interval, period and number of each payment; the first one after a trial is no renewal", async () => {
  const who: Subscriber = { userId: await harness.addUser(), offset: 7 };
  const changed = (day: string, more: Partial<Parameters<typeof describedSubscription>[2]>) =>
    describedSubscription(who, day === "2026-03-01" ? "subscription_created" : "subscription_updated", {
      at: at(day),
      status: "active",
      planId: "pro",
      createdAt: at("2026-03-01"),
      ...more,
    });
  const paid = (day: string, number: number, more: Partial<Parameters<typeof describedInvoice>[2]> = {}) =>
    describedInvoice(who, "subscription_payment_success", { at: at(day), number, ...more });
  await harness.deliver(
    changed("2026-03-01", { status: "on_trial", trialEndsAt: at("2026-03-08") }),
    paid("2026-03-08", 101),
    changed("2026-03-08", { renewsAt: at("2026-04-08") }),
    paid("2026-04-08", 102),
    changed("2026-04-08", { renewsAt: at("2026-05-08") }),
    paid("2026-04-18", 103, { reason: "updated", cents: 2_000 }),
    changed("2026-04-18", { planId: "business", renewsAt: at("2026-05-08") }),
    describedOrder(who, { at: at("2026-04-19"), number: 5, packId: "starter", cents: 500 }),
  );
  const { payments } = await listPayments(harness.database.db, { userId: who.userId, page: 1, now });
  const period = (start: string, end: string) => ({ start: new Date(at(start)), end: new Date(at(end)) });
  const pro = { planId: "pro", planName: "Pro", interval: "monthly" };
  expect(payments.map(({ number, packId, subscription }) => ({ number, packId, subscription }))).toEqual([
    { number: expect.stringMatching(/^\d+$/), packId: "starter", subscription: null },
    {
      number: "7103",
      packId: null,
      subscription: {
        planId: "business",
        planName: "Business",
        interval: "monthly",
        reason: "change",
        period: period("2026-04-18", "2026-05-08"),
      },
    },
    {
      number: "7102",
      packId: null,
      subscription: { ...pro, reason: "renewal", period: period("2026-04-08", "2026-05-08") },
    },
    {
      number: "7101",
      packId: null,
      subscription: { ...pro, reason: "first", period: period("2026-03-08", "2026-04-08") },
    },
  ]);
});
