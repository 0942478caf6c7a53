import { data, redirect } from "react-router";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { callAuth, cookieHeaders, throwProblem } from "../accounts-context.ts";
import { keepRef, readRef } from "../auth/auth-cookies.ts";
import { findExpectedAddress } from "../expected-address.ts";
import { describeReturn, newcomersPath } from "../redirect-paths.ts";
import { authPath, checkSignup, readAuthQuery } from "../rules.ts";
import { findSession } from "../sessions/current-session.ts";
import { accountMeta } from "../ui/account-meta.ts";
import { AuthLink, AuthPage, useAuthPageBusy } from "../ui/auth-pages/auth-page.tsx";
import { GoogleButton, GoogleNotSetUp } from "../ui/auth-pages/google-button.tsx";
import { SignupForm } from "../ui/auth-pages/signup-form.tsx";
import { withNotice } from "../ui/flash-messages.ts";
import type { Route } from "./+types/signup";

/** Shown for every code: nothing has checked whose it is. */
const invited = "A friend invited you.";
const failureMessage = "An error occurred during sign up.";

/** Passes on a refusal's headers, such as `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  accountMeta(
    root.loaderData,
    "Sign up",
    "/signup",
    "Create an account with your email address or with Google. We email you a link to confirm the address, and you start on the Free plan.",
  );

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const authQuery = readAuthQuery(url);
  if (await findSession(context)) throw redirect(authQuery.redirectTo ?? "/");
  const { config, liveSettings } = context.get(servicesContext);
  const headers = authQuery.ref ? { "Set-Cookie": keepRef(config.baseUrl, authQuery.ref) } : undefined;
  // The code may be in the address, or stored from an earlier invitation.
  const isInvited = (authQuery.ref ?? readRef(request.headers, config.baseUrl)) !== undefined;
  return data(
    {
      authQuery,
      isInvited,
      isOpen: liveSettings.current().areSignUpsOpen,
      isGoogleSetUp: config.google !== undefined,
      purpose: describeReturn(authQuery.redirectTo),
      email: await findExpectedAddress(context, authQuery.redirectTo),
    },
    headers && { headers },
  );
}

export function action({ request, context, url }: Route.ActionArgs) {
  return answerForm(request, {
    check: checkSignup,
    secrets: ["password"],
    failureMessage,
    log: context.get(requestContext).log,
    async onValid(values) {
      const { redirectTo, ref } = readAuthQuery(url);
      // The page that waits for the confirmation leads there, too.
      const authQuery = { ref, redirectTo: newcomersPath(redirectTo) };
      const body = { ...values, redirectTo: authQuery.redirectTo };
      const call = { method: "POST", path: "/sign-up/email", body, ref } as const;
      const answer = await callAuth(context, request, call);
      throwProblem(answer, new Map([["weak_password", "password"]]));
      throw redirect(authPath("/login", authQuery), { headers: withNotice("account-created", cookieHeaders(answer)) });
    },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, failureMessage);
}

export default function SignupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { authQuery, isInvited, isOpen, isGoogleSetUp, purpose, email } = loaderData;
  const busy = useAuthPageBusy();
  const below = (
    <p>
      Have an account? <AuthLink to={authPath("/login", authQuery)}>Log in</AuthLink>
    </p>
  );
  if (!isOpen) {
    return (
      <AuthPage
        title="Sign up"
        intro="New accounts can’t be created at the moment. Please try again later."
        below={below}
      >
        {null}
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Sign up" intro={purpose ? `Sign up ${purpose}.` : isInvited && invited} below={below}>
      {isGoogleSetUp && <GoogleButton authQuery={authQuery} busy={busy} />}
      <SignupForm authQuery={authQuery} busy={busy} reply={actionData} email={email} />
      {!isGoogleSetUp && <GoogleNotSetUp />}
    </AuthPage>
  );
}
