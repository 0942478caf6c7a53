/** Requests of signed-in users to the operator, and the operator's inbox. */

export {
  deleteTemplate,
  getTemplate,
  listTemplates,
  saveTemplate,
} from "./answer-templates.ts";
export { countWaiting } from "./read-requests.ts";
export { supportData } from "./support-data.ts";
export { operatorAddresses } from "./support-mails.ts";
export { openRequest } from "./write-to-support.ts";
