import { eq } from "drizzle-orm";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
import { createAccountMails } from "../mails/account-mails.ts";
import { securityEvents, users } from "../schema.ts";
import { noteVerifiedEmail } from "./note-verified-email.ts";

const email = "ada@example.com";

describe("noteVerifiedEmail", () => {
  let database: TestDatabase;
  let house: TestServices;
  let userId: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    house = await createTestServices(database, () => []);
    const [user] = await database.db.insert(users).values({ name: "Ada", email }).returning({ id: users.id });
    userId = user?.id ?? "";
  });
  afterAll(async () => {
    await house.close();
    await database.close();
  });

  async function note(user: { readonly id: string } | null, payload: Readonly<Record<string, string>> = {}) {
    const key = new TextEncoder().encode("the library has checked the signature by then");
    const token = await new SignJWT({ email, ...payload }).setProtectedHeader({ alg: "HS256" }).sign(key);
    const request = new Request(`http://easel.example/api/auth/verify-email?token=${token}`);
    await noteVerifiedEmail(house.services, createAccountMails(house.services.config), { user, request });
    await house.runJobs([]);
  }
  const kinds = async () => {
    const events = await database.db.select().from(securityEvents).where(eq(securityEvents.userId, userId));
    return events.map(({ kind }) => kind);
  };

  it("[B1] notes once that an address was confirmed, also when the link is opened several times at once", async () => {
    await Promise.all([1, 2, 3, 4].map(() => note({ id: userId })));
    await note({ id: userId });
    expect(await kinds()).toEqual(["email-verified"]);
    expect(house.mails).toEqual([]);
  });

  it("[B10] tells both addresses of a change, and only whoever was first at it", async () => {
    const to = "ada@new.example";
    await Promise.all([note({ id: userId }, { updateTo: to }), note(null, { updateTo: to })]);
    expect(await kinds()).toEqual(["email-verified", "email-changed"]);
    expect(house.mails.map((mail) => mail.to).toSorted()).toEqual([email, to]);
  });
});
