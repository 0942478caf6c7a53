import { asc, desc, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { Plan, PlanId } from "./plans.ts";
import { planVersions, subscriptionPlans } from "./schema.ts";

type AgreedTerms = Pick<Plan, "name" | "priceCents" | "credits" | "generationsMax" | "usersMax">;

/** The columns of terms that payments agree on: a change of one is a new version. */
export const agreedColumns = ({ name, priceCents, credits, generationsMax, usersMax }: AgreedTerms) => ({
  name,
  priceMonthlyCents: priceCents.monthly,
  priceYearlyCents: priceCents.yearly,
  creditsBasic: credits.basic,
  creditsAdvanced: credits.advanced,
  creditsImage: credits.image,
  generationsMax,
  usersMax,
});

type AgreedColumns = ReturnType<typeof agreedColumns>;

/** Turns a row of plans or versions into the terms that the rest of the code knows. */
export function readAgreedColumns<Row extends AgreedColumns>({
  priceMonthlyCents,
  priceYearlyCents,
  creditsBasic,
  creditsAdvanced,
  creditsImage,
  ...row
}: Row) {
  return {
    ...row,
    priceCents: { monthly: priceMonthlyCents, yearly: priceYearlyCents },
    credits: { basic: creditsBasic, advanced: creditsAdvanced, image: creditsImage },
  };
}

/** Plan with what operators did to it. */
export interface StoredPlan extends Plan {
  /** When an operator published its terms; null while the data file decides. */
  readonly editedAt: Date | null;
  /** Number of changes by operators. */
  readonly revision: number;
}

/** Reads all plans, and keeps others from changing one until the caller's transaction ends. New subscriptions don't wait for it. */
export async function lockPlans(db: Executor): Promise<readonly StoredPlan[]> {
  const rows = await db.select().from(subscriptionPlans).orderBy(asc(subscriptionPlans.id)).for("no key update");
  return rows.map(readAgreedColumns);
}

/** Adds a version of a plan if its agreed terms differ from the latest one's. The caller has locked the plans. */
export async function addVersion(
  db: Executor,
  { id: planId, ...plan }: AgreedTerms & { readonly id: PlanId },
  { now, isByOperator }: { readonly now: Date; readonly isByOperator: boolean },
): Promise<void> {
  const terms = agreedColumns(plan);
  const [latest] = await db
    .select()
    .from(planVersions)
    .where(eq(planVersions.planId, planId))
    .orderBy(desc(planVersions.version))
    .limit(1);
  if (latest && isSame(latest, terms)) return;
  // A plan's first version is valid from the beginning.
  const validFrom = latest ? now : new Date(0);
  const version = (latest?.version ?? 0) + 1;
  await db.insert(planVersions).values({ planId, version, validFrom, isByOperator, ...terms });
}

const isSame = (kept: AgreedColumns, given: AgreedColumns): boolean =>
  (Object.keys(given) as (keyof AgreedColumns)[]).every((key) => kept[key] === given[key]);
