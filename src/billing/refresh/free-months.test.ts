import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expireLots, findBalance, verifyLedger } from "#credits/index.ts";
import { type BillingHarness, findCreditAccount, openBillingHarness } from "../../../test/billing-harness.ts";
import { describedInvoice, describedSubscription } from "../../../test/subscriber.ts";
import { checkouts } from "../checkout/schema.ts";
import { creditRefreshes } from "../schema.ts";
import { grantFreeMonths } from "./grant-free-months.ts";
import { openCreditsFor, openMissingCredits } from "./open-credits.ts";
import { refreshCredits } from "./refresh-credits.ts";

const dayMs = 24 * 60 * 60_000;
const at = (day: string) => new Date(`${day}T10:00:00.000Z`);
let offset = 0;

describe("the Free plan's months", () => {
  let harness: BillingHarness;

  beforeAll(async () => {
    harness = await openBillingHarness();
  });
  afterAll(() => harness.close());

  const balanceOf = async (userId: string) => {
    const balance = await findBalance(harness.services.db, userId, harness.services.clock.now());
    return balance && [balance.buckets.general, balance.buckets.advanced, balance.buckets.image];
  };
  const opened = async (day: string) => {
    const userId = await harness.addUser();
    harness.setTime(at(day));
    await openCreditsFor(harness.services, userId);
    return userId;
  };
  const comes = async (userId: string, day?: string) => {
    if (day) harness.setTime(at(day));
    await grantFreeMonths(harness.services, userId);
    return balanceOf(userId);
  };
  const runJobs = async () => {
    await refreshCredits(harness.services);
    await openMissingCredits(harness.services);
    await expireLots(harness.services);
  };

  it("[C10] start with the account, and each is granted once, at the user's first visit after it begins", async () => {
    const userId = await opened("2026-01-31");
    await openCreditsFor(harness.services, userId);
    expect(await balanceOf(userId)).toEqual([25, 0, 5]);
    const { rows } = await harness.database.pool.query(
      "select source, description from credit_transactions where user_id = $1",
      [userId],
    );
    expect(rows).toEqual([{ source: "free-plan", description: "Free plan, monthly credits" }]);
    harness.setTime(new Date(at("2026-02-28").getTime() - 1));
    expect(await comes(userId)).toEqual([25, 0, 5]);
    for (const day of ["2026-02-28", "2026-03-05"]) expect(await comes(userId, day)).toEqual([50, 0, 10]);
    await openCreditsFor(harness.services, userId);
    expect(await comes(userId, "2026-04-02")).toEqual([75, 0, 15]);
    // The page shows when the month began, not when the user visited.
    expect(await findCreditAccount(harness, userId)).toMatchObject({
      lastResetAt: at("2026-03-31"),
      lowBalanceThreshold: 3,
    });
  });

  it("[C10] give the same credits to users who visit daily and to users who visit rarely", async () => {
    const start = at("2026-01-31").getTime();
    const daily = await opened("2026-01-31");
    const others = await Promise.all([1, 2, 3, 4].map(() => opened("2026-01-31")));
    // Visits on month boundaries, mid-month, after half a year, and only at the end.
    const visits = [[28, 59], [45, 150], [200], []].map((days) => new Set([...days, 260]));
    for (let day = 1; day <= 260; day += 1) {
      harness.setTime(new Date(start + day * dayMs));
      await expireLots(harness.services);
      const expected = await comes(daily);
      for (const [index, userId] of others.entries()) {
        if (visits[index]?.has(day)) expect([day, await comes(userId)]).toEqual([day, expected]);
      }
    }
    expect(await balanceOf(daily)).toEqual([100, 0, 20]);
    const resets = await Promise.all([daily, ...others].map((userId) => findCreditAccount(harness, userId)));
    expect(new Set(resets.map((account) => account?.lastResetAt?.getTime())).size).toBe(1);
    expect(await verifyLedger(harness.services.db)).toEqual([]);
  });

  it("[C10] cause no writes for 10,000 unused accounts, whichever job runs", async () => {
    const known = await opened("2026-11-10");
    await harness.database.pool.query(
      `with asleep as (
         insert into users (name, email, email_verified) select 'Ada', 'asleep-' || n || '@example.com', true
         from generate_series(1, 10000) n returning id
       ), accounts as (
         insert into user_credits (user_id, created_at) select id, $2 from asleep
       )
       insert into credit_refreshes (user_id, anchor_at, anchor_number, next_number, due_at)
       select asleep.id, anchor_at, anchor_number, next_number, due_at from asleep, credit_refreshes where user_id = $1`,
      [known, at("2026-11-10")],
    );
    const written = async () => {
      const { rows } = await harness.database.pool.query(
        `select max(version) as last, count(*) from (
           select user_id, xmin::text::bigint as version from credit_refreshes
           union all select user_id, xmin::text::bigint from user_credits
           union all select user_id, xmin::text::bigint from credit_transactions
           union all select user_id, xmin::text::bigint from credit_lots
         ) as rows join users on users.id = user_id and email like 'asleep-%'`,
      );
      return rows[0];
    };
    const before = await written();
    expect(before).toMatchObject({ count: "20000" });
    for (const day of ["2026-12-10", "2027-01-10", "2027-02-10", "2027-03-09"]) {
      harness.setTime(at(day));
      await runJobs();
    }
    expect(await written()).toEqual(before);
    expect(await comes(known)).toEqual([100, 0, 20]);
  });

  it("[C9] [C10] are granted once, even with many simultaneous requests", async () => {
    const userId = await opened("2027-01-05");
    harness.setTime(at("2027-03-06"));
    await Promise.all(Array.from({ length: 20 }, () => grantFreeMonths(harness.services, userId)));
    expect(await balanceOf(userId)).toEqual([75, 0, 15]);
    const { rows } = await harness.database.pool.query(
      "select count(*)::int from credit_transactions where user_id = $1",
      [userId],
    );
    expect(rows).toEqual([{ count: 3 }]);
  });

  it("[C10] are not granted during a paid period, even a paused one, and are then counted from its end", async () => {
    const who = { userId: await opened("2027-05-01"), offset: ++offset };
    const first = { planId: "business", interval: "yearly", createdAt: at("2027-05-20").toISOString() } as const;
    const says = (day: string, status: string, endsAt: string | null = null) =>
      describedSubscription(who, day === "2027-05-20" ? "subscription_created" : "subscription_updated", {
        ...first,
        at: at(day).toISOString(),
        status,
        endsAt,
      });
    harness.setTime(at("2027-05-20"));
    const paid = { at: first.createdAt, number: 101, reason: "initial", cents: 49_000 } as const;
    await harness.deliver(says("2027-05-20", "active"), describedInvoice(who, "subscription_payment_success", paid));
    harness.setTime(at("2027-07-25"));
    await harness.deliver(says("2027-07-25", "paused"));
    await runJobs();
    // May's Free month, and three months of the year.
    expect(await comes(who.userId)).toEqual([6_025, 1_500, 605]);
    harness.setTime(at("2028-05-21"));
    await harness.deliver(says("2028-05-20", "expired", at("2028-05-20").toISOString()));
    await runJobs();
    // The last three months of the year, and the first Free month after it. The next one is a month later.
    expect(await comes(who.userId)).toEqual([6_025, 1_500, 605]);
    expect(await comes(who.userId, "2028-06-19")).toEqual([6_025, 1_500, 605]);
    expect(await comes(who.userId, "2028-06-20")).toEqual([4_050, 1_000, 410]);
    const [months] = await harness.database.db
      .select()
      .from(creditRefreshes)
      .where(eq(creditRefreshes.userId, who.userId));
    expect(months).toMatchObject({ anchorAt: at("2028-05-20"), dueAt: null });
  });

  it("[C4] [C10] wait while a plan's payment is being confirmed", async () => {
    const userId = await opened("2028-09-01");
    harness.setTime(at("2028-10-02"));
    const now = harness.services.clock.now();
    await harness.database.db.insert(checkouts).values({
      userId,
      provider: "lemon-squeezy",
      planId: "pro",
      interval: "monthly",
      planVersion: 1,
      createdAt: now,
      reportedPaidAt: now,
    });
    expect(await comes(userId)).toEqual([25, 0, 5]);
    // The payment was never confirmed.
    harness.setTime(new Date(now.getTime() + 2 * 60 * 60_000));
    expect(await comes(userId)).toEqual([50, 0, 10]);
  });
});
