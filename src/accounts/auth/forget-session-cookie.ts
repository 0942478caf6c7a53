import { cookiePrefix } from "./cookie-prefix.ts";

/** Response headers that take the session's cookie from the browser, whatever became of the session. */
export function forgetSessionCookie(baseUrl: string): Headers {
  const secure = baseUrl.startsWith("https:") ? "; Secure" : "";
  const cookie = `${cookiePrefix(baseUrl)}.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`;
  return new Headers({ "set-cookie": cookie });
}
