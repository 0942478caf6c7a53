import { type PlanVersion, type PriceList, versionAt } from "#billing/price-list.ts";
import type { CheckoutItem } from "#billing/provider/payment-provider.ts";
import { getPack, plans } from "#billing/rules.ts";

/** The data file's plans, each in its first version. */
export const firstPriceList: PriceList = plans.map((plan) => ({
  ...plan,
  version: 1,
  validFrom: new Date(0),
  isByOperator: false,
}));

/** Adds a version of a plan. */
export function withVersion(
  list: PriceList,
  planId: PlanVersion["id"],
  changed: Partial<PlanVersion> & Pick<PlanVersion, "validFrom">,
): PriceList {
  const latest = list.findLast(({ id }) => id === planId);
  if (!latest) throw new Error(`there is no plan ${planId}`);
  return [...list, { ...latest, version: latest.version + 1, ...changed }];
}

/** The data file's prices. */
export function listPriceCents(item: CheckoutItem): number {
  if (item.kind === "pack") return getPack(item.packId).priceCents;
  return versionAt(firstPriceList, item.planId, new Date(0)).priceCents[item.interval];
}
