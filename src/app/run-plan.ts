import { findEntitlement, grantFreeMonths } from "#billing/index.ts";
import type { PlanOf } from "#models/index.ts";
import type { Services } from "#platform/services.ts";
import { type FeaturesOf, watermarkOf } from "#tools/index.ts";
import type { ProgramPlanOf } from "#v1/index.ts";

/** Finds how a user’s runs are paid: by what their plan allows, once its new month has been granted. */
export const runPlanOf =
  (services: Services): PlanOf =>
  async (userId) => {
    await grantFreeMonths(services, userId);
    return programPlanOf(services)(userId);
  };

/** The same for programs, which the Free plan has none of. */
export const programPlanOf =
  ({ db, clock }: Services): ProgramPlanOf =>
  async (userId) => {
    const { plan, entitlement, subscription } = await findEntitlement(db, userId, clock.now());
    const { generationsMax, period, mayUseAdvanced, mayUseApi, storedBytesMax } = entitlement;
    const planRuns = {
      max: generationsMax,
      since: period.start,
      // After a declined card, the next month begins with the payment.
      until: subscription?.status === "past_due" ? undefined : period.end,
      planName: plan.name,
    };
    return { planRuns, mayUseAdvanced, mayUseApi, storedBytesMax };
  };

/** Features that a user’s plan has besides runs. */
export const featuresOf =
  ({ db, clock, config }: Services): FeaturesOf =>
  async (userId) => {
    const { entitlement } = await findEntitlement(db, userId, clock.now());
    const { hasBrandKits, hasWatermark } = entitlement;
    return { hasBrandKits, watermark: hasWatermark ? watermarkOf(config.product.name) : undefined };
  };
