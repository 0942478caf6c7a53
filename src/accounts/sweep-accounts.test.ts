import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { devices, identities, passkeys, securityEvents, sessions, users, verifications } from "./schema.ts";
import { sweepAccounts } from "./sweep-accounts.ts";

const now = new Date("2026-06-01T03:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1_000);

describe("sweeping accounts", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(() => database.pool.query("truncate users, verifications cascade"));
  afterAll(() => database.close());

  async function addUser(
    email: string,
    createdAt: Date,
    more: Partial<typeof users.$inferInsert> = {},
  ): Promise<string> {
    const [user] = await database.db
      .insert(users)
      .values({ name: "Ada", email, createdAt, ...more })
      .returning({ id: users.id });
    return user?.id ?? "";
  }

  const addIdentity = (userId: string, providerId = "credential") =>
    database.db.insert(identities).values({ userId, providerId, accountId: userId });

  async function left(): Promise<readonly string[]> {
    return (await database.db.select({ email: users.email }).from(users).orderBy(users.email)).map(
      ({ email }) => email,
    );
  }

  it("[B1] an unconfirmed account is deleted after 30 days; a day earlier it stays", async () => {
    await addIdentity(await addUser("new@example.com", daysAgo(29)));
    await addIdentity(await addUser("old@example.com", daysAgo(31)));
    expect(await sweepAccounts(database.db, now)).toMatchObject({ accountsCount: 1 });
    expect(await left()).toEqual(["new@example.com"]);
  });

  it("[B1] an account that was used, or disabled by an operator, stays", async () => {
    const old = daysAgo(400);
    await addUser("verified@example.com", old, { emailVerified: true });
    await addUser("closed@example.com", old, { disabledAt: old });
    await addIdentity(await addUser("google@example.com", old), "google");
    const seen = await addUser("seen@example.com", old);
    await database.db.insert(devices).values({ userId: seen, digest: "x", firstSeenAt: old, lastSeenAt: daysAgo(1) });
    const inside = await addUser("inside@example.com", old);
    await database.db
      .insert(sessions)
      .values({ userId: inside, token: "x", expiresAt: daysAgo(-1), createdAt: daysAgo(1) });
    const key = await addUser("key@example.com", old);
    await database.db.insert(passkeys).values({
      userId: key,
      publicKey: "x",
      credentialID: "x",
      counter: 0,
      deviceType: "singleDevice",
      backedUp: false,
    });
    expect(await sweepAccounts(database.db, now)).toMatchObject({ accountsCount: 0 });
    expect(await left()).toHaveLength(6);
  });

  it("[B15] expired rows, and browsers and events older than a year, are deleted; everything newer stays", async () => {
    const userId = await addUser("ada@example.com", daysAgo(500), { emailVerified: true });
    for (const [token, expiresAt] of [
      ["over", daysAgo(1)],
      ["good", daysAgo(-1)],
    ] as const) {
      await database.db.insert(sessions).values({ userId, token, expiresAt, createdAt: daysAgo(5) });
      await database.db.insert(verifications).values({ identifier: token, value: "x", expiresAt });
    }
    for (const [digest, at] of [
      ["old", daysAgo(366)],
      ["young", daysAgo(364)],
    ] as const) {
      await database.db.insert(devices).values({ userId, digest, firstSeenAt: daysAgo(400), lastSeenAt: at });
      await database.db.insert(securityEvents).values({ userId, kind: "signed-in", happenedAt: at });
    }
    expect(await sweepAccounts(database.db, now)).toEqual({
      signUpsCount: 0,
      accountsCount: 0,
      sessionsCount: 1,
      verificationsCount: 1,
      devicesCount: 1,
      eventsCount: 1,
    });
    expect(await database.db.select({ token: sessions.token }).from(sessions)).toEqual([{ token: "good" }]);
    expect(await database.db.select({ digest: devices.digest }).from(devices)).toEqual([{ digest: "young" }]);
  });
});
