/** Models that a user may run, the keys that pay for them, and the plans that they need. */

export {
  type ChosenPayer,
  choosePayer,
  findPayer,
  isOffered,
  type RunVendor,
  takesUserKeys,
  vendorName,
} from "./choose-payer.ts";
export { findEngine } from "./find-engine.ts";
export { listMediaEngines, listOfferedMedia, type MediaEngineChoice } from "./list-media-engines.ts";
export {
  engineUseOf,
  findExampleModel,
  listOfferedEngines,
  listTextEngines,
  type TextEngine,
} from "./list-text-engines.ts";
export { type PlanOf, planContext, type RunPlan } from "./run-plan.ts";
export { listOfferedKinds, listOfferedVendors, listUsableKinds, type ModelKind } from "./what-runs.ts";
