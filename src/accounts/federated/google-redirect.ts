import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { Accounts } from "../accounts.ts";
import { cookieHeaders } from "../accounts-context.ts";
import type { AuthAnswer, AuthCall, AuthClient } from "../auth/auth-call.ts";
import { startsSession } from "../auth/auth-cookies.ts";
import { confirmPath, loginPath, safeRedirectPath } from "../redirect-paths.ts";
import { withNotice } from "../ui/flash-messages.ts";
import {
  callbackPath,
  describeSignInFailure,
  failurePath,
  isInvalidRequest,
  leadTo,
  loginFailurePath,
  loginsPath,
} from "./redirect-outcome.ts";

const notConnected = "Failed to connect to Google";

/**
 * `/auth/google` redirects to Google: to sign in and then continue to `redirectTo`, or with `link=1` to link Google to the signed-in user's
 * account. It is a link rather than a form, because our policy forbids forms to redirect to another origin (`form-action`).
 */
export async function startGoogle(
  { config }: Pick<Services, "config">,
  accounts: Accounts,
  request: Request,
  scope: AuthClient["scope"],
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const isLinking = searchParams.has("link");
  const redirectTo = safeRedirectPath(searchParams.get("redirectTo")) ?? "/";
  // Other sites must not send our visitors to Google and have them come back signed in.
  if (request.headers.get("sec-fetch-site") === "cross-site") {
    return leadTo(isLinking ? loginsPath : loginPath(redirectTo));
  }
  const client = { headers: request.headers, scope };
  const { clientAddress } = scope;
  if (isLinking && !(await accounts.readSession({ headers: request.headers, clientAddress })).session) {
    return leadTo(loginPath(loginsPath));
  }
  const { baseUrl } = config;
  try {
    const answer = await accounts.gateway.call(isLinking ? linkCall(baseUrl) : signInCall(baseUrl, redirectTo), client);
    if (answer.problem?.code === "reauthentication_needed") return leadTo(confirmPath(loginsPath));
    if (!answer.problem && typeof answer.body.url === "string") return leadTo(answer.body.url, cookieHeaders(answer));
    return leadTo(
      isLinking ? `${loginsPath}?error=temporarily_unavailable` : loginFailurePath(notConnected, redirectTo),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return leadTo(loginFailurePath(error.userMessage, redirectTo));
  }
}

function signInCall(baseUrl: string, redirectTo: string): AuthCall {
  const body = {
    provider: "google",
    callbackURL: `${baseUrl}${redirectTo}`,
    errorCallbackURL: `${baseUrl}${failurePath(redirectTo)}`,
    disableRedirect: true,
  };
  return { method: "POST", path: "/sign-in/social", body };
}

function linkCall(baseUrl: string): AuthCall {
  const back = `${baseUrl}${loginsPath}`;
  const body = { provider: "google", callbackURL: back, errorCallbackURL: back, disableRedirect: true };
  return { method: "POST", path: "/link-social", body };
}

/**
 * Exchanges Google's code for a session, or links Google to the signed-in user's account, and redirects to where the user was going. The
 * state, known only to the browser that started, works once.
 */
export async function finishGoogle(
  { config }: Pick<Services, "config">,
  accounts: Accounts,
  request: Request,
  scope: AuthClient["scope"],
): Promise<Response> {
  const { headers } = request;
  const path = `/callback/google${new URL(request.url).search}`;
  try {
    const answer = await accounts.gateway.call({ method: "GET", path }, { headers, scope });
    const { session } = await accounts.readSession({ headers, clientAddress: scope.clientAddress });
    return leadOn(answer, config.baseUrl, session !== null);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return leadTo(loginFailurePath(error.userMessage));
  }
}

function leadOn(answer: AuthAnswer, baseUrl: string, isSignedIn: boolean): Response {
  const headers = cookieHeaders(answer);
  const { origin, pathname, search, hash, searchParams } = new URL(answer.location ?? callbackPath, baseUrl);
  const error = searchParams.get("error") ?? "no_code";
  if (startsSession(answer.cookies, baseUrl)) {
    const path = origin === new URL(baseUrl).origin ? safeRedirectPath(`${pathname}${search}${hash}`) : undefined;
    return leadTo(path ?? "/", withNotice("signed-in", headers));
  }
  if (pathname === loginsPath && searchParams.has("error")) {
    return leadTo(`${loginsPath}?error=${encodeURIComponent(error)}`, headers);
  }
  if (pathname === loginsPath) return leadTo(loginsPath, withNotice("login-linked", headers));
  if (isSignedIn && isInvalidRequest(error)) return leadTo("/", headers);
  const sentence = describeSignInFailure(error, "google");
  return leadTo(loginFailurePath(sentence, searchParams.get("redirectTo")), headers);
}
