import { asc } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { Plan } from "./plans.ts";
import { subscriptionPlans } from "./schema.ts";

/** The plans as they are today, the cheapest first (specification §7), also those that are not sold any more. */
export async function listPlans(db: Executor): Promise<readonly Plan[]> {
  const rows = await db
    .select()
    .from(subscriptionPlans)
    .orderBy(asc(subscriptionPlans.priceMonthlyCents), asc(subscriptionPlans.id));
  return rows.map(({ priceMonthlyCents, priceYearlyCents, creditsBasic, creditsAdvanced, creditsImage, ...plan }) => ({
    ...plan,
    priceCents: { monthly: priceMonthlyCents, yearly: priceYearlyCents },
    credits: { basic: creditsBasic, advanced: creditsAdvanced, image: creditsImage },
  }));
}
