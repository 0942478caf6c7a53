import { redirect } from "react-router";
import { answerForm } from "#platform/forms/answer-form.ts";
import { fieldOf, parseEmail } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { callAuth, throwProblem } from "../../accounts-context.ts";
import { findExpectedAddress } from "../../expected-address.ts";
import { checkEmail, withReturnPath } from "../../rules.ts";
import { findSession } from "../../sessions/current-session.ts";
import { accountMeta } from "../../ui/account-meta.ts";
import { AuthPage } from "../../ui/auth-pages/auth-page.tsx";
import { AskForMail, LinkSent, OtherSignInMethods } from "../../ui/auth-pages/email-sign-in.tsx";
import { withNotice } from "../../ui/flash-messages.ts";
import type { Route } from "./+types/email";
import { readCodeAddress, rememberCodeAddress, returnPathOf } from "./sign-in-steps.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Sign in by email", "/login/email");

/** Passes on a refusal's headers, such as `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const redirectTo = returnPathOf(url);
  if (await findSession(context)) throw redirect(redirectTo ?? "/");
  const { config } = context.get(servicesContext);
  const isSent = url.searchParams.get("sent") === "link";
  return {
    redirectTo,
    sentTo: isSent ? readCodeAddress(config.baseUrl, request) : null,
    email: await findExpectedAddress(context, redirectTo),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { baseUrl } = context.get(servicesContext).config;
  const redirectTo = returnPathOf(url);
  return answerForm(request, {
    check: checkEmail,
    failureMessage: "The email could not be sent. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid(values, form) {
      const email = parseEmail(values.email) ?? "";
      const isLink = fieldOf(form, "send") === "link";
      const call = isLink
        ? { path: "/sign-in/magic-link", body: { email, metadata: redirectTo ? { redirectTo } : {} } }
        : { path: "/email-otp/send-verification-otp", body: { email, type: "sign-in" } };
      throwProblem(await callAuth(context, request, { method: "POST", ...call }));
      const headers = new Headers({ "set-cookie": rememberCodeAddress(baseUrl, email) });
      if (fieldOf(form, "again") && !isLink) withNotice("code-sent-again", headers);
      const sent = new URLSearchParams({ sent: "link", ...(redirectTo ? { redirectTo } : {}) });
      throw redirect(isLink ? `/login/email?${sent}` : withReturnPath("/login/email/code", redirectTo), { headers });
    },
  });
}

export default function LoginByMailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { redirectTo, sentTo, email } = loaderData;
  if (sentTo && !actionData) {
    return (
      <AuthPage title="Check your email" below={<OtherSignInMethods redirectTo={redirectTo} without="email" />}>
        <LinkSent email={sentTo} redirectTo={redirectTo} />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Sign in by email"
      intro="No password needed. We’ll email you a code to enter or a link to open."
      below={<OtherSignInMethods redirectTo={redirectTo} without="email" />}
    >
      <AskForMail reply={actionData} redirectTo={redirectTo} email={email} />
    </AuthPage>
  );
}
