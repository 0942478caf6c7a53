/** Screens that need an account and are not built yet (specification §2). `/*` also stands for everything below. */
export const memberPaths = [
  "workspace",
  "text-generator",
  "image-generator",
  "design-generator",
  "chat",
  "referral-dashboard",
  "home/*",
] as const;
