/** The operator's pages, and their audit log. */
export { adminUploads } from "./directory/upload.ts";
export { operatorActionsData } from "./operator-actions-data.ts";
