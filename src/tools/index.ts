/** The tools that users make things with. */

export { startDesigns } from "./design/start-designs.ts";
export { toolsRoutes, toolUploads } from "./http.ts";
export { toolsData, toolsJobs } from "./jobs.ts";
export { type FeaturesOf, featuresContext, watermarkOf } from "./plan-features.ts";
export { bodylessPresencePaths } from "./presence-routes.ts";
export { runsApi } from "./run-screens/media/api-definitions.ts";
export { bodylessRunPaths } from "./run-screens/media/media-routes.ts";
export { work } from "./servers.ts";
