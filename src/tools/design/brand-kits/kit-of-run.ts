import type { Services } from "#platform/services.ts";
import type { Brief } from "#studio/index.ts";
import { type FeaturesOf, requireBrandKits } from "../../plan-features.ts";
import { briefKit } from "./brand-kits.ts";

/** Its logo is looked at. */
const kitMs = 15_000;

interface Asked {
  readonly userId: string;
  readonly featuresOf: FeaturesOf;
  readonly settings: { readonly brandKitId?: string | undefined };
}

/**
 * Reads the part of a new run’s brief that comes from the brand kit named in its settings; nothing if they name none.
 * @throws {AppError} `forbidden` on the Free plan; `not_found` for a kit that is gone, and for another user's.
 */
export async function kitOfRun(
  services: Pick<Services, "db" | "files" | "workers">,
  { userId, featuresOf, settings }: Asked,
): Promise<Pick<Brief, "brandKit">> {
  const { brandKitId: kitId } = settings;
  if (kitId === undefined) return {};
  await requireBrandKits(featuresOf, userId);
  return { brandKit: await briefKit(services, { userId, kitId }, AbortSignal.timeout(kitMs)) };
}
