import { parse } from "hono/utils/cookie";
import { redirect } from "react-router";
import { parseEmail } from "#platform/forms/rules.ts";
import { cookieHeaders } from "../../accounts-context.ts";
import type { AuthAnswer } from "../../auth/auth-call.ts";
import { cookiePrefix, setAuthCookie } from "../../auth/auth-cookies.ts";
import { safeRedirectPath } from "../../redirect-paths.ts";
import { withReturnPath } from "../../rules.ts";

/** Time for which the emailed code works. */
const secondsMax = 10 * 60;

const cookieName = (baseUrl: string): string => `${cookiePrefix(baseUrl)}.asked_address`;

/**
 * Stores the address a code was sent to in the requesting browser. The page for the code then survives a switch to the mail app, and no
 * link contains the address. @returns a `Set-Cookie` header.
 */
export function rememberCodeAddress(baseUrl: string, email: string): string {
  return setAuthCookie(baseUrl, cookieName(baseUrl), email, secondsMax);
}

/** @returns null if this browser has not requested a code recently. */
export function readCodeAddress(baseUrl: string, request: Request): string | null {
  const name = cookieName(baseUrl);
  return parseEmail(parse(request.headers.get("cookie") ?? "", name)[name] ?? "");
}

/** Path of this site to which a page below `/login` leads in the end. */
export function returnPathOf(url: URL): string | undefined {
  return safeRedirectPath(url.searchParams.get("redirectTo"));
}

/**
 * Continues after a successful sign-in: to the second factor if the account has one, otherwise to where the user was going.
 * @throws a redirect.
 */
export function finishSignIn(answer: AuthAnswer, redirectTo: string | undefined): never {
  const headers = cookieHeaders(answer);
  const isHalf = answer.body.twoFactorRedirect === true;
  throw redirect(isHalf ? withReturnPath("/login/two-factor", redirectTo) : (redirectTo ?? "/"), { headers });
}
