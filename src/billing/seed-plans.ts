import { and, eq, getTableColumns, notInArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Executor } from "#platform/db/database.ts";
import { type Plan, plans } from "./rules.ts";
import { planVersions, subscriptionPlans } from "./schema.ts";

export interface SeededPlans {
  readonly plans?: readonly Plan[];
  /** When changes take effect. */
  readonly now?: Date;
}

/**
 * Writes the plans of the data file to the database, at each start before anything reads them: today's plans, and a new version of each
 * plan whose name, prices, credits or limits changed. Runs under the start lock, so in one process at a time.
 */
export async function seedPlans(
  client: pg.Client | pg.PoolClient,
  { plans: listed = plans, now = new Date() }: SeededPlans = {},
): Promise<void> {
  await drizzle(client).transaction((db) => seed(db, listed, now));
}

async function seed(db: Executor, listed: readonly Plan[], now: Date): Promise<void> {
  const columns = Object.entries(getTableColumns(subscriptionPlans)).filter(([key]) => key !== "id");
  await db
    .insert(subscriptionPlans)
    .values(
      listed.map(({ id, description, features, isPopular, isSold, ...plan }) => ({
        id,
        description,
        features,
        isPopular,
        isSold,
        ...termsOf(plan),
      })),
    )
    .onConflictDoUpdate({
      target: subscriptionPlans.id,
      set: Object.fromEntries(columns.map(([key, { name }]) => [key, sql.raw(`excluded.${name}`)])),
    });
  const ids = listed.map(({ id }) => id);
  await db
    .update(subscriptionPlans)
    .set({ isSold: false })
    .where(and(eq(subscriptionPlans.isSold, true), notInArray(subscriptionPlans.id, ids)));
  const known = await db.select().from(planVersions).orderBy(planVersions.version);
  for (const { id, ...plan } of listed) {
    const terms = termsOf(plan);
    const latest = known.findLast(({ planId }) => planId === id);
    if (latest && isSame(latest, terms)) continue;
    const validFrom = latest ? now : new Date(0);
    await db.insert(planVersions).values({ planId: id, version: (latest?.version ?? 0) + 1, validFrom, ...terms });
  }
}

type PlanTerms = ReturnType<typeof termsOf>;

type AgreedTerms = Pick<Plan, "name" | "priceCents" | "credits" | "generationsMax" | "usersMax">;

const termsOf = ({ name, priceCents, credits, generationsMax, usersMax }: AgreedTerms) => ({
  name,
  priceMonthlyCents: priceCents.monthly,
  priceYearlyCents: priceCents.yearly,
  creditsBasic: credits.basic,
  creditsAdvanced: credits.advanced,
  creditsImage: credits.image,
  generationsMax,
  usersMax,
});

const isSame = (kept: PlanTerms, given: PlanTerms): boolean =>
  (Object.keys(given) as (keyof PlanTerms)[]).every((key) => kept[key] === given[key]);
