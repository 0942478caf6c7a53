import { oidcAnswerPath } from "../sso/sso-addresses.ts";

/** Where Google sends people back to, and where everything that failed on the way ends. */
export const callbackPath = "/auth/callback";
/** Where the page at `callbackPath` goes on to: what Google gave is exchanged for a session there. */
export const exchangePath = "/auth/callback/exchange";
export const loginsPath = "/settings/security/logins";

/** Where a failure goes that carries along where the visitor was going. @param by the organisation, where it was not Google. */
export function failurePath(redirectTo: string, by?: "organisation"): string {
  const query = new URLSearchParams(by ? { by } : {});
  if (redirectTo !== "/") query.set("redirectTo", redirectTo);
  return query.size > 0 ? `${callbackPath}?${query}` : callbackPath;
}

/** Where providers send people back to, with codes that may be long: Microsoft's have more than a thousand characters. */
export const isHandedBack = (path: string): boolean =>
  path === callbackPath || path === exchangePath || path.startsWith(oidcAnswerPath);
