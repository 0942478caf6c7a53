/** Screens that need an account (specification §2). `/*` also stands for everything below. Provisional: accounts will own them. */
export const memberPaths = [
  "workspace",
  "text-generator",
  "image-generator",
  "design-generator",
  "chat",
  "referral-dashboard",
  "settings/*",
  "home/*",
] as const;

/** Whether a path of ours (without query) leads to one of them. */
export function isMemberPath(pathname: string): boolean {
  return memberPaths.some((path) => {
    const base = `/${path.replace("/*", "")}`;
    return pathname === base || (path.endsWith("/*") && pathname.startsWith(`${base}/`));
  });
}
