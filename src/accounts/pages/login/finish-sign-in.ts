import { redirect } from "react-router";
import { cookieHeaders } from "../../accounts-context.ts";
import type { AuthAnswer } from "../../auth/auth-gateway.ts";
import { withReturnPath } from "../../rules.ts";
import { safeRedirectPath } from "../../safe-redirect-path.ts";

/** Where a page of `/login` leads to in the end: a path of ours. */
export function returnPathOf(url: URL): string | undefined {
  return safeRedirectPath(url.searchParams.get("redirectTo"));
}

/**
 * Goes on after a sign-in that the library has agreed to: to the second factor where the account has one, otherwise to where the person
 * was going.
 * @throws a redirect.
 */
export function finishSignIn(answer: AuthAnswer, redirectTo: string | undefined): never {
  const headers = cookieHeaders(answer);
  const isHalf = answer.body.twoFactorRedirect === true;
  throw redirect(isHalf ? withReturnPath("/login/two-factor", redirectTo) : (redirectTo ?? "/"), { headers });
}
