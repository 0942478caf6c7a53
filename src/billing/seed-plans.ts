import { and, eq, getTableColumns, notInArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Executor } from "#platform/db/database.ts";
import { addVersion, agreedColumns, lockPlans } from "./plan-rows.ts";
import { type Plan, plans, planTermsOf } from "./rules.ts";
import { subscriptionPlans } from "./schema.ts";

export interface SeededPlans {
  readonly plans?: readonly Plan[];
  /** When changes take effect. */
  readonly now?: Date;
}

/**
 * Writes the plans of the data file to the database, at each start before anything reads them: today's plans, and a new version of each
 * plan whose name, prices, credits or limits changed. Terms that an operator published stay (docs/decisions/0108-plan-versions-by-operators.md).
 * Runs under the start lock, so in one process at a time.
 */
export async function seedPlans(
  client: pg.Client | pg.PoolClient,
  { plans: listed = plans, now = new Date() }: SeededPlans = {},
): Promise<void> {
  await drizzle(client).transaction((db) => seed(db, listed, now));
}

async function seed(db: Executor, ofFile: readonly Plan[], now: Date): Promise<void> {
  const edited = (await lockPlans(db)).filter(({ editedAt }) => editedAt !== null);
  const listed = ofFile.map((plan) => {
    const own = edited.find(({ id }) => id === plan.id);
    return own ? { ...plan, ...planTermsOf(own) } : plan;
  });
  const columns = Object.entries(getTableColumns(subscriptionPlans)).filter(
    ([key]) => !["id", "editedAt", "revision"].includes(key),
  );
  await db
    .insert(subscriptionPlans)
    .values(
      listed.map(({ id, description, features, isPopular, isSold, ...plan }) => ({
        id,
        description,
        features,
        isPopular,
        isSold,
        ...agreedColumns(plan),
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
  for (const plan of listed) await addVersion(db, plan, { now, isByOperator: false });
}
