import { AppError } from "#platform/errors.ts";
import {
  billingIntervals,
  creditPacks,
  findPackByAmount,
  type PackId,
  type PlanAndInterval,
  paidPlans,
  plans,
} from "../rules.ts";

/** What somebody asks to pay for. Whether a trial comes with it is not theirs to say. */
export type RequestedItem = RequestedPlan | { readonly kind: "pack"; readonly packId: PackId };

export interface RequestedPlan extends PlanAndInterval {
  readonly kind: "plan";
}

/** @throws {AppError} `invalid_input` for a plan or interval that there is not, and for the plan that costs nothing. */
export function readPlanItem(planId: string | undefined, interval: string | undefined): RequestedPlan {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan?.isSold) throw invalid(`Please choose one of the plans ${listOf(paidPlans.map(({ id }) => id))}.`);
  if (plan.priceCents.monthly === 0) {
    throw invalid(`The ${plan.name} plan costs nothing: every account has it, and there is nothing to pay for.`);
  }
  const known = billingIntervals.find((one) => one === interval);
  if (!known) throw invalid(`Please choose how to pay: ${listOf(billingIntervals)}.`);
  return { kind: "plan", planId: plan.id, interval: known };
}

/** @param amount of credits, as it was typed. @throws {AppError} `invalid_input` for what is no pack's. */
export function readPackItem(amount: string | undefined): RequestedItem {
  // Written as a whole number and nothing else: `5e2` and ` 500` are no amounts.
  const pack = amount !== undefined && /^[1-9]\d{0,8}$/.test(amount) ? findPackByAmount(Number(amount)) : undefined;
  if (pack) return { kind: "pack", packId: pack.id };
  throw invalid(`Please choose one of the packs of ${listOf(creditPacks.map((one) => String(one.amount)))} credits.`);
}

const listOf = (names: readonly string[]): string => `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;

const invalid = (userMessage: string): AppError => new AppError("invalid_input", { userMessage });
