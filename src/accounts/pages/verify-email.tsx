import { data, redirect } from "react-router";
import { answerForm } from "#platform/forms/answer-form.ts";
import { keepFailureOnForm } from "#platform/forms/keep-failure-on-form.ts";
import { parseEmail } from "#platform/forms/rules.ts";
import { withPageErrors } from "#platform/http/page-errors.ts";
import { requestContext } from "#platform/services.ts";
import { callAuth, cookieHeaders, throwProblem } from "../accounts-context.ts";
import { loginPath } from "../login-path.ts";
import { checkEmail } from "../rules.ts";
import { findSession } from "../sessions/current-session.ts";
import { accountMeta } from "../ui/account-meta.ts";
import { EmailLinkState } from "../ui/doors/email-link-state.tsx";
import type { Route } from "./+types/verify-email";
import { readEmailLink } from "./read-email-link.ts";

const failureMessage = "The mail could not be sent. Please try again in a moment.";

/** As the answer to a form says: when to try again, for one. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  accountMeta(root.loaderData, "Confirm your address", "/verify-email");

/** The link in a mail confirms the address when it is opened: that of a new account, or the one that takes the place of another. */
export function loader({ request, context, url }: Route.LoaderArgs) {
  return withPageErrors(async () => {
    const token = url.searchParams.get("token");
    if (!token) return data({ state: "ask" as const, isSignedIn: false });
    const path = `/verify-email?${new URLSearchParams({ token })}`;
    const answer = await callAuth(context, request, { method: "GET", path });
    if (answer.problem?.code === "session_not_found") throw redirect(loginPath(`${url.pathname}${url.search}`));
    const { state, status } = readEmailLink(answer, token);
    const isSignedIn = (await findSession(context)) !== null;
    return data({ state, isSignedIn }, { status, headers: cookieHeaders(answer) });
  });
}

export function action({ request, context }: Route.ActionArgs) {
  return answerForm(request, {
    check: checkEmail,
    failureMessage,
    log: context.get(requestContext).log,
    async keep({ email }) {
      // In nobody's name: to somebody signed in, the library would tell other addresses apart.
      const headers = new Headers(request.headers);
      headers.delete("cookie");
      const asVisitor = new Request(request.url, { headers });
      const body = { email: parseEmail(email) ?? email };
      throwProblem(await callAuth(context, asVisitor, { method: "POST", path: "/send-verification-email", body }));
    },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, failureMessage);
}

export default function VerifyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailLinkState {...loaderData} reply={actionData} />;
}
