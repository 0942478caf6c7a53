import type { Plan, PlanId } from "./plans.ts";

/** A plan as it was agreed at some time: a change of its name, price, credits or limits makes another version, and leaves this one as it is. */
export interface PlanVersion extends Plan {
  /** From 1, of its own plan. */
  readonly version: number;
  /** From when on payments are made under it, by the provider's dates. */
  readonly validFrom: Date;
}

/** Every version of every plan, also of plans that are not sold any more. Of each plan the oldest version first. */
export type PriceList = readonly PlanVersion[];

/** @returns the version under which something is agreed at a moment; before the first one, the first. */
export function versionAt(list: PriceList, planId: PlanId, at: Date): PlanVersion {
  const versions = list.filter(({ id }) => id === planId);
  const version = versions.findLast(({ validFrom }) => validFrom <= at) ?? versions[0];
  if (!version) throw new Error(`the price list has no plan ${planId}`);
  return version;
}

/** Names a version, as it is kept with what was paid. */
export interface AgreedVersion {
  readonly planId: PlanId;
  /** Null where it was not kept: from before there were versions. */
  readonly version: number | null;
}

/** @param at when it was agreed, for what was kept without its version. */
export function agreedVersion(list: PriceList, { planId, version }: AgreedVersion, at: Date): PlanVersion {
  return list.find((one) => one.id === planId && one.version === version) ?? versionAt(list, planId, at);
}

/** Plans are ranked by what they cost a month at the same moment, so that a later list changes nothing about an earlier upgrade. */
export const isBetterPlan = (list: PriceList, one: PlanId, other: PlanId, at: Date): boolean =>
  versionAt(list, one, at).priceCents.monthly > versionAt(list, other, at).priceCents.monthly;

export const betterPlan = (list: PriceList, one: PlanId, other: PlanId, at: Date): PlanId =>
  isBetterPlan(list, other, one, at) ? other : one;
