import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
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

  const note = (user: { readonly id: string } | null) =>
    noteVerifiedEmail(house.services, { user, request: new Request("http://easel.example/api/auth/verify-email") });
  const kinds = async () => {
    const events = await database.db.select().from(securityEvents).where(eq(securityEvents.userId, userId));
    return events.map(({ kind }) => kind);
  };

  it("[B1] notes once that an address was confirmed, also when the link is opened several times at once", async () => {
    await Promise.all([1, 2, 3, 4].map(() => note({ id: userId })));
    await note({ id: userId });
    await note(null);
    expect(await kinds()).toEqual(["email-verified"]);
  });
});
