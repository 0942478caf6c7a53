import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../test/test-services.ts";
import { confirmAddress } from "./address-verified.ts";
import { securityEvents, users } from "./schema.ts";

const email = "ada@example.com";

describe("confirmAddress", () => {
  let database: TestDatabase;
  let harness: TestServices;
  let userId: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    harness = await createTestServices(database, () => []);
    const [user] = await database.db.insert(users).values({ name: "Ada", email }).returning({ id: users.id });
    userId = user?.id ?? "";
  });
  afterAll(async () => {
    await harness.close();
    await database.close();
  });

  const confirm = () => confirmAddress(harness.services, { userId, headers: new Headers() });
  const kinds = async () => {
    const events = await database.db.select().from(securityEvents).where(eq(securityEvents.userId, userId));
    return events.map(({ kind }) => kind);
  };

  it("[B16] confirms an address once, even if called several times at once", async () => {
    await Promise.all([1, 2, 3, 4].map(confirm));
    await confirm();
    expect(await kinds()).toEqual(["email-verified"]);
  });
});
