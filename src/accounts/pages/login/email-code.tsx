import { redirect } from "react-router";
import { answerForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { callAuth, throwProblem } from "../../accounts-context.ts";
import { checkEmailCode, emailCodeDigits, withReturnPath } from "../../rules.ts";
import { findSession } from "../../sessions/current-session.ts";
import { accountMeta } from "../../ui/account-meta.ts";
import { AuthPage } from "../../ui/auth-pages/auth-page.tsx";
import { CodeForm } from "../../ui/auth-pages/code-form.tsx";
import { SendAgain } from "../../ui/auth-pages/email-sign-in.tsx";
import type { Route } from "./+types/email-code";
import { finishSignIn, readCodeAddress, returnPathOf } from "./sign-in-steps.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Enter the code", "/login/email/code");

/** Passes on a refusal's headers, such as `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const redirectTo = returnPathOf(url);
  if (await findSession(context)) throw redirect(redirectTo ?? "/");
  const email = readCodeAddress(context.get(servicesContext).config.baseUrl, request);
  if (!email) throw redirect(withReturnPath("/login/email", redirectTo));
  return { redirectTo, email };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const redirectTo = returnPathOf(url);
  const email = readCodeAddress(context.get(servicesContext).config.baseUrl, request);
  if (!email) throw redirect(withReturnPath("/login/email", redirectTo));
  return answerForm(request, {
    check: checkEmailCode,
    failureMessage: "The code could not be checked. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid({ code }) {
      const body = { email, otp: code };
      const answer = await callAuth(context, request, { method: "POST", path: "/sign-in/email-otp", body });
      throwProblem(answer);
      finishSignIn(answer, redirectTo);
    },
  });
}

export default function EmailCodePage({ loaderData, actionData }: Route.ComponentProps) {
  const { redirectTo, email } = loaderData;
  return (
    <AuthPage
      title="Enter the code"
      intro={
        <>
          If there’s an account with <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>, an email
          with a {emailCodeDigits}-digit code is on its way. It works for 10 minutes.
        </>
      }
      below={<SendAgain email={email} redirectTo={redirectTo} />}
    >
      <CodeForm reply={actionData} check={checkEmailCode} kind="digits" />
    </AuthPage>
  );
}
