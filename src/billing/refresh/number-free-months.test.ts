import { readdir, readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findBalance } from "#credits/index.ts";
import { type BillingHarness, openBillingHarness } from "../../../test/billing-harness.ts";
import { creditRefreshes } from "../schema.ts";
import { grantFreeMonths } from "./grant-free-months.ts";
import { openCreditsFor } from "./open-credits.ts";

let harness: BillingHarness;
beforeAll(async () => {
  harness = await openBillingHarness();
});
afterAll(() => harness.close());

it("[C10] the migration does not grant an account's earlier Free months again", async () => {
  const at = (day: string) => harness.setTime(new Date(`${day}T10:00:00Z`));
  const userId = await harness.addUser();
  at("2026-01-31");
  await openCreditsFor(harness.services, userId);
  at("2026-03-02");
  await grantFreeMonths(harness.services, userId);
  // As the previous release stored it.
  await harness.database.db
    .update(creditRefreshes)
    .set({ nextNumber: 0, dueAt: new Date("2026-03-31T10:00:00Z") })
    .where(eq(creditRefreshes.userId, userId));

  const file = (await readdir("migrations")).find((name) => name.endsWith("_free-months.sql"));
  const statements = (await readFile(`migrations/${file}`, "utf8")).split("--> statement-breakpoint");
  await harness.database.pool.query(statements.at(-1) ?? "");

  const [months] = await harness.database.db.select().from(creditRefreshes).where(eq(creditRefreshes.userId, userId));
  expect(months).toMatchObject({ anchorNumber: 0, nextNumber: 2, dueAt: null });
  at("2026-03-31");
  await grantFreeMonths(harness.services, userId);
  expect((await findBalance(harness.services.db, userId, harness.services.clock.now()))?.available).toBe(90);
});
