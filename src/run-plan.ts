import { findEntitlement, grantFreeMonths } from "#billing/index.ts";
import type { Services } from "#platform/services.ts";
import type { PlanOf, WatermarkOf } from "#tools/index.ts";
import type { ProgramPlanOf } from "#v1/index.ts";

/** How a user’s runs are paid: by what their plan allows, once its new month has been granted. */
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
    const { entitlement } = await findEntitlement(db, userId, clock.now());
    const { generationsMax, period, mayUseAdvanced, mayUseApi, storedBytesMax } = entitlement;
    return { planRuns: { max: generationsMax, since: period.start }, mayUseAdvanced, mayUseApi, storedBytesMax };
  };

/** What the Free plan’s files carry. */
export const watermarkOf =
  ({ db, clock, config }: Services): WatermarkOf =>
  async (userId) => {
    const { entitlement } = await findEntitlement(db, userId, clock.now());
    return entitlement.hasWatermark ? `Made with ${config.product.name}` : undefined;
  };
