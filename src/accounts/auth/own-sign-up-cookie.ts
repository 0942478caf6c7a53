import { parse } from "hono/utils/cookie";
import type { Secrets } from "#platform/secret.ts";
import { type OwnSignUp, ownSignUpToken, readOwnSignUpToken } from "../sign-up/sign-up-token.ts";
import { cookiePrefix } from "./cookie-prefix.ts";
import type { HookContext } from "./hook-context.ts";

/** Of an endpoint or a hook of the library. */
type AuthContext = Pick<HookContext, "setCookie" | "getCookie"> & {
  readonly context: Pick<HookContext["context"], "createAuthCookie">;
};

const name = "sign_up";
/** As long as the link in the mail. */
const maxAgeSeconds = 60 * 60;

/** Lets the browser that signed up say where the mail went, and correct the address. */
export function keepOwnSignUp(context: AuthContext, secrets: Secrets, signUp: OwnSignUp): void {
  const cookie = context.context.createAuthCookie(name, { maxAge: maxAgeSeconds });
  context.setCookie(cookie.name, ownSignUpToken(secrets, signUp), cookie.attributes);
}

export function forgetOwnSignUp(context: AuthContext): void {
  const cookie = context.context.createAuthCookie(name, { maxAge: 0 });
  if (context.getCookie(cookie.name) !== null) context.setCookie(cookie.name, "", cookie.attributes);
}

export function findOwnSignUp(context: AuthContext, secrets: Secrets): OwnSignUp | null {
  return readOwnSignUpToken(secrets, context.getCookie(context.context.createAuthCookie(name).name) ?? "");
}

/** The same for pages. */
export function readOwnSignUp(headers: Headers, baseUrl: string, secrets: Secrets): OwnSignUp | null {
  const cookieName = `${cookiePrefix(baseUrl)}.${name}`;
  return readOwnSignUpToken(secrets, parse(headers.get("cookie") ?? "", cookieName)[cookieName] ?? "");
}
