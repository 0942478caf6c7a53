import { findEntitlement, grantFreeMonths } from "#billing/index.ts";
import type { Services } from "#platform/services.ts";
import type { RunPlan } from "#runs/index.ts";

/** How a user’s runs are paid: by what their plan allows, once its new month has been granted. */
export const runPlanOf =
  (services: Services) =>
  async (userId: string): Promise<RunPlan & { readonly mayUseApi: boolean }> => {
    await grantFreeMonths(services, userId);
    const { entitlement } = await findEntitlement(services.db, userId, services.clock.now());
    const { generationsMax, period, mayUseAdvanced, mayUseApi } = entitlement;
    return { planRuns: { max: generationsMax, since: period.start }, mayUseAdvanced, mayUseApi };
  };
