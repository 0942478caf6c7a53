import type { ReadableKind } from "#directory/rules.ts";
import type { StoppingCost } from "#engines/index.ts";
import type { Payer } from "./payer.ts";

/** A model that the user can choose on a page. */
export interface EngineChoice {
  readonly id: string;
  readonly slug: string;
  readonly vendor: string;
  readonly model: string;
  readonly engineName: string;
  readonly modelName: string;
  readonly isAdvanced: boolean;
  /** Key that pays, as of now. */
  readonly payer: Payer;
  /** Besides text. */
  readonly reads: readonly ReadableKind[];
  /** Cost that the vendor bills for a run that is stopped. */
  readonly stopping: StoppingCost;
  /** True if the user’s plan has it on a key of their own only, which they have not given us. Lists show it, but it can’t be chosen. */
  readonly needsPlan?: boolean;
}

/** Puts the engines that the user can run first, so that the first of a list is one of those. */
export function inPlan<E extends Pick<EngineChoice, "isAdvanced" | "payer">>(
  engines: readonly E[],
  { mayUseAdvanced }: { readonly mayUseAdvanced: boolean },
): readonly (E & { readonly needsPlan: boolean })[] {
  return engines
    .map((engine) => ({ ...engine, needsPlan: engine.isAdvanced && engine.payer === "credits" && !mayUseAdvanced }))
    .toSorted((one, other) => Number(one.needsPlan) - Number(other.needsPlan));
}

const fallbacksMax = 2;

/**
 * The engines that may answer instead of one that fails, where the user allows it: one for each other vendor, at no other price, and none
 * that needs a better plan.
 */
export function fallbacksFor<E extends Pick<EngineChoice, "id" | "vendor" | "payer" | "isAdvanced">>(
  engines: readonly E[],
  chosen: Pick<EngineChoice, "vendor" | "payer" | "isAdvanced">,
): readonly E[] {
  const byVendor = new Map<string, E>();
  for (const engine of engines) {
    const isAsGood = engine.payer === chosen.payer && (chosen.isAdvanced || !engine.isAdvanced);
    if (isAsGood && engine.vendor !== chosen.vendor && !byVendor.has(engine.vendor))
      byVendor.set(engine.vendor, engine);
  }
  return [...byVendor.values()].slice(0, fallbacksMax);
}
