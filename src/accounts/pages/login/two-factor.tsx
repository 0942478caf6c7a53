import { parse } from "hono/utils/cookie";
import { redirect } from "react-router";
import { answerForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { CheckboxField } from "#ui/more-fields.tsx";
import { callAuth, throwProblem } from "../../accounts-context.ts";
import { twoFactorCookieName } from "../../auth/auth-cookies.ts";
import { checkRecoveryCode, checkTotpCode, trustedDeviceDays } from "../../rules.ts";
import { findSession } from "../../sessions/current-session.ts";
import { accountMeta } from "../../ui/account-meta.ts";
import { AuthLink, AuthPage } from "../../ui/auth-pages/auth-page.tsx";
import { CodeForm } from "../../ui/auth-pages/code-form.tsx";
import type { Route } from "./+types/two-factor";
import { finishSignIn, returnPathOf } from "./sign-in-steps.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Two-factor authentication", "/login/two-factor");

/** Passes on a refusal's headers, such as `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

const isRecovery = (url: URL): boolean => url.searchParams.get("with") === "recovery-code";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const redirectTo = returnPathOf(url);
  if (await findSession(context)) throw redirect(redirectTo ?? "/");
  const name = twoFactorCookieName(context.get(servicesContext).config.baseUrl);
  // The cookie expires with the challenge.
  if (!parse(request.headers.get("cookie") ?? "", name)[name]) throw startAgain(tooLate, redirectTo);
  const other = new URLSearchParams({
    ...(isRecovery(url) ? {} : { with: "recovery-code" }),
    ...(redirectTo ? { redirectTo } : {}),
  });
  return { isRecovery: isRecovery(url), otherPath: `/login/two-factor?${other}` };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const redirectTo = returnPathOf(url);
  return answerForm(request, {
    check: isRecovery(url) ? checkRecoveryCode : checkTotpCode,
    failureMessage: "The code could not be checked. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid({ code }, form) {
      const path = isRecovery(url) ? "/two-factor/verify-backup-code" : "/two-factor/verify-totp";
      const body = { code, trustDevice: form.has("trustDevice") };
      const answer = await callAuth(context, request, { method: "POST", path, body });
      if (answer.problem?.code === "challenge_expired") throw startAgain(tooLate, redirectTo);
      if (answer.problem?.code === "code_expired") throw startAgain(tooOften, redirectTo);
      throwProblem(answer);
      finishSignIn(answer, redirectTo);
    },
  });
}

const tooLate = {
  error: "Sign-in expired",
  error_description: "You didn’t enter the code in time. Please sign in again.",
};
const tooOften = {
  error: "Sign-in ended",
  error_description: "You entered too many wrong codes. Please sign in again.",
};

function startAgain(reason: Readonly<Record<string, string>>, redirectTo: string | undefined): Response {
  return redirect(`/login?${new URLSearchParams({ ...reason, ...(redirectTo ? { redirectTo } : {}) })}`);
}

export default function TwoFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.isRecovery ? (
    <AuthPage
      title="Use a recovery code"
      intro="Enter one of the codes you saved when you switched on two-factor authentication. Each works once."
      below={<OtherCode to={loaderData.otherPath}>Use the authenticator app instead</OtherCode>}
    >
      <CodeForm key="recovery" reply={actionData} check={checkRecoveryCode} kind="recovery" />
    </AuthPage>
  ) : (
    <AuthPage
      title="Enter the code from your app"
      intro="Open your authenticator app and enter the 6 digits it shows."
      below={<OtherCode to={loaderData.otherPath}>Use a recovery code instead</OtherCode>}
    >
      <CodeForm key="app" reply={actionData} check={checkTotpCode} kind="digits">
        <CheckboxField name="trustDevice" value="yes" label={`Trust this device for ${trustedDeviceDays} days`} />
      </CodeForm>
    </AuthPage>
  );
}

function OtherCode({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <div className="grid gap-1">
      <AuthLink to={to} replace>
        {children}
      </AuthLink>
    </div>
  );
}
