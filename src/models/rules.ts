/** Everything that the browser knows about the models that a user may run. */
export { type EngineChoice, fallbacksFor, inPlan } from "./engine-choice.ts";
export type { Payer } from "./payer.ts";
export { stoppingLabel } from "./stopping-label.ts";
