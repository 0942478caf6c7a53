import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { throwProblem } from "../accounts-context.ts";
import type { AuthAnswer, AuthCall } from "../auth/auth-call.ts";
import { findSsoProvider } from "../sso/find-sso-provider.ts";
import { failurePath } from "./handoff-paths.ts";

export interface SsoHandOff {
  /** At the organisation. */
  readonly url: string;
  readonly domain: string;
  readonly cookies: readonly string[];
}

/**
 * Prepares the way to the organisation that an e-mail address belongs to.
 * @param call asks the library in the name of whoever is in front of the page.
 * @throws {AppError} `not_found` when none is set up for the address; what the library refuses.
 */
export async function startSso(
  { config: { baseUrl }, db }: Pick<Services, "config" | "db">,
  call: (call: AuthCall) => Promise<AuthAnswer>,
  { email, redirectTo = "/" }: { readonly email: string; readonly redirectTo?: string | undefined },
): Promise<SsoHandOff> {
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
  // Where the browser goes next was said by the provider's own metadata.
  if (!/^https?:\/\//.test(url)) throw new Error("an identity provider's sign-in is at no web address");
  return { url, domain, cookies: answer.cookies };
}
