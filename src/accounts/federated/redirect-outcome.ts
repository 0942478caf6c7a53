import { describeAuthProblem } from "../auth/auth-errors.ts";
import { encodeReturnPath, safeRedirectPath } from "../redirect-paths.ts";
import { oidcAnswerPath } from "../sso/sso-addresses.ts";

/** Page to which Google redirects users back, and on which every failure along the way ends. */
export const callbackPath = "/auth/callback";
/** Address at which the page at `callbackPath` continues: it exchanges Google's code for a session. */
export const exchangePath = "/auth/callback/exchange";
export const loginsPath = "/settings/security/logins";

/** Path to which failures lead. It keeps the page the visitor was heading to. @param by the organization, if it wasn't Google. */
export function failurePath(redirectTo: string, by?: "organisation"): string {
  const query = new URLSearchParams(by ? { by } : {});
  if (redirectTo !== "/") query.set("redirectTo", redirectTo);
  return query.size > 0 ? `${callbackPath}?${query}` : callbackPath;
}

/** Tells whether providers redirect users back to this path, with codes that may be long: Microsoft's exceed a thousand characters. */
export const isProviderReturn = (path: string): boolean =>
  path === callbackPath || path === exchangePath || path.startsWith(oidcAnswerPath);

/** The provider that signs the user in. */
export type FederatedProvider = "google" | "organisation";

const names: Readonly<Record<FederatedProvider, string>> = { google: "Google", organisation: "Your organization’s" };

/** Another browser started this sign-in, it started too long ago, or it is already finished. */
const invalidRequest =
  "This sign-in was started elsewhere, took too long or was already used. Please start again here.";

/** Messages about what went wrong at the provider, by the codes of the library and of OAuth 2.0 (RFC 6749, 4.1.2.1). */
const sentences: Readonly<Record<string, string>> = {
  access_denied: "You didn’t allow the sign-in, so nothing has changed. Please try again, or sign in another way.",
  state_mismatch: invalidRequest,
  state_not_found: invalidRequest,
  state_invalid: invalidRequest,
  invalid_state: invalidRequest,
  invalid_request: invalidRequest,
  invalid_callback_request: invalidRequest,
  no_code: invalidRequest,
  replay_detected: invalidRequest,
  temporarily_unavailable: "Failed to connect to Google",
};

const organisationSentences: Readonly<Record<string, string>> = {
  temporarily_unavailable: "Your organization’s sign-in isn’t responding right now. Please try again later.",
  account_not_linked:
    "Your organization can only sign in people with its own email addresses. If you already have an account with it, please confirm that address first.",
};

const problemCodes: Readonly<Record<string, string>> = {
  account_not_linked: "OAUTH_LINK_ERROR",
  email_not_found: "USER_EMAIL_NOT_FOUND",
  unable_to_link_account: "UNABLE_TO_LINK_ACCOUNT",
  oauth_provider_not_found: "PROVIDER_NOT_FOUND",
};

/** @param code untrusted: it comes from an address. @returns one of our own sentences. */
export function describeSignInFailure(code: string, by: FederatedProvider): string {
  const name = code.trim().replaceAll(" ", "_");
  const own = by === "organisation" ? { ...sentences, ...organisationSentences } : sentences;
  if (Object.hasOwn(own, name)) return own[name] ?? "";
  const problem = describeAuthProblem(Object.hasOwn(problemCodes, name) ? problemCodes[name] : name);
  return problem.code === "bad_request"
    ? `${names[by]} authentication failed. Please try again, or sign in another way.`
    : problem.message;
}

/** Can be ignored if a user is already signed in: reloading the page causes it (B4). */
export const isInvalidRequest = (code: string): boolean => sentences[code] === invalidRequest;

/** The sign-in page with an error message. @param redirectTo where the visitor was going. */
export function loginFailurePath(sentence: string, redirectTo?: string | null): string {
  const path = safeRedirectPath(redirectTo);
  const rest = path && path !== "/" ? `&redirectTo=${encodeReturnPath(path)}` : "";
  return `/login?error=AuthError&error_description=${encodeURIComponent(sentence)}${rest}`;
}

/** @param location one of our paths, or a provider's address. */
export function leadTo(location: string, headers: Headers = new Headers()): Response {
  headers.set("location", location);
  return new Response(null, { status: 302, headers });
}
