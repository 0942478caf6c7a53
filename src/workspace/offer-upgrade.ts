import { findEntitlement, findPaymentProvider, findTrialRefusal, listPlans } from "#billing/index.ts";
import { type Plan, planChoicePath, priceOf } from "#billing/rules.ts";
import type { Services } from "#platform/services.ts";
import type { Upgrade } from "./rules.ts";

/**
 * The user's plan, and what the next larger one has that works today.
 * @returns `next: null` for users of the largest plan.
 */
export async function offerUpgrade(
  services: Services,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<Upgrade> {
  const { db, clock } = services;
  const provider = findPaymentProvider(services);
  const [{ plan, subscription }, plans] = await Promise.all([findEntitlement(db, userId, clock.now()), listPlans(db)]);
  const sold = plans.filter(({ isSold }) => isSold);
  const next = sold[sold.findIndex(({ id }) => id === plan.id) + 1];
  if (!next) return { planName: plan.name, next: null };
  const isNew = subscription === null;
  const hasTrial =
    provider !== undefined &&
    isNew &&
    (await findTrialRefusal(services, db, { userId, email, provider: provider.name })) === null;
  return {
    planName: plan.name,
    next: {
      name: next.name,
      price: priceOf(next, "monthly"),
      monthlyAic: sumOf(next),
      features: newFeatures(next, plan),
      isSold: provider !== undefined,
      hasTrial,
      path: isNew ? planChoicePath({ planId: next.id, interval: "monthly" }) : "/settings/billing",
    },
  };
}

const sumOf = ({ credits }: Plan): number => credits.basic + credits.advanced + credits.image;

/** Lists what the larger plan has in addition. */
function newFeatures(next: Plan, current: Plan): readonly string[] {
  const own = new Set(current.features.filter(({ included }) => included).map(({ name }) => name));
  const added = next.features.filter((feature) => feature.included && !own.has(feature.name));
  return added.map(({ name }) => name);
}
