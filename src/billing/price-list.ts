import type { Plan, PlanId } from "./plans.ts";

/** A plan's terms at some time. Changing its name, price, credits or limits makes a new version and leaves this one unchanged. */
export interface PlanVersion extends Plan {
  /** From 1 for each plan. */
  readonly version: number;
  /** Payments from this time on are made under it, by the provider's dates. */
  readonly validFrom: Date;
  readonly isByOperator: boolean;
}

/** Every version of every plan, including retired ones. Oldest version first within each plan. */
export type PriceList = readonly PlanVersion[];

/** @returns the version in force at `at`; the first one if `at` is earlier. */
export function versionAt(list: PriceList, planId: PlanId, at: Date): PlanVersion {
  const versions = list.filter(({ id }) => id === planId);
  const version = versions.findLast(({ validFrom }) => validFrom <= at) ?? versions[0];
  if (!version) throw new Error(`the price list has no plan ${planId}`);
  return version;
}

/** Refers to a version, as stored with payments. */
export interface AgreedVersion {
  readonly planId: PlanId;
  /** Null for payments from before versions existed. */
  readonly version: number | null;
}

/** @param at when it was agreed; used if the version is null. */
export function agreedVersion(list: PriceList, { planId, version }: AgreedVersion, at: Date): PlanVersion {
  return list.find((one) => one.id === planId && one.version === version) ?? versionAt(list, planId, at);
}

/** Plans are ranked by their monthly price at the same moment, so that later price changes do not affect earlier upgrades. */
export const isBetterPlan = (list: PriceList, one: PlanId, other: PlanId, at: Date): boolean =>
  versionAt(list, one, at).priceCents.monthly > versionAt(list, other, at).priceCents.monthly;

export const betterPlan = (list: PriceList, one: PlanId, other: PlanId, at: Date): PlanId =>
  isBetterPlan(list, other, one, at) ? other : one;
