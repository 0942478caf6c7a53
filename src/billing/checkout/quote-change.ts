import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { listPlans } from "../list-plans.ts";
import { findPaymentProvider } from "../provider/create-payment-provider.ts";
import { type ChangeCharge, decidePlanChange, type PlanAndInterval } from "../rules.ts";

/** What somebody's change of plan charges today: nothing in a trial and at renewal; `unknown` where the provider cannot say. */
export async function quoteChange(services: Services, userId: string, wanted: PlanAndInterval): Promise<ChangeCharge> {
  const now = services.clock.now();
  const provider = findPaymentProvider(services);
  const [{ subscription }, plans] = await Promise.all([
    findEntitlement(services.db, userId, now),
    listPlans(services.db),
  ]);
  if (!subscription || subscription.provider !== provider?.name || subscription.status === "on_trial") return "nothing";
  const change = decidePlanChange(plans, subscription, wanted);
  if (change.kind === "refused" || change.when !== "at-once") return "nothing";
  const { providerId, planId, interval, currentPeriodEnd, discount } = subscription;
  const priceOf = (choice: PlanAndInterval) =>
    plans.find(({ id }) => id === choice.planId)?.priceCents[choice.interval] ?? 0;
  const quoted = {
    id: providerId,
    present: { priceCents: priceOf({ planId, interval }), interval },
    periodEnd: currentPeriodEnd ?? now,
    percent: discount && now < discount.until ? discount.percent : 0,
  };
  return provider.quoteChange(quoted, { ...wanted, priceCents: priceOf(wanted) }, now).catch((error: unknown) => {
    if (error instanceof AppError) return "unknown" as const;
    throw error;
  });
}
