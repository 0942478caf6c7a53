import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { users } from "../schema.ts";
import { listSecurityEvents } from "./list-security-events.ts";
import { recordSecurityEvent } from "./record-security-event.ts";

describe("the audit log", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const start = new Date("2026-03-01T09:00:00Z").getTime();
  const atMinute = (minutes: number) => new Date(start + minutes * 60_000);

  async function addUser(): Promise<string> {
    const email = `${crypto.randomUUID()}@example.com`;
    const [user] = await database.db.insert(users).values({ name: "Ada", email }).returning({ id: users.id });
    return user?.id ?? "";
  }

  it("[B15] records five an hour of the events that anyone can cause, and all of the owner's", async () => {
    const [userId, other] = [await addUser(), await addUser()];
    for (let minute = 0; minute < 59; minute += 1) {
      await recordSecurityEvent(database.db, { userId, kind: "sign-in-failed", happenedAt: atMinute(minute) });
    }
    for (let minute = 0; minute < 12; minute += 1) {
      await recordSecurityEvent(database.db, { userId, kind: "signed-in", happenedAt: atMinute(minute) });
    }
    await recordSecurityEvent(database.db, { userId, kind: "second-factor-failed", happenedAt: atMinute(58) });
    await recordSecurityEvent(database.db, { userId: other, kind: "sign-in-failed", happenedAt: atMinute(58) });
    await recordSecurityEvent(database.db, { userId, kind: "sign-in-failed", happenedAt: atMinute(65) });
    const { events, pagesCount } = await listSecurityEvents(database.db, { userId, page: 1 });
    expect(pagesCount).toBe(1);
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "signed-in")).toHaveLength(12);
    expect(kinds.filter((kind) => kind === "second-factor-failed")).toHaveLength(1);
    const failed = events.filter(({ kind }) => kind === "sign-in-failed");
    expect(failed.map(({ happenedAt }) => (happenedAt.getTime() - start) / 60_000)).toEqual([65, 4, 3, 2, 1, 0]);
    expect(failed.map(({ detail }) => "note" in detail)).toEqual([false, true, false, false, false, false]);
    expect((await listSecurityEvents(database.db, { userId: other, page: 1 })).events).toHaveLength(1);
  });

  it("[B15] shortens a browser's name, however long it is sent", async () => {
    const userId = await addUser();
    const userAgent = "x".repeat(5_000);
    await recordSecurityEvent(database.db, { userId, kind: "signed-in", userAgent, happenedAt: atMinute(0) });
    const { events } = await listSecurityEvents(database.db, { userId, page: 7 });
    expect(events[0]?.userAgent).toHaveLength(400);
  });
});
