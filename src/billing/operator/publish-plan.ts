import { desc, eq, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { addVersion, agreedColumns, lockPlans, readAgreedColumns, type StoredPlan } from "../plan-rows.ts";
import { createPaymentProvider } from "../provider/create-payment-provider.ts";
import type { PaymentServices } from "../provider/payment-provider.ts";
import {
  billingIntervals,
  changedTerms,
  type Plan,
  type PlanTerms,
  perPeriod,
  planListProblem,
  plans,
  planTermsOf,
} from "../rules.ts";
import { planVersions, subscriptionPlans } from "../schema.ts";

/** Plan as the operator changes it. */
export interface OperatedPlan {
  readonly plan: StoredPlan;
  /** Names the state that was read: a change expects it. */
  readonly seen: string;
  /** Terms of the product's own price list; null for a plan that has left it. */
  readonly own: PlanTerms | null;
}

/** @throws {AppError} `not_found`. */
export async function getOperatedPlan(db: Executor, planId: string): Promise<OperatedPlan> {
  const [row] = await db.select().from(subscriptionPlans).where(sql`${subscriptionPlans.id} = ${planId}`);
  if (!row) throw new AppError("not_found", { userMessage: "There is no such plan." });
  const plan = readAgreedColumns(row);
  const own = plans.find(({ id }) => id === plan.id);
  return { plan, seen: await stateOf(db, plan), own: own ? planTermsOf(own) : null };
}

/** Changes by operators count as revisions, those of the data file as versions. */
async function stateOf(db: Executor, { id, revision }: StoredPlan): Promise<string> {
  const [latest] = await db
    .select({ version: planVersions.version })
    .from(planVersions)
    .where(eq(planVersions.planId, id))
    .orderBy(desc(planVersions.version))
    .limit(1);
  return `${latest?.version ?? 0}.${revision}`;
}

/**
 * Makes sure that the payment provider charges what new terms say. Asks it, so not inside a transaction.
 * @throws {AppError} `conflict` if it charges another price, `unavailable` if it doesn't respond or payments aren't set up.
 */
export async function requireChargedPrices(services: PaymentServices, before: Plan, after: PlanTerms): Promise<void> {
  for (const interval of billingIntervals) {
    const cents = after.priceCents[interval];
    if (cents === before.priceCents[interval]) continue;
    const charged = await createPaymentProvider(services).findPlanPrice({ planId: before.id, interval });
    if (charged === "as-listed" || charged === cents) continue;
    throw new AppError("conflict", {
      userMessage: `The payment provider charges ${perPeriod(charged, interval)} for ${before.name}. Change its price there first, then here.`,
    });
  }
}

export interface PublishedTerms {
  readonly planId: string;
  /** The state that the operator saw. */
  readonly seen: string;
  /** `own` are those of the product's price list, which decides again from then on. */
  readonly terms: PlanTerms | "own";
}

/**
 * Publishes terms of a plan, valid from now. What was paid before stays as it was agreed. The caller owns the transaction, and has called
 * `requireChargedPrices`.
 * @throws {AppError} `conflict` if the plan has changed meanwhile, the terms don't go with other plans, or nothing would change.
 */
export async function publishPlan(
  { db, clock }: Pick<Services, "db" | "clock">,
  { planId, seen, terms }: PublishedTerms,
): Promise<void> {
  const list = await lockPlans(db);
  const { plan, seen: state, own } = await getOperatedPlan(db, planId);
  if (state !== seen)
    throw refused("This plan has changed since you opened the page. Please reload it and look again.");
  const published = terms === "own" ? own : terms;
  if (!published) throw refused("The product has no terms of its own for this plan any more.");
  if (terms !== "own" && changedTerms(plan, terms).length === 0) throw refused("These are today’s terms already.");
  const changed = { ...plan, ...published };
  const problem = planListProblem(list, changed);
  if (problem) throw refused(problem);
  const { description, isPopular, isSold } = changed;
  const now = clock.now();
  await db
    .update(subscriptionPlans)
    .set({
      ...agreedColumns(changed),
      description,
      isPopular,
      isSold,
      editedAt: terms === "own" ? null : now,
      revision: plan.revision + 1,
    })
    .where(eq(subscriptionPlans.id, plan.id));
  await addVersion(db, changed, { now, isByOperator: terms !== "own" });
}

const refused = (userMessage: string): AppError => new AppError("conflict", { userMessage });
