import { data, redirect } from "react-router";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { parseEmail } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { callAuth, cookieHeaders } from "../accounts-context.ts";
import { type SsoRedirect, startSso } from "../federated/sso-redirect.ts";
import { authPath, checkEmail, readAuthQuery } from "../rules.ts";
import { findSession } from "../sessions/current-session.ts";
import { accountMeta } from "../ui/account-meta.ts";
import { AuthLink, AuthPage } from "../ui/auth-pages/auth-page.tsx";
import { SsoForm, SsoRedirectLink, type SsoReply } from "../ui/auth-pages/sso-form.tsx";
import type { Route } from "./+types/login-sso";

const failureMessage = "Your organization’s sign-in could not be reached. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  accountMeta(root.loaderData, "Single sign-on", "/login/sso");

export async function loader({ context, url }: Route.LoaderArgs) {
  const authQuery = readAuthQuery(url);
  if (await findSession(context)) throw redirect(authQuery.redirectTo ?? "/");
  return { authQuery };
}

/** Answers with a link instead of a redirect: our forms must not lead to another site, not even through a redirect (`form-action`). */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { redirectTo } = readAuthQuery(url);
  let redirection: SsoRedirect | undefined;
  const { data: reply, init } = await answerForm(request, {
    check: checkEmail,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ email }) {
      redirection = await startSso(context.get(servicesContext), (call) => callAuth(context, request, call), {
        email: parseEmail(email) ?? "",
        redirectTo,
      });
    },
  });
  if (!redirection) return data<SsoReply>(reply, init ?? undefined);
  const headers = cookieHeaders(redirection);
  headers.set("cache-control", "no-store");
  const { url: address, domain } = redirection;
  return data<SsoReply>({ ...reply, redirection: { url: address, domain } }, { headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, failureMessage);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function LoginSsoPage({ loaderData: { authQuery }, actionData: reply }: Route.ComponentProps) {
  if (reply && "redirection" in reply && reply.redirection) return <SsoRedirectLink {...reply.redirection} />;
  return (
    <AuthPage
      title="Single sign-on"
      intro="Use your organization’s account. Your work email tells us which one."
      below={
        <p>
          No single sign-on? <AuthLink to={authPath("/login", authQuery)}>Sign in another way</AuthLink>
        </p>
      }
    >
      <SsoForm authQuery={authQuery} reply={reply} />
    </AuthPage>
  );
}
