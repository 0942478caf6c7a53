/** Begins the name of every cookie of accounts; `__Host-` binds them to this very host, over https only. */
export function cookiePrefix(baseUrl: string): string {
  return baseUrl.startsWith("https:") ? "__Host-easel" : "easel";
}

/** Part of the name of every cookie that makes a visitor somebody: a request that carries one gets a page of its own. */
export const sessionCookieMark = "easel.session";

/** What makes a visitor somebody: the session's token, and our signature. */
export const sessionCookieName = (baseUrl: string): string => `${cookiePrefix(baseUrl)}.session_token`;

/** The library's name for the cookie of somebody who has passed the first factor, and not yet the second. */
export const twoFactorCookie = "two_factor";
export const twoFactorCookieName = (baseUrl: string): string => `${cookiePrefix(baseUrl)}.${twoFactorCookie}`;
