import { data, redirect } from "react-router";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { parseEmail } from "#platform/forms/rules.ts";
import { requestContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { callAuth, cookieHeaders, throwProblem } from "../accounts-context.ts";
import { type AuthQuery, authPath, checkEmail, checkNewPassword, readAuthQuery } from "../rules.ts";
import { accountMeta } from "../ui/account-meta.ts";
import { AuthLink, AuthPage } from "../ui/auth-pages/auth-page.tsx";
import { RequestResetForm, SetPasswordForm } from "../ui/auth-pages/password-reset-forms.tsx";
import { withNotice } from "../ui/flash-messages.ts";
import type { Route } from "./+types/reset-password";

/** The same for every address, so that no one learns whether it has an account. */
const linkSentMessage = "If there is an account with this address, an email with a link is on its way.";
const failureMessage = "The password could not be changed. Please try again in a moment.";

/** Passes on a refusal's headers, such as `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  accountMeta(root.loaderData, "Set a new password", "/reset-password");

/** Asks for an email address or, with an emailed token, for the new password. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const authQuery = readAuthQuery(url);
  const token = url.searchParams.get("token");
  if (!token) return data({ authQuery, token: null, isExpired: false });
  const isGood = await isTokenGood({ request, context }, token);
  return data({ authQuery, token: isGood ? token : null, isExpired: !isGood }, { status: isGood ? 200 : 410 });
}

/** Doesn't use up the token. The library answers with a redirect whose address says whether the token is valid. */
async function isTokenGood({ request, context }: Pick<Route.LoaderArgs, "request" | "context">, token: string) {
  const query = new URLSearchParams({ callbackURL: "/reset-password" });
  const path = `/reset-password/${encodeURIComponent(token)}?${query}`;
  const { location } = await callAuth(context, request, { method: "GET", path });
  return location !== null && new URL(location).searchParams.get("token") === token;
}

export async function action(args: Route.ActionArgs) {
  const token = args.url.searchParams.get("token");
  return token ? setPassword(args, token) : requestReset(args);
}

function requestReset({ request, context, url }: Route.ActionArgs) {
  return answerForm(request, {
    check: checkEmail,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ email }) {
      const { redirectTo } = readAuthQuery(url);
      const body = { email: parseEmail(email) ?? email, ...(redirectTo ? { redirectTo } : {}) };
      throwProblem(await callAuth(context, request, { method: "POST", path: "/request-password-reset", body }));
    },
  });
}

function setPassword({ request, context, url }: Route.ActionArgs, token: string) {
  return answerForm(request, {
    check: checkNewPassword,
    secrets: ["password"],
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ password }) {
      const body = { token, newPassword: password };
      const answer = await callAuth(context, request, { method: "POST", path: "/reset-password", body });
      throwProblem(answer, new Map([["weak_password", "password"]]));
      const headers = withNotice("password-set", cookieHeaders(answer));
      throw redirect(authPath("/login", readAuthQuery(url)), { headers });
    },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, failureMessage);
}

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { authQuery, token, isExpired } = loaderData;
  const below = (
    <p>
      Remembered it? <AuthLink to={authPath("/login", authQuery)}>Log in</AuthLink>
    </p>
  );
  if (token) {
    return (
      <AuthPage
        title="Set a new password"
        intro="This signs you out on every device. Then sign in with the new password."
      >
        <SetPasswordForm token={token} authQuery={authQuery} reply={actionData} />
      </AuthPage>
    );
  }
  if (actionData?.outcome === "done") return <LinkSent authQuery={authQuery} />;
  const title = isExpired ? "This link no longer works" : "Reset your password";
  const intro = isExpired
    ? "Links work once, for 60 minutes. Enter your email, and we’ll send another one."
    : "Enter your account’s email, and we’ll send you a link to set a new password.";
  return (
    <AuthPage title={title} intro={intro} below={below}>
      <RequestResetForm authQuery={authQuery} reply={actionData} />
    </AuthPage>
  );
}

function LinkSent({ authQuery }: { readonly authQuery: AuthQuery }) {
  const below = (
    <p>
      No email, not even in spam? <AuthLink to={authPath("/reset-password", authQuery)}>Try again</AuthLink>
    </p>
  );
  return (
    <AuthPage title="Check your email" below={below}>
      <Alert tone="note">{linkSentMessage} It works once, for 60 minutes.</Alert>
    </AuthPage>
  );
}
