import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "#accounts/schema.ts";
import { userSubscriptions } from "#billing/schema.ts";
import { lockAccount } from "#billing/settlement/lock-account.ts";
import { grantCredits } from "#credits/index.ts";
import type { Executor } from "#platform/db/database.ts";
import type { JobHandler } from "#platform/jobs.ts";
import { referrals } from "#referrals/schema.ts";
import { countLockWaits } from "../../test/count-lock-waits.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../test/test-services.ts";
import { jobHandlers } from "./jobs.ts";

describe("deleting an account while its data is being written", () => {
  let database: TestDatabase;
  let harness: TestServices;
  beforeAll(async () => {
    database = await createTestDatabase();
    harness = await createTestServices(database, jobHandlers);
  });
  afterAll(async () => {
    await harness.close();
    await database.close();
  });

  const grant = (db: Executor, userId: string, originId: string) =>
    grantCredits(
      { ...harness.services, db },
      {
        userId,
        idempotencyKey: originId,
        lots: [{ bucket: "general", source: "purchase", originId, amount: 10, expiresAt: null }],
      },
    );

  /** A user with credits whose account is due for deletion. */
  async function addLeaver(email: string): Promise<string> {
    const person = { name: "Ada Lovelace", email, emailVerified: true, deleteAfter: new Date(0) };
    const [user] = await database.db.insert(users).values(person).returning({ id: users.id });
    if (!user) throw new Error("the person was not written");
    await grant(database.db, user.id, `bought:${user.id}`);
    return user.id;
  }

  async function eraseWhoLeaves(): Promise<void> {
    const handlers = jobHandlers(harness.services) as readonly JobHandler<object>[];
    await handlers.find(({ kind }) => kind.name === "erase-due-accounts")?.run({}, "");
  }

  /** Everybody who leaves is erased between two steps of a transaction. */
  async function eraseBetween(
    first: (db: Executor) => Promise<unknown>,
    then: (db: Executor) => Promise<unknown>,
  ): Promise<void> {
    let erasing: Promise<void> | undefined;
    await database.db.transaction(async (db) => {
      await first(db);
      erasing = eraseWhoLeaves();
      await expect.poll(() => countLockWaits(database)).toBe(1);
      await then(db);
    });
    await erasing;
    expect(await database.db.$count(users)).toBe(0);
  }

  it("[B14] a payment that is being recorded is waited for, and what it names is forgotten with the rest", async () => {
    const userId = await addLeaver("payer@example.com");
    const at = new Date("2026-03-01T09:00:00Z");
    const ofProvider = { provider: "lemon-squeezy", providerId: "1001", customerId: "7", isTest: false } as const;
    const times = { providerCreatedAt: at, providerUpdatedAt: at, createdAt: at };
    await eraseBetween(
      async (db) => {
        await lockAccount(db, userId);
        await db.insert(userSubscriptions).values({
          ...ofProvider,
          ...times,
          userId,
          subscriptionPlanId: "pro",
          interval: "monthly",
          status: "active",
          cancelAtPeriodEnd: false,
          cardLastFour: "4242",
        });
      },
      (db) => grant(db, userId, "invoice:3001:0"),
    );
    expect(await database.db.select().from(userSubscriptions)).toMatchObject([{ cardLastFour: null }]);
  });

  it("[B14] a referral that is being rewarded is waited for", async () => {
    const [friendId, referrerId] = [await addLeaver("friend@example.com"), await addLeaver("referrer@example.com")];
    await database.db.insert(referrals).values({
      friendId,
      referrerId,
      friendDigest: Buffer.from("friend"),
      createdAt: new Date("2026-03-01T09:00:00Z"),
    });
    await eraseBetween(
      (db) => db.select().from(referrals).where(eq(referrals.friendId, friendId)).for("update"),
      async (db) => {
        for (const userId of [friendId, referrerId].sort()) await grant(db, userId, `referral:${userId}`);
      },
    );
  });
});
