/** The tools that users make things with. */

export { chatData } from "./chat/chat-data.ts";
export { chatJobs } from "./chat/chat-jobs.ts";
export { listLatestConversations } from "./chat/latest-conversations.ts";
export { chatpdfData } from "./chatpdf/chatpdf-data.ts";
export { chatpdfJobs } from "./chatpdf/chatpdf-jobs.ts";
export { pdfUpload } from "./chatpdf/pdf-routes.ts";
export { designUploads } from "./design/assets/asset-routes.ts";
export { assetsData, assetsJobs } from "./design/assets/assets-data.ts";
export { brandKitJobs, brandKitsData } from "./design/brand-kits/brand-kits-data.ts";
export { listEmptiedRuns } from "./design/delete-design.ts";
export { designJobs } from "./design/design-jobs.ts";
export { designsData } from "./design/designs-data.ts";
export { documentUpload } from "./design/edit-routes.ts";
export { ownFontsData } from "./design/fonts/own-fonts-data.ts";
export { listRunPictures } from "./design/run-pictures.ts";
export { startDesigns } from "./design/start-designs.ts";
export { tableUploads } from "./design/table/table-routes.ts";
export { documentUploads } from "./documents/document-routes.ts";
export { documentJobs, documentsData } from "./documents/documents-data.ts";
export { toolsRoutes } from "./http.ts";
export { runsApi } from "./media/api-definitions.ts";
export { listMediaEngines } from "./media/list-media-engines.ts";
export { bodylessRunPaths, mediaUploads } from "./media/media-routes.ts";
export { type PlanOf, planContext } from "./plan-of.ts";
export { engineUseOf, listTextEngines, type TextEngine } from "./text-runs/list-text-engines.ts";
export { type WatermarkOf, watermarkContext } from "./watermark.ts";
