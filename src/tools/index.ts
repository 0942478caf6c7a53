/** The tools that users make things with. */

export { botUploads } from "./chat/bots/bot-routes.ts";
export { botJobs, botsData } from "./chat/bots/bots-data.ts";
export { chatData } from "./chat/chat-data.ts";
export { chatJobs } from "./chat/chat-jobs.ts";
export { chatFileUpload } from "./chat/files/chat-file-routes.ts";
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
export { type LibraryItem, listLibrary, namesOf } from "./library/list-library.ts";
export { chatpdfData } from "./pdf/chatpdf-data.ts";
export { chatpdfJobs } from "./pdf/chatpdf-jobs.ts";
export { pdfUpload } from "./pdf/pdf-routes.ts";
export { type FeaturesOf, featuresContext, watermarkOf } from "./plan-features.ts";
export { runsApi } from "./run-screens/media/api-definitions.ts";
export { bodylessRunPaths, mediaUploads } from "./run-screens/media/media-routes.ts";
export { textFileUpload } from "./run-screens/text-files/text-file-routes.ts";
export { shareLinksData } from "./sharing/share-links-data.ts";
