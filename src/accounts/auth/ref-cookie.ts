import { parse, serialize } from "hono/utils/cookie";
import { isRef } from "../door-path.ts";
import { cookiePrefix } from "./cookie-prefix.ts";

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
