/** The tools that users make things with. */

export { type PlanOf, toolsRoutes } from "./http.ts";
