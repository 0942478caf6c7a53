/** The operator's pages, and their audit log. */
export { operatorActionsData } from "./operator-actions-data.ts";
