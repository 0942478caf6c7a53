import { parse, serialize } from "hono/utils/cookie";
import { isRef } from "../redirect-paths.ts";

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

/**
 * The value of a `Cookie` header that says what we have read in one: of two cookies with one name, or of one that is quoted oddly, the
 * library must not take another than our limits and our memory of sessions do.
 */
export function cookiesAsRead(headers: Headers): string {
  const cookies = Object.entries(parse(headers.get("cookie") ?? ""));
  return cookies.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
}

/** Long enough to look around, or to come back from Google, before the account is made. */
const dayS = 24 * 60 * 60;

const cookieName = (baseUrl: string): string => `${cookiePrefix(baseUrl)}.ref`;

/**
 * Keeps by whom somebody came until their account is made, whichever way they take: the way over Google leads through pages that cannot
 * carry it. @returns a `Set-Cookie` header.
 */
export function keepRef(baseUrl: string, ref: string): string {
  const isSecure = baseUrl.startsWith("https:");
  return serialize(cookieName(baseUrl), ref, {
    httpOnly: true,
    secure: isSecure,
    // It comes back with what an organisation's page posts to us (SAML), too. Any link may set it, so there is nothing to guard.
    sameSite: isSecure ? "None" : "Lax",
    path: "/",
    maxAge: dayS,
  });
}

/** @returns undefined in a browser that came by nobody lately, and for what is no code. */
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

/** Whether these `Set-Cookie` headers start a session. (A cookie without a value ends one.) */
export function startsSession(cookies: readonly string[], baseUrl: string): boolean {
  const begin = `${sessionCookieName(baseUrl)}=`;
  return cookies.some((cookie) => cookie.startsWith(begin) && cookie[begin.length] !== ";");
}
