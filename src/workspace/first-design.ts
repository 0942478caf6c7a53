import { creditRates } from "#credits/rules.ts";
import type { PlanOf } from "#models/index.ts";
import type { Services } from "#platform/services.ts";
import { type FeaturesOf, startDesigns } from "#tools/index.ts";

/** Design that a new account makes with one press, without a key. The same seed gives the picture that its card shows. */
export const firstDesign = {
  prompt: "Poster for a jazz night in the park, Friday 12 June, 8 pm, free entry",
  kind: "poster",
  style: "swiss",
  aspectRatio: "3:4",
  count: 1,
  detail: 50,
  seed: "first-design",
} as const;

const imageAic = creditRates.find(({ service }) => service === "image")?.aic ?? 0;

/** @returns the id of its run. @throws {AppError} as `startDesigns` */
export function makeFirstDesign(services: Services, { idempotencyKey, ...asked }: FirstDesign): Promise<string> {
  return startDesigns(services, { ...asked, body: { ...firstDesign, idempotencyKey, maxAic: imageAic } });
}

interface FirstDesign {
  readonly userId: string;
  readonly plan: Awaited<ReturnType<PlanOf>>;
  readonly featuresOf: FeaturesOf;
  /** Key of the form that was sent: two presses are one run. */
  readonly idempotencyKey: string;
}
