import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { readAgreedColumns } from "./plan-rows.ts";
import type { Plan } from "./plans.ts";
import type { PriceList } from "./price-list.ts";
import { planVersions, subscriptionPlans } from "./schema.ts";

/** Not cached (it's a few rows): during a deployment, processes of two releases run side by side and must settle alike. */
export async function readPriceList(db: Executor): Promise<PriceList> {
  const { description, features, isPopular, isSold } = getTableColumns(subscriptionPlans);
  const { recordedAt: _at, ...version } = getTableColumns(planVersions);
  const rows = await db
    .select({ ...version, description, features, isPopular, isSold })
    .from(planVersions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, planVersions.planId))
    .orderBy(asc(planVersions.planId), asc(planVersions.version));
  return rows.map(({ planId, ...row }) => ({ ...readAgreedColumns(row), id: planId }));
}

/** The plans as they are today, cheapest first (C1), including retired ones. */
export async function listPlans(db: Executor): Promise<readonly Plan[]> {
  const { editedAt: _editedAt, revision: _revision, ...plan } = getTableColumns(subscriptionPlans);
  const rows = await db
    .select(plan)
    .from(subscriptionPlans)
    .orderBy(asc(subscriptionPlans.priceMonthlyCents), asc(subscriptionPlans.id));
  return rows.map(readAgreedColumns);
}
