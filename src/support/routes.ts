import { route } from "@react-router/dev/routes";

export const supportSettings = [
  route("support", "./support/pages/support.tsx"),
  route("support/view", "./support/pages/let-support-see.tsx"),
  route("support/:requestId", "./support/pages/support-request.tsx"),
];
