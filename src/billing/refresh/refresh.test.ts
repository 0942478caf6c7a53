import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBalance, openCredits } from "#credits/index.ts";
import { type BillingHarness, findCreditAccount, openBillingHarness } from "../../../test/billing-harness.ts";
import { countLockWaits } from "../../../test/count-lock-waits.ts";
import { describedInvoice, describedSubscription } from "../../../test/subscriber.ts";
import { creditRefreshes } from "../schema.ts";
import { lockAccount } from "../settlement/lock-account.ts";
import { openCreditsFor, openMissingCredits } from "./open-credits.ts";
import { refreshCredits } from "./refresh-credits.ts";

const at = (day: string) => new Date(`${day}T10:00:00.000Z`);
let offset = 0;

describe("monthly credits", () => {
  let harness: BillingHarness;

  beforeAll(async () => {
    harness = await openBillingHarness();
  });
  afterAll(() => harness.close());

  const balanceOf = async (userId: string) => {
    const balance = await findBalance(harness.services.db, userId, harness.services.clock.now());
    return balance && [balance.buckets.general, balance.buckets.advanced, balance.buckets.image];
  };
  const dueAt = async (userId: string) => {
    const rows = await harness.services.db.select().from(creditRefreshes).where(eq(creditRefreshes.userId, userId));
    return rows[0]?.dueAt;
  };
  const opened = async (day: string) => {
    const userId = await harness.addUser();
    harness.setTime(at(day));
    await openCreditsFor(harness.services, userId);
    return userId;
  };

  /** A year of Business from that day. */
  async function paidYear(day: string): Promise<string> {
    const who = { userId: await opened(day), offset: ++offset };
    const paidAt = at(day).toISOString();
    const described = {
      at: paidAt,
      status: "active",
      planId: "business",
      interval: "yearly",
      createdAt: paidAt,
    } as const;
    await harness.deliver(
      describedSubscription(who, "subscription_created", described),
      describedInvoice(who, "subscription_payment_success", {
        at: paidAt,
        number: 101,
        reason: "initial",
        cents: 49_000,
      }),
    );
    return who.userId;
  }

  it("[C10] of a paid year are granted each on its day, or late, with their own expiry dates", async () => {
    const userId = await paidYear("2026-05-02");
    expect(await balanceOf(userId)).toEqual([2_025, 500, 205]);
    expect(await dueAt(userId)).toEqual(at("2026-06-02"));
    harness.setTime(new Date(at("2026-06-02").getTime() - 1));
    expect(await refreshCredits(harness.services)).toEqual({ refreshed: 0, failed: 0 });
    // No job ran for four months: credits that would not have expired yet are granted, May's are not.
    harness.setTime(at("2026-09-03"));
    expect(await refreshCredits(harness.services)).toEqual({ refreshed: 1, failed: 0 });
    expect(await refreshCredits(harness.services)).toEqual({ refreshed: 0, failed: 0 });
    expect(await balanceOf(userId)).toEqual([8_000, 2_000, 800]);
    expect(await findCreditAccount(harness, userId)).toMatchObject({ lastResetAt: at("2026-09-02") });
  });

  it("[C10] are granted once by several simultaneous processes", async () => {
    const people: string[] = [];
    for (let count = 0; count < 8; count += 1) people.push(await paidYear("2027-01-05"));
    harness.setTime(at("2027-02-05"));
    const done = await Promise.all([1, 2, 3, 4].map(() => refreshCredits(harness.services)));
    expect(done.reduce((sum, { refreshed }) => sum + refreshed, 0)).toBeGreaterThanOrEqual(people.length);
    for (const userId of people) expect(await balanceOf(userId)).toEqual([4_025, 1_000, 405]);
  });

  it("[C10] the sweep opens credits for verified users who have none, and only for them", async () => {
    harness.setTime(at("2027-03-01"));
    const verified = await harness.addUser();
    const unverified = await harness.addUser({ emailVerified: false });
    expect(await openMissingCredits(harness.services)).toBe(1);
    expect(await openMissingCredits(harness.services)).toBe(0);
    expect(await balanceOf(verified)).toEqual([25, 0, 5]);
    expect(await balanceOf(unverified)).toBeUndefined();
  });

  it("[C10] an account whose credits cannot be opened does not block the others", async () => {
    const people = [await harness.addUser(), await harness.addUser()].sort();
    const [broken = "", sound = ""] = people;
    await harness.database.pool.query(
      `create function break_opening() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
       create trigger break_opening before insert on user_credits for each row when (new.user_id = '${broken}') execute function break_opening()`,
    );
    await expect(openMissingCredits(harness.services)).rejects.toThrow("1 could not be done, 1 were");
    expect(await balanceOf(sound)).toEqual([25, 0, 5]);
    await harness.database.pool.query("drop trigger break_opening on user_credits");
    expect(await openMissingCredits(harness.services)).toBe(1);
  });

  it("[C10] opening credits while a payment is recorded does not deadlock", async () => {
    const userId = await harness.addUser();
    let opening: Promise<void> | undefined;
    await harness.services.db.transaction(async (payment) => {
      await lockAccount(payment, userId);
      opening = openCreditsFor(harness.services, userId);
      await expect.poll(() => countLockWaits(harness.database)).toBe(1);
      await openCredits(payment, userId, harness.services.clock.now());
    });
    await opening;
    expect(await balanceOf(userId)).toEqual([25, 0, 5]);
  });

  it("[C10] an account that cannot be refreshed does not block the others", async () => {
    const [broken, sound] = [await paidYear("2027-04-01"), await paidYear("2027-04-01")];
    await harness.database.pool.query(
      `create function break_one() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
       create trigger break_one before update on user_credits for each row when (old.user_id = '${broken}') execute function break_one()`,
    );
    harness.setTime(at("2027-05-01"));
    const done = await refreshCredits(harness.services);
    expect(done.failed).toBe(1);
    expect([await balanceOf(broken), await balanceOf(sound)]).toEqual([
      [2_025, 500, 205],
      [4_025, 1_000, 405],
    ]);
    await harness.database.pool.query("drop trigger break_one on user_credits");
    expect(await refreshCredits(harness.services)).toMatchObject({ refreshed: 1, failed: 0 });
    expect(await balanceOf(broken)).toEqual([4_025, 1_000, 405]);
  });
});
