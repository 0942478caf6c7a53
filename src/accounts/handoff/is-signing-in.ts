import { sessionCookieName } from "../auth/cookie-prefix.ts";

/** Whether an answer's `Set-Cookie` headers make a visitor somebody. */
export function isSigningIn(cookies: readonly string[], baseUrl: string): boolean {
  const name = `${sessionCookieName(baseUrl)}=`;
  return cookies.some((cookie) => cookie.startsWith(name) && !cookie.startsWith(`${name};`));
}
