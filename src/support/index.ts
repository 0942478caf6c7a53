/** Requests of signed-in users to the operator. */

export { answerRequest } from "./answer-request.ts";
export {
  deleteTemplate,
  getTemplate,
  listTemplates,
  saveTemplate,
} from "./answer-templates.ts";
export { countWaiting, listInbox, listOwnRequests, readRequest } from "./read-requests.ts";
export { supportData } from "./support-data.ts";
export { readSupportHours, setSupportHours } from "./support-hours.ts";
export { operatorAddresses } from "./support-mails.ts";
export { closeRequest, openRequest } from "./write-to-support.ts";
