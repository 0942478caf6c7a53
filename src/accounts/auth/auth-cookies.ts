import { parse, serialize } from "hono/utils/cookie";
import { isRef } from "../redirect-paths.ts";

/** Prefix of every accounts cookie. `__Host-` binds a cookie to this exact host, over HTTPS only. */
export function cookiePrefix(baseUrl: string): string {
  return baseUrl.startsWith("https:") ? "__Host-easel" : "easel";
}

/** The session cookie: the session's token and our signature. */
export const sessionCookieName = (baseUrl: string): string => `${cookiePrefix(baseUrl)}.session_token`;

/** The library's cookie for a user who has passed the first factor but not yet the second. */
export const twoFactorCookie = "two_factor";
export const twoFactorCookieName = (baseUrl: string): string => `${cookiePrefix(baseUrl)}.${twoFactorCookie}`;

/**
 * Rewrites a `Cookie` header as we parsed it. With duplicate or oddly quoted cookies, the library must not pick a different value than our
 * rate limits and session cache did.
 */
export function cookiesAsRead(headers: Headers): string {
  const cookies = Object.entries(parse(headers.get("cookie") ?? ""));
  return cookies.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
}

/** Long enough to look around, or to come back from Google, before creating the account. */
const dayS = 24 * 60 * 60;

const cookieName = (baseUrl: string): string => `${cookiePrefix(baseUrl)}.ref`;

/**
 * Keeps the referral code until the account is created, whichever way the visitor signs up: signing up with Google passes through pages
 * that can't carry it. @returns a `Set-Cookie` header.
 */
export function keepRef(baseUrl: string, ref: string): string {
  const isSecure = baseUrl.startsWith("https:");
  return serialize(cookieName(baseUrl), ref, {
    httpOnly: true,
    secure: isSecure,
    // It must also be sent when an organization's page posts to us (SAML). Any link can set it, so there is nothing to protect.
    sameSite: isSecure ? "None" : "Lax",
    path: "/",
    maxAge: dayS,
  });
}

/** @returns undefined if the browser has no recent referral, or the value isn't a valid code. */
export function readRef(headers: Headers, baseUrl: string): string | undefined {
  const name = cookieName(baseUrl);
  const sent = parse(headers.get("cookie") ?? "", name)[name];
  return isRef(sent) ? sent : undefined;
}

/** A `Set-Cookie` header with the attributes that the library gives its own cookies. @param maxAgeSeconds 0 removes the cookie. */
export function setAuthCookie(baseUrl: string, name: string, value: string, maxAgeSeconds: number): string {
  return serialize(name, value, {
    maxAge: maxAgeSeconds,
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: baseUrl.startsWith("https:"),
  });
}

/** A `Set-Cookie` header that removes the session's cookie from the browser, whatever became of the session. */
export const removeSessionCookie = (baseUrl: string): string =>
  setAuthCookie(baseUrl, sessionCookieName(baseUrl), "", 0);

/** Tells whether these `Set-Cookie` headers start a session. (A cookie without a value ends one.) */
export function startsSession(cookies: readonly string[], baseUrl: string): boolean {
  const begin = `${sessionCookieName(baseUrl)}=`;
  return cookies.some((cookie) => cookie.startsWith(begin) && cookie[begin.length] !== ";");
}
