import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { Accounts } from "../accounts.ts";
import { cookieHeaders } from "../accounts-context.ts";
import type { AuthClient } from "../auth/auth-client.ts";
import type { AuthAnswer } from "../auth/auth-gateway.ts";
import { withNotice } from "../pages/with-notice.ts";
import { safeRedirectPath } from "../safe-redirect-path.ts";
import { describeHandoffFailure, isInvalidRequest, loginFailurePath } from "./handoff-failures.ts";
import { callbackPath, loginsPath } from "./handoff-paths.ts";
import { isSigningIn } from "./is-signing-in.ts";
import { leadTo } from "./lead-to.ts";

/**
 * Exchanges what Google sent somebody back with for a session, or links Google to the account of whoever is signed in, and leads on to where
 * they were going. The state, which only the browser that asked has, is good once.
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
  if (isSigningIn(answer.cookies, baseUrl)) {
    const path = origin === new URL(baseUrl).origin ? safeRedirectPath(`${pathname}${search}${hash}`) : undefined;
    return leadTo(path ?? "/", withNotice("signed-in", headers));
  }
  if (pathname === loginsPath && searchParams.has("error")) {
    return leadTo(`${loginsPath}?error=${encodeURIComponent(error)}`, headers);
  }
  if (pathname === loginsPath) return leadTo(loginsPath, withNotice("login-linked", headers));
  if (isSignedIn && isInvalidRequest(error)) return leadTo("/", headers);
  const sentence = describeHandoffFailure(error, "google");
  return leadTo(loginFailurePath(sentence, searchParams.get("redirectTo")), headers);
}
