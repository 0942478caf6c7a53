import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
import { createAccountMails } from "../mails/account-mails.ts";
import { securityEvents, users, verifications } from "../schema.ts";
import { confirmEmailChange, findEmailChange, requestEmailChange } from "./email-change.ts";

const client = { ipAddress: "192.0.2.7", userAgent: "Test/1.0" };

describe("a change of address", () => {
  let database: TestDatabase;
  let test: TestServices;
  const now = new Date("2026-03-01T09:00:00Z");
  const mails = () => createAccountMails(test.services.config);

  beforeAll(async () => {
    database = await createTestDatabase();
    test = await createTestServices(database, () => []);
  });
  beforeEach(async () => {
    test.setTime(now);
    test.mails.length = 0;
    await database.db.delete(users);
    await database.db.delete(verifications);
    await database.pool.query("delete from pgboss.job where name not like '\\_\\_%'");
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  async function addUser(email: string): Promise<string> {
    const [user] = await database.db.insert(users).values({ name: "Ada Lovelace", email }).returning({ id: users.id });
    return user?.id ?? "";
  }
  const request = (userId: string, oldEmail: string, newEmail: string) =>
    requestEmailChange(database.db, test.services, mails(), { userId, oldEmail, newEmail, client });
  const confirm = (oldEmail: string, newEmail: string) =>
    confirmEmailChange(database.db, test.services, mails(), { oldEmail, newEmail, client });

  it("[B10] of two confirmed at the same moment, one gets the address and the other account is unchanged", async () => {
    for (let round = 0; round < 5; round += 1) {
      const olds = [`a${round}@example.com`, `b${round}@example.com`];
      const wanted = `wanted${round}@example.com`;
      for (const old of olds) await request(await addUser(old), old, wanted);
      const outcomes = await Promise.all(olds.map((old) => confirm(old, wanted)));
      expect(outcomes.toSorted()).toEqual(["changed", "taken"]);
      const loser = olds[outcomes.indexOf("taken")] ?? "";
      const [left] = await database.db.select().from(users).where(eq(users.email, loser));
      expect(left?.emailVerified).toBe(false);
    }
    const changed = await database.db.select().from(securityEvents).where(eq(securityEvents.kind, "email-changed"));
    expect(changed).toHaveLength(5);
  });

  it("[B10] one link opened twice at once changes the address once, and emails both addresses once", async () => {
    await request(await addUser("old@example.com"), "old@example.com", "new@example.com");
    const outcomes = await Promise.all([1, 2, 3].map(() => confirm("old@example.com", "new@example.com")));
    expect(outcomes.toSorted()).toEqual(["changed", "void", "void"]);
    await test.runJobs([]);
    expect(test.mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ["new@example.com", "Your address at Easel has changed"],
      ["old@example.com", "Your address at Easel has changed"],
      ["old@example.com", "Your address at Easel is about to change"],
    ]);
  });

  it("[B10] can be confirmed for an hour, and only by its own user", async () => {
    const userId = await addUser("old@example.com");
    await addUser("other@example.com");
    await request(userId, "old@example.com", "new@example.com");
    expect(await confirm("other@example.com", "new@example.com")).toBe("void");
    expect(await confirm("old@example.com", "another@example.com")).toBe("void");
    test.setTime(new Date(now.getTime() + 60 * 60_000));
    expect(await findEmailChange(database.db, userId, test.services.clock.now())).toBeUndefined();
    expect(await confirm("old@example.com", "new@example.com")).toBe("void");
  });
});
