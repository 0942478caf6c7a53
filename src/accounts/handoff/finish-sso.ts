import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { Accounts } from "../accounts.ts";
import type { AuthClient } from "../auth/auth-client.ts";
import { withNotice } from "../pages/with-notice.ts";
import { safeRedirectPath } from "../safe-redirect-path.ts";
import { loginFailurePath } from "./handoff-failures.ts";
import { failurePath } from "./handoff-paths.ts";
import { isSigningIn } from "./is-signing-in.ts";
import { leadTo } from "./lead-to.ts";

/**
 * Takes what an organisation's identity provider sent somebody back with. People are in front of these addresses, so every refusal leads to a
 * page; the library would answer some with JSON, and others with our home page.
 */
export async function finishSso(
  { config: { baseUrl } }: Pick<Services, "config">,
  { gateway }: Pick<Accounts, "gateway">,
  request: Request,
  scope: AuthClient["scope"],
): Promise<Response> {
  try {
    const answer = await gateway.answer(request, scope);
    const { headers } = answer;
    headers.delete("content-type");
    const cookies = headers.getSetCookie();
    const to = new URL(headers.get("location") ?? "/", baseUrl);
    const isOwn = to.origin === new URL(baseUrl).origin;
    const path = isOwn ? safeRedirectPath(`${to.pathname}${to.search}${to.hash}`) : undefined;
    if (answer.status < 400 && isSigningIn(cookies, baseUrl)) {
      return leadTo(path ?? "/", withNotice("signed-in", headers));
    }
    const failure = new URL(failurePath(to.searchParams.get("redirectTo") ?? "/", "organisation"), baseUrl);
    failure.searchParams.set("error", to.searchParams.get("error") ?? "sso_failed");
    return leadTo(`${failure.pathname}${failure.search}`, headers);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return leadTo(loginFailurePath(error.userMessage));
  }
}
