import { safeRedirectPath } from "./safe-redirect-path.ts";

/** The sign-in page that leads back to `redirectTo` (a path of ours) afterwards. A path that is not safe to return to is left out. */
export function loginPath(redirectTo: string): string {
  const path = safeRedirectPath(redirectTo);
  return path ? `/login?redirectTo=${encodeReturnPath(path)}` : "/login";
}

/** Slashes may stand in a query as they are, and are easier to read that way. */
export function encodeReturnPath(path: string): string {
  return encodeURIComponent(path).replaceAll("%2F", "/");
}

/** Another page on the way in, which leads to the same place in the end. @param redirectTo a path that is safe to return to. */
export function withReturnPath(path: string, redirectTo: string | undefined): string {
  return redirectTo ? `${path}?redirectTo=${encodeReturnPath(redirectTo)}` : path;
}
