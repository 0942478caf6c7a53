import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { sitePersonalData } from "./personal-data.ts";
import { contactMessages, earlyAccessSignups, newsletterSubscriptions } from "./schema.ts";

const at = new Date("2026-03-01T09:00:00Z");
const userId = "00000000-0000-4000-8000-000000000000";

describe("the site's data about a user", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    for (const email of ["ada@example.com", "nada@example.com"]) {
      await db.insert(newsletterSubscriptions).values({ email, requestedAt: at });
      await db
        .insert(earlyAccessSignups)
        .values({ email, name: "Ada", code: `CODE-${email}`, discountPercent: 30, botChecked: false, agreedAt: at });
      await db
        .insert(contactMessages)
        .values({ email, name: "Ada", subject: "general", message: "Hello", digest: email, receivedAt: at });
    }
  });
  afterAll(() => database.close());

  it("[B14] is exported and deleted by the user's verified address, and by no other", async () => {
    const { db } = database;
    const rows = () =>
      Promise.all([newsletterSubscriptions, earlyAccessSignups, contactMessages].map((table) => db.$count(table)));
    const stranger = { userId, verifiedEmail: null };
    expect(await sitePersonalData.exportFor(db, stranger)).toEqual({});
    await sitePersonalData.erase(db, stranger);
    expect(await rows()).toEqual([2, 2, 2]);

    const ada = { userId, verifiedEmail: "ada@example.com" };
    expect(await sitePersonalData.exportFor(db, ada)).toMatchObject({
      newsletter: { requestedAt: at, confirmedAt: null },
      earlyAccess: { name: "Ada", discountCode: "CODE-ada@example.com" },
      messages: [{ subject: "general", message: "Hello" }],
    });
    await sitePersonalData.erase(db, ada);
    await sitePersonalData.erase(db, ada);
    expect(await rows()).toEqual([1, 1, 1]);
    expect(await sitePersonalData.exportFor(db, ada)).toEqual({ newsletter: null, earlyAccess: null, messages: [] });
  });
});
