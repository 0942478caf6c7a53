import { route } from "@react-router/dev/routes";

export const supportSettings = [
  route("support", "./support/pages/support.tsx"),
  route("support/view", "./support/pages/let-support-see.tsx"),
  route("support/:requestId", "./support/pages/support-request.tsx"),
];

/** Among the operator's pages. */
export const supportInbox = [
  route("support", "./support/pages/inbox.tsx"),
  route("support/:requestId", "./support/pages/inbox-request.tsx"),
];
