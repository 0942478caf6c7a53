import { route } from "@react-router/dev/routes";

export const supportSettings = [
  route("support", "./support/pages/support.tsx"),
  route("support/:requestId", "./support/pages/support-request.tsx"),
];

/** For operators. */
export const supportInbox = [
  route("admin/support", "./support/pages/inbox.tsx"),
  route("admin/support/:requestId", "./support/pages/inbox-request.tsx"),
];
