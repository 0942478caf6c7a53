import { asc } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { type Plan, plans } from "./plans.ts";
import { subscriptionPlans } from "./schema.ts";

/** The plans as they are sold, the cheapest first (specification §7). */
export async function listPlans(db: Executor): Promise<readonly Plan[]> {
  const rows = await db
    .select()
    .from(subscriptionPlans)
    .orderBy(asc(subscriptionPlans.priceMonthlyCents), asc(subscriptionPlans.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    priceCents: { monthly: row.priceMonthlyCents, yearly: row.priceYearlyCents },
    credits: { basic: row.creditsBasic, advanced: row.creditsAdvanced, image: row.creditsImage },
    generationsMax: row.generationsMax,
    usersMax: row.usersMax,
    isPopular: plans.find(({ id }) => id === row.id)?.isPopular ?? false,
    features: row.features,
  }));
}
