import { AppError } from "#platform/errors.ts";
import { formatChoice } from "#ui/format.ts";
import {
  billingIntervals,
  creditPacks,
  findPackByAmount,
  type PackId,
  type PlanAndInterval,
  paidPlans,
  plans,
} from "../rules.ts";

/** The item that a user asks to buy. The request cannot ask for a trial; the server decides. */
export type RequestedItem = RequestedPlan | { readonly kind: "pack"; readonly packId: PackId };

export interface RequestedPlan extends PlanAndInterval {
  readonly kind: "plan";
}

/**
 * The plan that a request names. Whether it is sold today, the database says later.
 * @throws {AppError} `invalid_input` for an unknown plan or interval, and for the Free plan.
 */
export function readPlanItem(planId: string | undefined, interval: string | undefined): RequestedPlan {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw invalid(`Please choose one of the plans ${formatChoice(paidPlans.map(({ id }) => id))}.`);
  if (plan.id === "free") {
    throw invalid(`The ${plan.name} plan is included with every account, so there is nothing to pay.`);
  }
  const known = billingIntervals.find((one) => one === interval);
  if (!known) throw invalid(`Please choose how to pay: ${formatChoice(billingIntervals)}.`);
  return { kind: "plan", planId: plan.id, interval: known };
}

/** @param amount of credits, as it was sent. @throws {AppError} `invalid_input` if no pack has this amount. */
export function readPackItem(amount: string | undefined): RequestedItem {
  // Whole numbers only: `5e2` and ` 500` are refused.
  const pack = amount !== undefined && /^[1-9]\d{0,8}$/.test(amount) ? findPackByAmount(Number(amount)) : undefined;
  if (pack) return { kind: "pack", packId: pack.id };
  throw invalid(
    `Please choose one of the packs of ${formatChoice(creditPacks.map((one) => String(one.amount)))} credits.`,
  );
}

const invalid = (userMessage: string): AppError => new AppError("invalid_input", { userMessage });
