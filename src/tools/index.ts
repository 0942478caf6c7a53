/** The tools that users make things with. */

export { chatData } from "./chat/chat-data.ts";
export { chatJobs } from "./chat/chat-jobs.ts";
export { listLatestConversations } from "./chat/latest-conversations.ts";
export { designsData } from "./design/designs-data.ts";
export { type PlanOf, toolsRoutes } from "./http.ts";
export { runsApi } from "./media/api-definitions.ts";
export { listMediaEngines } from "./media/list-media-engines.ts";
export { bodylessRunPaths, mediaUploads } from "./media/media-routes.ts";
export { engineUseOf, listTextEngines, type TextEngine } from "./text-generator/list-text-engines.ts";
export { type WatermarkOf, watermarkContext } from "./watermark.ts";
