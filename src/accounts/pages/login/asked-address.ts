import { parse } from "hono/utils/cookie";
import { parseEmail } from "#platform/forms/rules.ts";
import { cookiePrefix } from "../../auth/cookie-prefix.ts";

/** As long as the code that was mailed works. */
const secondsMax = 10 * 60;

const cookieName = (baseUrl: string): string => `${cookiePrefix(baseUrl)}.asked_address`;

/**
 * Keeps the address to which a code was sent in the browser that asked for it, so that the page that takes the code outlives a visit to
 * the mail app, and no address stands in a link. @returns a `Set-Cookie` header.
 */
export function keepAskedAddress(baseUrl: string, email: string): string {
  const secure = baseUrl.startsWith("https:") ? "; Secure" : "";
  return `${cookieName(baseUrl)}=${encodeURIComponent(email)}; Max-Age=${secondsMax}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** @returns null in a browser that asked for nothing lately. */
export function readAskedAddress(baseUrl: string, request: Request): string | null {
  const name = cookieName(baseUrl);
  return parseEmail(parse(request.headers.get("cookie") ?? "", name)[name] ?? "");
}
