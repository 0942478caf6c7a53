import { encodeReturnPath } from "./login-path.ts";
import { safeRedirectPath } from "./safe-redirect-path.ts";

const path = "/settings/security/confirm";

/** The page on which somebody confirms who they are, and which leads back to `redirectTo` (a path of ours) afterwards. */
export function confirmPath(redirectTo: string): string {
  const back = safeRedirectPath(redirectTo);
  return back ? `${path}?redirectTo=${encodeReturnPath(back)}` : path;
}
