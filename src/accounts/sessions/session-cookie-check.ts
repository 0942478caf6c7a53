import { createHmac, timingSafeEqual } from "node:crypto";
import { parse } from "hono/utils/cookie";
import type { Config } from "#platform/config.ts";
import type { Secrets } from "#platform/secret.ts";
import { sessionCookieName } from "../auth/auth-cookies.ts";
import { librarySecret } from "../email-change/email-change.ts";

/**
 * Tells, from its `Cookie` header alone, whether a request may be a signed-in user’s: whether it has a session cookie that we signed. The
 * session itself may have ended.
 *
 * The format is the auth library’s (`setSignedCookie` of better-call): the token, a dot, and its HMAC-SHA-256 in Base64.
 */
export function createSessionCookieCheck({ baseUrl }: Pick<Config, "baseUrl">, secrets: Secrets) {
  const name = sessionCookieName(baseUrl);
  const secret = librarySecret(secrets);
  return (header: string): boolean => {
    if (!header.includes(name)) return false;
    const cookie = parse(header, name)[name] ?? "";
    const dot = cookie.lastIndexOf(".");
    const sent = Buffer.from(cookie.slice(dot + 1), "base64");
    const signature = createHmac("sha256", secret)
      .update(cookie.slice(0, Math.max(dot, 0)))
      .digest();
    return sent.byteLength === signature.byteLength && timingSafeEqual(sent, signature);
  };
}
