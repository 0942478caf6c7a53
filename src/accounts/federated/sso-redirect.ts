import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { Accounts } from "../accounts.ts";
import { throwProblem } from "../accounts-context.ts";
import type { AuthAnswer, AuthCall, AuthClient } from "../auth/auth-call.ts";
import { startsSession } from "../auth/auth-cookies.ts";
import { safeRedirectPath } from "../redirect-paths.ts";
import { findSsoProvider } from "../sso/sso-providers.ts";
import { withNotice } from "../ui/flash-messages.ts";
import { failurePath, leadTo, loginFailurePath } from "./redirect-outcome.ts";

export interface SsoRedirect {
  /** The organization's sign-in page. */
  readonly url: string;
  readonly domain: string;
  readonly cookies: readonly string[];
}

/**
 * Prepares the redirect to the organization that an email address belongs to.
 * @param call calls the library on behalf of the page's visitor.
 * @throws {AppError} `not_found` if no single sign-on is set up for the address; any refusal of the library.
 */
export async function startSso(
  { config: { baseUrl }, db }: Pick<Services, "config" | "db">,
  call: (call: AuthCall) => Promise<AuthAnswer>,
  { email, redirectTo = "/" }: { readonly email: string; readonly redirectTo?: string | undefined },
): Promise<SsoRedirect> {
  const domain = email.split("@")[1] ?? "";
  const provider = await findSsoProvider(db, { domain });
  if (!provider) {
    throw new AppError("not_found", {
      userMessage: "No single sign-on is set up for this address. Please sign in another way.",
    });
  }
  const body = {
    providerId: provider.providerId,
    loginHint: email,
    callbackURL: `${baseUrl}${redirectTo}`,
    errorCallbackURL: `${baseUrl}${failurePath(redirectTo, "organisation")}`,
  };
  const answer = await call({ method: "POST", path: "/sign-in/sso", body });
  throwProblem(answer);
  const url = typeof answer.body.url === "string" ? answer.body.url : "";
  // The address comes from the provider's own metadata.
  if (!/^https?:\/\//.test(url)) throw new Error("an identity provider's sign-in URL is not http or https");
  return { url, domain, cookies: answer.cookies };
}

/**
 * Handles what an organization's identity provider sent a user back with. Users see these addresses in their browser, so every refusal
 * redirects to a page; the library would answer some with JSON, and others with our home page.
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
    if (answer.status < 400 && startsSession(cookies, baseUrl)) {
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
