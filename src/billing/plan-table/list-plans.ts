import { asc } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { type Plan, plans } from "../rules.ts";
import { subscriptionPlans } from "../schema.ts";

/** The plans that are on offer, the cheapest month first. */
export async function listPlans(db: Executor): Promise<readonly Plan[]> {
  const rows = await db.select().from(subscriptionPlans).orderBy(asc(subscriptionPlans.priceMonthlyCents));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    priceCents: { monthly: row.priceMonthlyCents, yearly: row.priceYearlyCents },
    credits: { basic: row.creditsBasic, advanced: row.creditsAdvanced, image: row.creditsImage },
    generationsMax: row.generationsMax,
    usersMax: row.usersMax,
    // Which one is pointed out is the page's business, and not kept.
    isPopular: plans.some(({ id, isPopular }) => id === row.id && isPopular),
    features: row.features,
  }));
}
