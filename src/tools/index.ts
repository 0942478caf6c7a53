/** The tools that users make things with. */

export { botUploads } from "./chat/bots/bot-routes.ts";
export { botJobs, botsData } from "./chat/bots/bots-data.ts";
export { chatData } from "./chat/chat-data.ts";
export { chatJobs } from "./chat/chat-jobs.ts";
export { chatpdfData } from "./chatpdf/chatpdf-data.ts";
export { chatpdfJobs } from "./chatpdf/chatpdf-jobs.ts";
export { pdfUpload } from "./chatpdf/pdf-routes.ts";
export { designUploads } from "./design/assets/asset-routes.ts";
export { assetsData, assetsJobs } from "./design/assets/assets-data.ts";
export { brandKitJobs, brandKitsData } from "./design/brand-kits/brand-kits-data.ts";
export { designJobs } from "./design/design-jobs.ts";
export { designsData } from "./design/designs-data.ts";
export { documentUpload } from "./design/edit-routes.ts";
export { ownFontsData } from "./design/fonts/own-fonts-data.ts";
export { startDesigns } from "./design/start-designs.ts";
export { tableUploads } from "./design/table/table-routes.ts";
export { documentUploads } from "./documents/document-routes.ts";
export { documentJobs, documentsData } from "./documents/documents-data.ts";
export { toolsRoutes } from "./http.ts";
export { listLibrary } from "./library/list-library.ts";
export { runsApi } from "./media/api-definitions.ts";
export { listMediaEngines } from "./media/list-media-engines.ts";
export { bodylessRunPaths, mediaUploads } from "./media/media-routes.ts";
export { type PlanOf, planContext } from "./plan-of.ts";
export { textFileUpload } from "./text-files/text-file-routes.ts";
export { engineUseOf, listTextEngines, type TextEngine } from "./text-runs/list-text-engines.ts";
export { type WatermarkOf, watermarkContext } from "./watermark.ts";
