/** Static pages, content, forms for visitors, sitemap and feeds. */
export {
  answerContactMessage,
  closeContactMessage,
  countOpenMessages,
  listContactMessages,
  readContactMessage,
} from "./contact/answer-contact-message.ts";
export { earlyAccessDiscounts } from "./early-access/early-access.ts";
export { siteRoutes } from "./http.ts";
export { siteJobs } from "./jobs.ts";
export {
  countRecipients,
  findRecipient,
  type ListMember,
  lastMemberId,
  listMembers,
  listMembersAfter,
  listRecipients,
  markBounced,
  type Recipient,
  unmarkBounced,
} from "./lists/list-members.ts";
export { isUnsubscribePath } from "./lists/rules.ts";
export { unsubscribeLink } from "./lists/unsubscribe.ts";
export { sitePersonalData } from "./personal-data.ts";
