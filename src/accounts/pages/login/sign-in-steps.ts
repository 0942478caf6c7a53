import { parse } from "hono/utils/cookie";
import { redirect } from "react-router";
import { parseEmail } from "#platform/forms/rules.ts";
import { cookieHeaders } from "../../accounts-context.ts";
import type { AuthAnswer } from "../../auth/auth-call.ts";
import { cookiePrefix, setAuthCookie } from "../../auth/auth-cookies.ts";
import { safeRedirectPath } from "../../redirect-paths.ts";
import { withReturnPath } from "../../rules.ts";

/** As long as the code that was mailed works. */
const secondsMax = 10 * 60;

const cookieName = (baseUrl: string): string => `${cookiePrefix(baseUrl)}.asked_address`;

/**
 * Keeps the address to which a code was sent in the browser that asked for it, so that the page that takes the code outlives a visit to
 * the mail app, and no address stands in a link. @returns a `Set-Cookie` header.
 */
export function keepAskedAddress(baseUrl: string, email: string): string {
  return setAuthCookie(baseUrl, cookieName(baseUrl), email, secondsMax);
}

/** @returns null in a browser that asked for nothing lately. */
export function readAskedAddress(baseUrl: string, request: Request): string | null {
  const name = cookieName(baseUrl);
  return parseEmail(parse(request.headers.get("cookie") ?? "", name)[name] ?? "");
}

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
