import { data, redirect } from "react-router";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { type Checked, fieldOf, parseEmail } from "#platform/forms/rules.ts";
import { requestContext, type Services, servicesContext } from "#platform/services.ts";
import { callAuth, cookieHeaders, throwProblem } from "../accounts-context.ts";
import { findChangeToConfirm } from "../email-change/email-change.ts";
import { loginPath, newcomersPath, safeRedirectPath } from "../redirect-paths.ts";
import { checkEmail } from "../rules.ts";
import { findSession } from "../sessions/current-session.ts";
import { findSignUp } from "../sign-up/find-sign-up.ts";
import { readOwnSignUp } from "../sign-up/sign-up-plugin.ts";
import { accountMeta } from "../ui/account-meta.ts";
import { type EmailLink, EmailLinkState } from "../ui/auth-pages/email-link.tsx";
import { withNotice } from "../ui/flash-messages.ts";
import type { Route } from "./+types/verify-email";

const failureMessage = "That could not be done. Please try again in a moment.";

/** Passes on a refusal's headers, such as `Retry-After`, and keeps the token in the address from other sites (login/link.tsx). */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders);
  all.set("referrer-policy", "same-origin");
  return all;
};

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  accountMeta(root.loaderData, "Confirm your address", "/verify-email");

const tokenOf = (url: URL): string => url.searchParams.get("token") ?? "";

/** Opening the page changes nothing: programs that follow emailed links open it too. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const session = await findSession(context);
  const viewer = session?.viewer ?? null;
  const services = context.get(servicesContext);
  const ownSignUpId = readOwnSignUp(request.headers, services.config.baseUrl, services.secrets)?.signUpId ?? null;
  const link = await linkOf(url, (token) => findEmailLink(services, { token, ownSignUpId }, viewer));
  if (link === "signed-out") throw redirect(loginPath(`${url.pathname}${url.search}`));
  return data({ link, signedInAs: viewer?.email ?? null }, { status: statusOf(link) });
}

async function linkOf<Other>(url: URL, find: (token: string) => Promise<EmailLink | Other>) {
  const isDiscarded = url.searchParams.has("discarded");
  return tokenOf(url) ? find(tokenOf(url)) : ({ status: isDiscarded ? "discarded" : "ask" } as const);
}

/** Refusals that the page itself explains when it looks up the link's state again. */
const shownByPage = [
  "invalid_jwt",
  "sign_up_gone",
  "session_not_found",
  "other_account",
  "email_taken",
  "email_confirmed",
];

/** Confirms or discards a sign-up, or emails its link again. */
export function action({ request, context, url }: Route.ActionArgs) {
  const token = tokenOf(url);
  const post = (path: string, body: Readonly<Record<string, string>>) =>
    callAuth(context, request, { method: "POST", path, body });
  return answerForm(request, {
    check: (form): Checked<"email"> => (form.has("intent") ? { values: { email: "" }, errors: {} } : checkEmail(form)),
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ email }, form) {
      const intent = fieldOf(form, "intent");
      if (intent === "discard") {
        throwProblem(await post("/sign-up/discard", { token }));
        throw redirect("/verify-email?discarded");
      }
      if (intent !== "confirm") {
        return throwProblem(await post("/send-verification-email", { email: parseEmail(email) ?? email }));
      }
      const answer = await post("/verify-email", { token });
      const here = `${url.pathname}${url.search}`;
      if (answer.problem && shownByPage.includes(answer.problem.code)) throw redirect(here);
      throwProblem(answer);
      const headers = cookieHeaders(answer);
      if (answer.body.changedTo) throw redirect(here, { headers });
      const { redirectTo, passwordToken } = answer.body;
      if (typeof passwordToken === "string") {
        throw redirect(`/reset-password?${new URLSearchParams({ token: passwordToken })}`, { headers });
      }
      const next = safeRedirectPath(typeof redirectTo === "string" ? redirectTo : null);
      throw redirect(newcomersPath(next), { headers: withNotice("address-confirmed", headers) });
    },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, failureMessage);
}

export default function VerifyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailLinkState {...loaderData} reply={actionData} />;
}

const statuses: Readonly<Record<string, number>> = {
  expired: 410,
  "change-expired": 410,
  void: 410,
  "other-account": 403,
  taken: 409,
  invalid: 400,
};

const statusOf = ({ status }: EmailLink): number => statuses[status] ?? 200;

/** @param viewer the signed-in user. @returns `signed-out` for a change of address without one. */
async function findEmailLink(
  services: Pick<Services, "db" | "secrets" | "clock">,
  sent: { readonly token: string; readonly ownSignUpId: string | null },
  viewer: { readonly userId: string; readonly email: string } | null,
): Promise<EmailLink | "signed-out"> {
  const signUp = await findSignUp(services, sent);
  if (typeof signUp === "object") return { status: "sign-up", signUp };
  if (signUp !== "invalid") return { status: signUp };
  const change = await findChangeToConfirm(services, sent.token, viewer);
  if (typeof change === "object") return { status: "change", change };
  if (change === "signed-out") return change;
  if (change === "done") return { status: "changed" };
  return { status: change === "expired" ? "change-expired" : change };
}
