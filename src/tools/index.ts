/** The tools that users make things with. */

export { type PlanOf, toolsRoutes } from "./http.ts";
export { listTextEngines, type TextEngine } from "./text-generator/list-text-engines.ts";
