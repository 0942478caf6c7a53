import type { PlanFeature } from "./plans.ts";

/** What every plan's holder has today. All other features come with the tools that are still being built: name them here as they open. */
const builtFeatures: readonly string[] = ["Standard support", "Priority support", "Premium support"];

/** Whether a feature is part of a plan, and cannot be used yet. */
export const isComing = ({ name, included }: PlanFeature): boolean => included && !builtFeatures.includes(name);
