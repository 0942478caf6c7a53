import { afterAll, beforeAll, expect, it } from "vitest";
import { addUser } from "../../test/conversations.ts";
import { putSubscription } from "../../test/subscriptions.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../test/test-services.ts";
import { featuresOf } from "./run-plan.ts";

let database: TestDatabase;
let harness: TestServices;
beforeAll(async () => {
  database = await createTestDatabase();
  harness = await createTestServices(database, () => []);
});
afterAll(async () => {
  await harness.close();
  await database.close();
});

it("[C11] a paid plan has brand kits and no watermark, the Free plan the other way around", async () => {
  const [free, paid] = [await addUser(database), await addUser(database)];
  harness.setTime(new Date());
  await putSubscription({ databaseUrl: database.url }, paid, {});
  const featuresFor = featuresOf(harness.services);
  expect(await featuresFor(free)).toEqual({ hasBrandKits: false, watermark: "Made with Easel" });
  expect(await featuresFor(paid)).toEqual({ hasBrandKits: true, watermark: undefined });
});
