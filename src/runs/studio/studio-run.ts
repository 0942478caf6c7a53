import type { Services } from "#platform/services.ts";
import { failMedia } from "../media/finish-media.ts";
import { quoteMedia } from "../media/media-price.ts";
import { studioSlug } from "../rules.ts";
import { type AlongWith, settlePatiently } from "../settle/settle-run.ts";
import { findEarlier, startOnce } from "../start/start-once.ts";
import type { AskedRun, StartedRun } from "../start/start-run.ts";

export interface StudioRun extends Omit<AskedRun<"studio">, "engine"> {
  /** Units that are charged: each image, or one design with all of its screens. */
  readonly units: { readonly kind: "image"; readonly images: number } | { readonly kind: "design" };
  /**
   * Makes the designs. What it returns stores them, in the transaction that charges them.
   * @param signal aborted when the user stops the run.
   */
  readonly make: (run: StartedRun, signal: AbortSignal) => Promise<AlongWith>;
}

/** Name of the studio where runs name engines. */
export const studioEngine = { slug: studioSlug, vendor: "studio", model: "studio-1", isAdvanced: false } as const;

/**
 * Begins a run of the in-house engine: hold → designs → stored and captured together, or released. It goes on after this returns, and is
 * settled once, whatever way it ends; `waitForRun` waits for that. The same idempotency key with the same settings is the same run.
 * @throws {AppError} `payment_required`, `forbidden`, `conflict`, `rate_limited`.
 */
export async function startStudioRun(services: Services, { units, make, ...run }: StudioRun): Promise<StartedRun> {
  const asked = {
    ...run,
    engine: studioEngine,
    kind: units.kind,
    quoteAic: quoteMedia(units),
  };
  const earlier = await findEarlier(services, asked);
  if (earlier) return earlier;
  const { started, isNew } = await startOnce(services, asked, "credits");
  if (!isNew) return started;
  services.tasks.start(started.id, async (signal) => {
    try {
      const alongWith = await make(started, signal);
      const settled = await settlePatiently(
        services,
        started,
        { state: "finished", output: "", priceAic: started.maxAic },
        alongWith,
      );
      if (settled) services.metrics.engineRuns.inc({ vendor: studioEngine.vendor, outcome: "finished" });
    } catch (error) {
      await failMedia(services, started, studioEngine.vendor, error);
    }
  });
  return started;
}
