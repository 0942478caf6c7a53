/** What the browser knows of the models that a user may run. */
export { type EngineChoice, fallbacksFor, inPlan } from "./engine-choice.ts";
export type { Payer } from "./payer.ts";
