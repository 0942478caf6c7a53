import { getTableColumns, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { plans } from "./rules.ts";
import { subscriptionPlans } from "./schema.ts";

/** Writes what the data file says of plans: at each start, before anything reads them. */
export async function seedPlans(client: pg.Client | pg.PoolClient): Promise<void> {
  const columns = Object.entries(getTableColumns(subscriptionPlans)).filter(([key]) => key !== "id");
  await drizzle(client)
    .insert(subscriptionPlans)
    .values(
      plans.map(({ priceCents, credits, isPopular: _isPopular, ...plan }) => ({
        ...plan,
        priceMonthlyCents: priceCents.monthly,
        priceYearlyCents: priceCents.yearly,
        creditsBasic: credits.basic,
        creditsAdvanced: credits.advanced,
        creditsImage: credits.image,
      })),
    )
    .onConflictDoUpdate({
      target: subscriptionPlans.id,
      set: Object.fromEntries(columns.map(([key, { name }]) => [key, sql.raw(`excluded.${name}`)])),
    });
}
