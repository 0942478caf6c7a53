import { findEntitlement, grantFreeMonths } from "#billing/index.ts";
import type { PlanOf } from "#models/index.ts";
import type { Services } from "#platform/services.ts";
import { findPayer } from "#teams/index.ts";
import { type FeaturesOf, watermarkOf } from "#tools/index.ts";
import type { ProgramPlanOf } from "#v1/index.ts";

/** Finds how runs of a user or a team are paid: by what the plan allows, once its new month has been granted. A team has its owner's plan. */
export const runPlanOf =
  (services: Services): PlanOf =>
  async (ownerId, member) => {
    const payerId = await findPayer(services.db, ownerId);
    await grantFreeMonths(services, payerId);
    return { ...(await programPlanOf(services)(payerId)), member };
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

/** Features that the plan of a user, or of a team’s owner, has besides runs. */
export const featuresOf =
  ({ db, clock, config }: Services): FeaturesOf =>
  async (ownerId) => {
    const { entitlement } = await findEntitlement(db, await findPayer(db, ownerId), clock.now());
    const { hasBrandKits, hasWatermark } = entitlement;
    return { hasBrandKits, watermark: hasWatermark ? watermarkOf(config.product.name) : undefined };
  };
